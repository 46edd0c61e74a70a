import { zero } from '#kernel/money.ts'
import type { Ctx } from '#platform/ctx.ts'
import { findGuessedCoupon } from '#shop/coupons/coupon-guesses.service.server.ts'
import { isInstalledIn } from '#shop/settings/installation.rules.ts'
import { currentInstallation, currentShopFacts } from '#shop/settings/settings.service.server.ts'
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
  /** False where no installer reaches the address of the order. */
  readonly isInstalledHere: boolean
  readonly code: string | null
}

interface ServedFor {
  readonly code?: string
  /** Province or state of the address, once it is known. */
  readonly place?: string | null
}

/**
 * The reconciled cart with its totals for the visitor's destination; an invalid coupon gives no discount,
 * and a place without an installer no installation.
 */
export async function servedCart(
  ctx: Ctx,
  cart: CompactCart,
  { code = '', place = null }: ServedFor = {},
): Promise<ServedCart> {
  const { products, tariff } = await cartFacts(
    ctx,
    cart.lines.map((line) => line.id),
  )
  const known = new Map(products.map((product) => [product.id, product]))
  const { lines, notices } = reconciled(cart.lines, known, ctx.destination)
  const coupon = code === '' ? null : await findGuessedCoupon(ctx, code)
  const discount = coupon?.ok ? coupon.value : null
  const offer = await currentInstallation(ctx)
  const isInstalledHere = place === null || isInstalledIn(offer, place)
  const installation = cart.installation && isInstalledHere
  const totals = priceCart({
    destination: ctx.destination,
    lines,
    productOf: ({ id }) => known.get(id),
    tariff,
    discount,
    installation: installation ? offer.price : zero,
    oneDelivery: (await currentShopFacts(ctx)).oneDelivery,
  })
  const { dropped } = cart
  return { totals, notices, dropped, installation, isInstalledHere, code: discount?.code ?? null }
}
