import { zero } from '#kernel/money.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { cartProduct } from '#shop/cart/cart.rules.ts'
import { priceCart, type Totals } from '#shop/cart/totals.rules.ts'
import { type Goods, goodsForSale } from '#shop/catalogue/stock.service.server.ts'
import type { Discount } from '#shop/coupons/coupon.rules.ts'
import { discountOf } from '#shop/coupons/coupons.service.server.ts'
import type { OrderWish, PlacingRefusal } from '#shop/orders/placing.rules.ts'
import type { SoldLine } from '#shop/orders/recording.service.server.ts'
import { currentTariff } from '#shop/shipping/shipping.service.server.ts'
import type { Tariff } from '#shop/shipping/tariff.rules.ts'
import { lineRefusal } from './placing-order.rules.ts'

export interface Priced {
  readonly lines: readonly SoldLine[]
  readonly totals: Totals
  readonly tariff: Tariff
  readonly couponCode: string | null
}

export type PricedResult =
  | { readonly ok: true; readonly value: Priced }
  | { readonly ok: false; readonly code: PlacingRefusal; readonly productId?: string }

type Known = ReadonlyMap<string, Goods>

function refusedLine({ lines, destination }: OrderWish, known: Known): PricedResult | null {
  for (const { id, quantity } of lines) {
    const goods = known.get(id)
    const code = lineRefusal(goods && cartProduct(goods.product), quantity, destination)
    if (code) return { ok: false, code, productId: id }
  }
  return null
}

function sold(totals: Totals, known: Known): SoldLine[] {
  return totals.lines.flatMap((sum) => {
    const goods = known.get(sum.product.id)
    if (!goods) return []
    const { nameEs, nameEn, unitCost, product } = goods
    return [{ sum, nameEs, nameEn, unitCost, sellPrice: product.sellPrice }]
  })
}

export interface PriceFacts {
  readonly goods: Known
  readonly tariff: Tariff
  /** By the codes as they were typed; null where a code takes nothing off. */
  readonly discounts: ReadonlyMap<string, Discount | null>
}

async function discountsOf(ctx: Needs<'now'>, wishes: readonly OrderWish[]) {
  const discounts = new Map<string, Discount | null>()
  for (const { couponCode } of wishes) {
    if (!discounts.has(couponCode)) discounts.set(couponCode, await discountOf(ctx, couponCode))
  }
  return discounts
}

/** All that the prices of these wishes depend on. */
export const priceFacts = (ctx: Needs<'now'>, wishes: readonly OrderWish[]): Promise<PriceFacts> =>
  inTransaction(ctx, async (inside) => {
    const ids = new Set(wishes.flatMap(({ lines }) => lines.map(({ id }) => id)))
    const goods = await goodsForSale(inside, [...ids])
    return {
      goods: new Map(goods.map((one) => [one.product.id, one])),
      tariff: await currentTariff(inside),
      discounts: await discountsOf(inside, wishes),
    }
  })

/** What a wish costs today, by the same rules as the cart. */
export function priced(wish: OrderWish, { goods, tariff, discounts }: PriceFacts): PricedResult {
  const { destination, installation, couponCode } = wish
  const discount = discounts.get(couponCode) ?? null
  if (couponCode !== '' && !discount) return { ok: false, code: 'coupon_invalid' }
  const refused = refusedLine(wish, goods)
  if (refused) return refused
  const totals = priceCart({
    destination,
    lines: wish.lines,
    productOf: ({ id }) => {
      const one = goods.get(id)
      return one && cartProduct(one.product)
    },
    tariff,
    discount,
    installation,
  })
  const isUsed = totals.discount > zero
  const sale = { lines: sold(totals, goods), totals, tariff }
  return { ok: true, value: { ...sale, couponCode: isUsed ? (discount?.code ?? null) : null } }
}

export const pricedWish = async (ctx: Needs<'now'>, wish: OrderWish): Promise<PricedResult> =>
  priced(wish, await priceFacts(ctx, [wish]))
