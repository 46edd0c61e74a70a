import { type PaymentMethod, paymentMethods } from '#kernel/payment-method.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem } from '#platform/database/transaction.ts'
import {
  methodSettings,
  payPalIsConfigured,
} from '#shop/payments/methods/methods.service.server.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'

type Asking = Needs<'locale' | 'config'>

/** The methods open for donations and the recipient of Zelle; none in maintenance. */
export async function waysToGive(ctx: Asking) {
  const acting = { ...ctx, ...asSystem(ctx.db, 'how the shop takes donations') }
  const { limits, transfers } = await methodSettings(acting)
  const zelle = transfers.zelle ?? null
  const { maintenance } = await currentShopFacts(acting)
  const isOn = (requested: PaymentMethod) =>
    !maintenance && limits.some(({ method, isActive }) => method === requested && isActive)
  const goesBy: Readonly<Record<PaymentMethod, boolean>> = {
    paypal: isOn('paypal') && payPalIsConfigured(ctx),
    zelle: isOn('zelle') && zelle !== null && zelle.recipient !== '',
  }
  const methods = paymentMethods.filter((method) => goesBy[method])
  return { methods, zelle: goesBy.zelle ? zelle : null }
}

export const takesPayPal = async (ctx: Asking): Promise<boolean> =>
  (await waysToGive(ctx)).methods.includes('paypal')
