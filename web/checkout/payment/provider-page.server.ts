import { randomBytes } from 'node:crypto'
import { isTransfer, type OnlineMethod } from '#kernel/payment-method.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Order } from '#shop/orders/order.rules.ts'
import { orderByLink } from '#shop/orders/orders.service.server.ts'
import { isDemonstration, providerPage } from '#shop/payments/methods/methods.service.server.ts'
import { providersFor } from '#shop/payments/orders/pay-online.service.server.ts'
import type { ServedProvider } from './provider-page.ts'

/** For the loader of a payment page, as `servedProvider`; null while the provider is not configured. */
export function servedProvider(
  ctx: Pick<Ctx, 'config'>,
  { method, name }: Pick<ServedProvider, 'method' | 'name'>,
): ServedProvider | null {
  const page = providerPage(ctx, method)
  if (!page) return null
  const { hosts, scriptOrigin: origin } = page
  const buttons = origin ? { origin, nonce: randomBytes(16).toString('base64') } : null
  return { method, name, isDemo: isDemonstration(ctx, method), hosts, buttons }
}

/** The order of the buyer's link. */
export async function payersOrder(ctx: Ctx, token: string) {
  const opened = await orderByLink(ctx, token)
  return opened?.viewer === 'payer' ? opened.order : null
}

/** The provider at which this order is paid: its own, or this one instead of the transfer that is named. */
export async function providerOfOrder(ctx: Ctx, order: Order, provider: OnlineMethod) {
  const { method, methodName } = order
  if (!isTransfer(method)) return { method, name: methodName, instead: null }
  const found = (await providersFor(ctx, order)).find((one) => one.method === provider)
  return found ? { method: found.method, name: found.name, instead: methodName } : null
}
