import type { Ctx } from '#platform/ctx.ts'
import { cartFacts } from '#shop/cart/cart.service.server.ts'
import { type CartNotice, healed } from '#shop/cart/healing.rules.ts'
import type { CompactCart } from '#shop/cart/stored-cart.rules.ts'
import { cartTotals, type Totals } from '#shop/cart/totals.rules.ts'

/** A cart as the server shows it: mended, with today's prices. */
export interface ServedCart {
  readonly totals: Totals
  readonly notices: readonly CartNotice[]
  readonly dropped: number
  readonly installation: boolean
}

/** What the shop sells today of a cart, summed up for the visitor's destination. */
export async function servedCart(ctx: Ctx, cart: CompactCart): Promise<ServedCart> {
  const { products, tariff } = await cartFacts(
    ctx,
    cart.lines.map((line) => line.id),
  )
  const known = new Map(products.map((product) => [product.id, product]))
  const { lines, notices } = healed(cart.lines, known, ctx.destination)
  const totals = cartTotals({
    destination: ctx.destination,
    lines: lines.flatMap(({ id, quantity }) => {
      const product = known.get(id)
      return product ? [{ product, quantity }] : []
    }),
    tariff,
    discount: null,
    installation: cart.installation,
  })
  return { totals, notices, dropped: cart.dropped, installation: cart.installation }
}
