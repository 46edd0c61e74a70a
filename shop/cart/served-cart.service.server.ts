import type { Ctx } from '#platform/ctx.ts'
import { findGuessedCoupon } from '#shop/coupons/coupon-guesses.service.server.ts'
import { cartFacts } from './cart.service.server.ts'
import { type CartNotice, reconciled } from './reconcile.rules.ts'
import type { CompactCart } from './stored-cart.rules.ts'
import { priceCart, type Totals } from './totals.rules.ts'

/** A cart rendered by the server: reconciled, with current prices. */
export interface ServedCart {
  readonly totals: Totals
  readonly notices: readonly CartNotice[]
  readonly dropped: number
  readonly installation: boolean
  readonly code: string | null
}

/**
 * The reconciled cart with its totals for the visitor's destination; an invalid coupon gives no discount.
 */
export async function servedCart(ctx: Ctx, cart: CompactCart, code = ''): Promise<ServedCart> {
  const { products, tariff } = await cartFacts(
    ctx,
    cart.lines.map((line) => line.id),
  )
  const known = new Map(products.map((product) => [product.id, product]))
  const { lines, notices } = reconciled(cart.lines, known, ctx.destination)
  const coupon = code === '' ? null : await findGuessedCoupon(ctx, code)
  const discount = coupon?.ok ? coupon.value : null
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
