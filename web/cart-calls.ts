import type { CartFacts } from '#shop/cart/cart.service.server.ts'
import { askShop, ratePatience } from './ask-shop.ts'
import type { Operation } from './notices.ts'
import type { Patience } from './patience.rules.ts'

async function answerOf<Value>(
  operation: Operation,
  address: string,
  init: RequestInit = {},
  patience?: Patience,
): Promise<Value | null> {
  try {
    const answer = await askShop(address, init, operation, patience)
    return answer.ok ? ((await answer.json()) as Value) : null
  } catch {
    return null
  }
}

/** Today's prices, stock and shipping rate; null where the shop cannot be reached. */
export const askFacts = (ids: readonly string[]): Promise<CartFacts | null> =>
  answerOf('prices', `/carrito/productos?ids=${ids.join(',')}`, {}, ratePatience)

/** A link to these lines for someone else; null where none could be made. */
export async function askLink(cart: string): Promise<string | null> {
  const body = new URLSearchParams({ cart })
  const answer = await answerOf<{ path: string }>('share', '/carrito/compartir', {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body,
  })
  return answer ? new URL(answer.path, location.origin).href : null
}
