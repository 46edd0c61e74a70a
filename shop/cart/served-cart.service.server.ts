import type { Ctx } from '#platform/ctx.ts'
import { discountOf } from '#shop/coupons/coupons.service.server.ts'
import { cartFacts } from './cart.service.server.ts'
import { type CartNotice, reconciled } from './reconcile.rules.ts'
import type { CompactCart } from './stored-cart.rules.ts'
import { priceCart, type Totals } from './totals.rules.ts'

/** A cart as the server shows it: mended, with today's prices. */
export interface ServedCart {
  readonly totals: Totals
  readonly notices: readonly CartNotice[]
  readonly dropped: number
  readonly installation: boolean
  /** The applied coupon's code. */
  readonly code: string | null
}

/** What the shop sells today of a cart, summed up for the visitor's destination; a wrong code takes nothing off. */
export async function servedCart(ctx: Ctx, cart: CompactCart, code = ''): Promise<ServedCart> {
  const { products, tariff } = await cartFacts(
    ctx,
    cart.lines.map((line) => line.id),
  )
  const known = new Map(products.map((product) => [product.id, product]))
  const { lines, notices } = reconciled(cart.lines, known, ctx.destination)
  const discount = await discountOf(ctx, code)
  const totals = priceCart({
    destination: ctx.destination,
    lines,
    productOf: ({ id }) => known.get(id),
    tariff,
    discount,
    installation: cart.installation,
  })
  const { dropped, installation } = cart
  return { totals, notices, dropped, installation, code: discount?.code ?? null }
}
