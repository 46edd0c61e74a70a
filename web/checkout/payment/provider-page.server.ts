import { randomBytes } from 'node:crypto'
import type { Ctx } from '#platform/ctx.ts'
import { orderByLink } from '#shop/orders/orders.service.server.ts'
import { isDemonstration, providerPage } from '#shop/payments/methods/methods.service.server.ts'
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
