import { randomBytes } from 'node:crypto'
import type { Ctx } from '#platform/ctx.ts'
import { orderByLink } from '#shop/orders/orders.service.server.ts'
import { payPalClientId } from '#shop/payments/methods/methods.service.server.ts'
import type { ServedPayPal } from './paypal-page.ts'

/** For the loader of a payment page, as `payPal`; null while PayPal is not configured. */
export function servedPayPal({ config }: Pick<Ctx, 'config'>): ServedPayPal | null {
  if (payPalClientId({ config }) === null) return null
  const base = config.PAYPAL_API_BASE
  const origin = base === '' ? 'https://www.paypal.com' : new URL(base).origin
  return { origin, nonce: randomBytes(16).toString('base64') }
}

/** The order of the buyer's link. */
export async function payersOrder(ctx: Ctx, token: string) {
  const opened = await orderByLink(ctx, token)
  return opened?.viewer === 'payer' ? opened.order : null
}
