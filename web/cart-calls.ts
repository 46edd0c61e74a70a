import type { CartFacts } from '#shop/cart/cart.service.server.ts'
import type { CartDiscount } from '#shop/cart/totals.rules.ts'

async function answerOf<Value>(address: string, init?: RequestInit): Promise<Value | null> {
  try {
    const answer = await fetch(address, init)
    return answer.ok ? ((await answer.json()) as Value) : null
  } catch {
    return null
  }
}

/** Today's prices and stock; null where the shop cannot be reached. */
export const askFacts = (ids: readonly string[]): Promise<CartFacts | null> =>
  answerOf(`/carrito/productos?ids=${ids.join(',')}`)

/** What a coupon takes off; null where it takes nothing or nobody answers. */
export async function askDiscount(code: string): Promise<CartDiscount | null> {
  const body = new URLSearchParams({ code })
  const headers = { Accept: 'application/json' }
  const answer = await answerOf<{ ok: boolean; discount?: CartDiscount }>('/cupon', {
    method: 'POST',
    headers,
    body,
  })
  return (answer?.ok && answer.discount) || null
}

/** A link to these lines for someone else; null where none could be made. */
export async function askLink(cart: string): Promise<string | null> {
  const body = new URLSearchParams({ cart })
  const answer = await answerOf<{ path: string }>('/carrito/compartir', {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body,
  })
  return answer ? new URL(answer.path, location.origin).href : null
}
