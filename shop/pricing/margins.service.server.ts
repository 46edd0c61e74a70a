import type { Usd } from '#kernel/money.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import type { PricedGoods } from '#shop/catalogue/priced-goods.rules.ts'
import {
  allPriced,
  pricedProducts,
  pricedProductsByIds,
} from '#shop/catalogue/prices.service.server.ts'
import type { Category } from '#shop/catalogue/product.rules.ts'
import { currentTariff } from '#shop/shipping/shipping.service.server.ts'
import type { Tariff } from '#shop/shipping/tariff.rules.ts'
import {
  type MarginRules,
  marginOf,
  type PriceDraft,
  type ProposedGoods,
  proposedPrice,
  usualRules,
} from './margin.rules.ts'
import { keptRules, writeRules } from './margins.queries.server.ts'
import { landedPrice } from './price.rules.ts'

export const marginRules = (ctx: Needs): Promise<MarginRules> =>
  inTransaction(ctx, async ({ tx }) => (await keptRules(tx, { locked: false })) ?? usualRules)

const noted = ({ targets, floor, rounding }: MarginRules) => ({ ...targets, floor, rounding })

export const keepMarginRules = (ctx: Needs<'now' | 'requestId'>, rules: MarginRules) =>
  inTransaction(ctx, async (inside) => {
    const before = await keptRules(inside.tx, { locked: true })
    await writeRules(inside.tx, rules)
    await recordChanges(inside, [
      {
        area: 'margins',
        subject: 'margin_settings',
        action: 'changed',
        before: noted(before ?? usualRules),
        after: noted(rules),
      },
    ])
  })

interface Basis {
  readonly rules: MarginRules
  readonly tariff: Tariff
  /** The tariff with the rate that is only tried. */
  readonly tried: Tariff
}

function inCuba(goods: PricedGoods, sellPrice: Usd | null, tariff: Tariff): Usd | null {
  const { weightLbs, deliveryFee, ownCuba: ownPrice } = goods
  const { isValid, finalPrice } = landedPrice(
    { sellPrice, weightLbs, deliveryFee, ownPrice },
    tariff,
  )
  return isValid ? finalPrice : null
}

function proposal(goods: PricedGoods, { rules, tariff, tried }: Basis): ProposedGoods {
  const proposed = proposedPrice(goods.cost, goods.category, rules)
  const margin = marginOf(goods.sell, goods.cost)
  return {
    ...goods,
    margin,
    proposed,
    proposedMargin: marginOf(proposed, goods.cost),
    isBelowFloor: margin !== null && margin < rules.floor,
    cuba: inCuba(goods, goods.sell, tariff),
    cubaThen: inCuba(goods, proposed ?? goods.sell, tried),
  }
}

async function basisOf(ctx: Needs, rate: Usd | null): Promise<Basis> {
  const tariff = await currentTariff(ctx)
  return {
    rules: await marginRules(ctx),
    tariff,
    tried: { ...tariff, costPerPound: rate ?? tariff.costPerPound },
  }
}

export interface MarginWish {
  readonly category: Category | null
  readonly page: number
  /** What if a pound cost so much; null asks about the one in force. */
  readonly rate: Usd | null
}

export const proposedProducts = (ctx: Needs, { rate, ...wish }: MarginWish) =>
  inTransaction(ctx, async (inside) => {
    const basis = await basisOf(inside, rate)
    const { goods, ...place } = await pricedProducts(inside, wish)
    return { ...place, goods: goods.map((one) => proposal(one, basis)), rules: basis.rules }
  })

/** Whose prices are proposed anew: those that were chosen, or all of a family. */
export type Choice =
  | { readonly ids: readonly string[] }
  | { readonly category: Category | null; readonly most: number }

interface Proposed {
  readonly goods: PricedGoods
  readonly to: Usd
}

const proposedAmong = (goods: readonly PricedGoods[], rules: MarginRules): Proposed[] =>
  goods.flatMap((one) => {
    const to = proposedPrice(one.cost, one.category, rules)
    return to === null || to === one.sell ? [] : [{ goods: one, to }]
  })

const byFamilyAndName = (one: Proposed, other: Proposed): number => {
  const [a, b] = [one, other].map(({ goods }) => [goods.category, goods.name, goods.id].join('\0'))
  return String(a) < String(b) ? -1 : 1
}

/** Looks no further than it may go. */
async function proposedInFamily(ctx: Needs, category: Category | null, most: number) {
  const rules = await marginRules(ctx)
  const proposed: Proposed[] = []
  for await (const goods of allPriced(ctx, category)) {
    proposed.push(...proposedAmong(goods, rules))
    if (proposed.length > most) break
  }
  return proposed.sort(byFamilyAndName)
}

const proposedFor = (ctx: Needs, ids: readonly string[]) =>
  inTransaction(ctx, async (inside) =>
    proposedAmong(await pricedProductsByIds(inside, ids), await marginRules(inside)),
  )

/** The proposed prices that are other than those of now; a family with too many of them is refused. */
export async function priceDrafts(
  ctx: Needs,
  choice: Choice,
): Promise<Result<PriceDraft[], 'nothing_chosen' | 'too_many'>> {
  const proposed =
    'ids' in choice
      ? await proposedFor(ctx, choice.ids)
      : await proposedInFamily(ctx, choice.category, choice.most)
  if (proposed.length === 0) return refused('nothing_chosen')
  if ('most' in choice && proposed.length > choice.most) return refused('too_many')
  return ok(
    proposed.map(({ goods: { id, sku, name, nameEn, sell: from }, to }) => ({
      ...{ id, sku, name, nameEn },
      ...{ from, to },
    })),
  )
}
