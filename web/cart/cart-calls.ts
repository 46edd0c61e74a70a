import type { CartFacts } from '#shop/cart/cart.service.server.ts'
import type { Operation } from '#web/shell/notices/notices.ts'
import { fetchFromShop, rateRetryPolicy } from '#web/shell/request/fetch-with-retry.ts'
import type { RetryPolicy } from '#web/shell/request/retry.rules.ts'

async function handleOf<Value>(
  operation: Operation,
  url: string,
  init: RequestInit = {},
  retryPolicy?: RetryPolicy,
): Promise<Value | null> {
  try {
    const response = await fetchFromShop(url, init, operation, retryPolicy)
    return response.ok ? ((await response.json()) as Value) : null
  } catch {
    return null
  }
}

/** Today's prices, stock and shipping rate; null where the server cannot be reached. */
export const fetchCartFacts = (ids: readonly string[]): Promise<CartFacts | null> =>
  handleOf('prices', `/carrito/productos?ids=${ids.join(',')}`, {}, rateRetryPolicy)

/** A link to this cart for sharing; null where none could be created. */
export async function askLink(cart: string, code: string | null): Promise<string | null> {
  const body = new URLSearchParams({ cart, code: code ?? '' })
  const result = await handleOf<{ path: string }>('share', '/carrito/compartir', {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body,
  })
  return result ? new URL(result.path, location.origin).href : null
}
