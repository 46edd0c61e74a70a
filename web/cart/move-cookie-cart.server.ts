import type { Destination } from '#kernel/destination.ts'
import type { Ctx } from '#platform/ctx.ts'
import { forDestination } from '#shop/cart/cart.rules.ts'
import { cartFacts } from '#shop/cart/cart.service.server.ts'
import { cartCookie, cookieCart } from './cart-cookie.server.ts'

/** Removes products not sold for the destination from a cart without scripts; returns their number. */
export async function moveCookieCart(
  ctx: Ctx,
  request: Request,
  to: Destination,
  headers: Headers,
) {
  const cart = cookieCart(request)
  if (cart.lines.length === 0) return 0
  const { products } = await cartFacts(
    ctx,
    cart.lines.map((line) => line.id),
  )
  const known = new Map(products.map((product) => [product.id, product]))
  const { lines, removed } = forDestination(cart.lines, known, to)
  if (removed > 0) headers.append('Set-Cookie', cartCookie(ctx, lines, cart.installation))
  return removed
}
