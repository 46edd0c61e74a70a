import { isTransfer, type PaymentMethod, paymentMethods } from '#kernel/payment-method.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem } from '#platform/database/transaction.ts'
import {
  isProviderConfigured,
  methodSettings,
} from '#shop/payments/methods/methods.service.server.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'

type Asking = Needs<'locale' | 'config'>

/** The methods open for donations and the recipient of Zelle; none in maintenance. */
export async function waysToGive(ctx: Asking) {
  const acting = { ...ctx, ...asSystem(ctx.db, 'how the shop takes donations') }
  const { limits, transfers } = await methodSettings(acting)
  const { maintenance } = await currentShopFacts(acting)
  const isOn = (requested: PaymentMethod) =>
    !maintenance && limits.some(({ method, isActive }) => method === requested && isActive)
  const isReady = (method: PaymentMethod) =>
    isTransfer(method)
      ? (transfers[method]?.recipient ?? '') !== ''
      : isProviderConfigured(ctx, method)
  const methods = paymentMethods.filter((method) => isOn(method) && isReady(method))
  return { methods, zelle: methods.includes('zelle') ? (transfers.zelle ?? null) : null }
}

export const takesDonationsBy = async (ctx: Asking, method: PaymentMethod): Promise<boolean> =>
  (await waysToGive(ctx)).methods.includes(method)
