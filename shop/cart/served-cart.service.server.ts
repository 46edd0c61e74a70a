import { zero } from '#kernel/money.ts'
import type { Ctx } from '#platform/ctx.ts'
import { findGuessedCoupon } from '#shop/coupons/coupon-guesses.service.server.ts'
import { type NoInstaller, noInstaller } from '#shop/settings/installation.rules.ts'
import { currentInstallation, currentShopFacts } from '#shop/settings/settings.service.server.ts'
import { type CartLine, isPluggedIn } from './cart.rules.ts'
import { cartFacts } from './cart.service.server.ts'
import { type CartNotice, idsOf, reconciled } from './reconcile.rules.ts'
import type { CompactCart } from './stored-cart.rules.ts'
import { priceCart, type Totals } from './totals.rules.ts'

/** A cart rendered by the server: reconciled, with current prices. */
export interface ServedCart {
  readonly totals: Totals
  /** What waits because it does not go to the destination. */
  readonly aside: readonly CartLine[]
  readonly notices: readonly CartNotice[]
  readonly dropped: number
  readonly installation: boolean
  /** Why nobody installs it there; null where somebody does. */
  readonly noInstaller: NoInstaller | null
  readonly code: string | null
}

interface ServedFor {
  readonly code?: string
  /** Province or state of the address, once it is known. */
  readonly place?: string | null
  readonly isPickup?: boolean
}

/**
 * The reconciled cart with its totals for the visitor's destination; an invalid coupon gives no discount,
 * and a place without an installer no installation.
 */
export async function servedCart(
  ctx: Ctx,
  cart: CompactCart,
  { code = '', place = null, isPickup = false }: ServedFor = {},
): Promise<ServedCart> {
  const { products: found, tariff } = await cartFacts(ctx, idsOf(cart))
  const known = new Map(found.map((product) => [product.id, product]))
  const { lines, notices, ...split } = reconciled(cart, known, ctx.destination)
  const aside = split.aside.map((line) => ({ ...line, seen: known.get(line.id) ?? null }))
  const coupon = code === '' ? null : await findGuessedCoupon(ctx, code)
  const discount = coupon?.ok ? coupon.value : null
  const offer = await currentInstallation(ctx)
  const products = lines.flatMap(({ id }) => known.get(id) ?? [])
  const arePluggedIn = lines.length > 0 && products.every(isPluggedIn)
  const obstacle = noInstaller(offer, { place, isPickup, isPluggedIn: arePluggedIn })
  const installation = cart.installation && obstacle === null
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
  const applied = discount?.code ?? null
  return { totals, aside, notices, dropped, installation, noInstaller: obstacle, code: applied }
}
