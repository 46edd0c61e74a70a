import { zero } from '#kernel/money.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { cartProduct } from '../cart/cart.rules.ts'
import { cartTotals, type Totals } from '../cart/totals.rules.ts'
import { type Goods, goodsForSale } from '../catalogue/stock.service.server.ts'
import type { Discount } from '../coupons/coupon.rules.ts'
import { findCoupon } from '../coupons/coupons.service.server.ts'
import type { OrderWish, PlacingRefusal } from '../orders/placing.rules.ts'
import type { SoldLine } from '../orders/recording.service.server.ts'
import { currentTariff } from '../shipping/shipping.service.server.ts'
import type { Tariff } from '../shipping/tariff.rules.ts'
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

async function discountOf(
  ctx: Needs<'now'>,
  code: string,
): Promise<{ ok: true; value: Discount | null } | { ok: false }> {
  if (code === '') return { ok: true, value: null }
  const found = await findCoupon(ctx, code)
  return found.ok ? found : { ok: false }
}

/** What a wish costs today, by the same rules as the cart. */
export const pricedWish = (ctx: Needs<'now'>, wish: OrderWish): Promise<PricedResult> =>
  inTransaction(ctx, async (inside): Promise<PricedResult> => {
    const coupon = await discountOf(inside, wish.couponCode)
    if (!coupon.ok) return { ok: false, code: 'coupon_invalid' }
    const tariff = await currentTariff(inside)
    const goods = await goodsForSale(
      inside,
      wish.lines.map((line) => line.id),
    )
    const known = new Map(goods.map((one) => [one.product.id, one]))
    const refused = refusedLine(wish, known)
    if (refused) return refused
    const { destination, installation } = wish
    const lines = wish.lines.flatMap(({ id, quantity }) => {
      const one = known.get(id)
      return one ? [{ product: cartProduct(one.product), quantity }] : []
    })
    const totals = cartTotals({ destination, lines, tariff, discount: coupon.value, installation })
    const isUsed = totals.discount > zero
    return {
      ok: true,
      value: {
        lines: sold(totals, known),
        totals,
        tariff,
        couponCode: isUsed ? (coupon.value?.code ?? null) : null,
      },
    }
  })
