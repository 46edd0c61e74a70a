import type { Destination } from '#kernel/destination.ts'
import type { Ctx } from '#platform/ctx.ts'
import { cartFacts } from '#shop/cart/cart.service.server.ts'
import { idsOf, splitFor } from '#shop/cart/reconcile.rules.ts'
import { cartCookie, cookieCart } from './cart-cookie.server.ts'

/** Puts aside, in a cart without scripts, what is not sold for the destination, and brings back what is; returns how many were put aside. */
export async function moveCookieCart(
  ctx: Ctx,
  request: Request,
  to: Destination,
  headers: Headers,
) {
  const cart = cookieCart(request)
  const ids = idsOf(cart)
  if (ids.length === 0) return 0
  const { products } = await cartFacts(ctx, ids)
  const known = new Map(products.map((product) => [product.id, product]))
  const split = splitFor(cart, known, to)
  headers.append('Set-Cookie', cartCookie(ctx, { ...cart, ...split }))
  return cart.lines.filter((line) => split.aside.some(({ id }) => id === line.id)).length
}
