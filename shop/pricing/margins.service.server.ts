import type { Usd } from '#kernel/money.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import {
  allPriced,
  pricedProducts,
  pricedProductsByIds,
} from '#shop/catalogue/prices/prices.service.server.ts'
import type { PricedProduct } from '#shop/catalogue/prices/product-pricing.rules.ts'
import type { Category } from '#shop/catalogue/products/product.rules.ts'
import { currentTariff } from '#shop/shipping/shipping.service.server.ts'
import type { Tariff } from '#shop/shipping/tariff.rules.ts'
import {
  type MarginRules,
  marginOf,
  type ProposedPrice,
  proposedPrice,
  type UnsavedPrice,
  usualRules,
} from './margin.rules.ts'
import { storedRules, writeRules } from './margins.queries.server.ts'
import { landedPrice } from './price.rules.ts'

export const marginRules = (ctx: Needs): Promise<MarginRules> =>
  inTransaction(ctx, async ({ tx }) => (await storedRules(tx, { locked: false })) ?? usualRules)

const noted = ({ targets, floor, rounding }: MarginRules) => ({ ...targets, floor, rounding })

export const saveMarginRules = (ctx: Needs<'now' | 'requestId'>, rules: MarginRules) =>
  inTransaction(ctx, async (inside) => {
    const before = await storedRules(inside.tx, { locked: true })
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
  /** The tariff with the rate under test. */
  readonly tried: Tariff
}

function inCuba(products: PricedProduct, sellPrice: Usd | null, tariff: Tariff): Usd | null {
  const { weightLbs, deliveryFee, ownCuba: ownPrice } = products
  const { isValid, finalPrice } = landedPrice(
    { sellPrice, weightLbs, deliveryFee, ownPrice },
    tariff,
  )
  return isValid ? finalPrice : null
}

function proposal(products: PricedProduct, { rules, tariff, tried }: Basis): ProposedPrice {
  const proposed = proposedPrice(products.cost, products.category, rules)
  const margin = marginOf(products.sell, products.cost)
  return {
    ...products,
    margin,
    proposed,
    proposedMargin: marginOf(proposed, products.cost),
    isBelowFloor: margin !== null && margin < rules.floor,
    cuba: inCuba(products, products.sell, tariff),
    cubaThen: inCuba(products, proposed ?? products.sell, tried),
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

export interface MarginInput {
  readonly category: Category | null
  readonly page: number
  /** A hypothetical rate per pound; null for the current one. */
  readonly rate: Usd | null
}

export const proposedProducts = (ctx: Needs, { rate, ...input }: MarginInput) =>
  inTransaction(ctx, async (inside) => {
    const basis = await basisOf(inside, rate)
    const { products, ...place } = await pricedProducts(inside, input)
    return { ...place, products: products.map((one) => proposal(one, basis)), rules: basis.rules }
  })

/** The products to price: a selection, or a whole category. */
export type Choice =
  | { readonly ids: readonly string[] }
  | { readonly category: Category | null; readonly max: number }

interface Proposed {
  readonly products: PricedProduct
  readonly to: Usd
}

const proposedAmong = (products: readonly PricedProduct[], rules: MarginRules): Proposed[] =>
  products.flatMap((one) => {
    const to = proposedPrice(one.cost, one.category, rules)
    return to === null || to === one.sell ? [] : [{ products: one, to }]
  })

const byCategoryAndName = (one: Proposed, other: Proposed): number => {
  const [a, b] = [one, other].map(({ products }) =>
    [products.category, products.name, products.id].join('\0'),
  )
  return String(a) < String(b) ? -1 : 1
}

async function proposedInCategory(ctx: Needs, category: Category | null, max: number) {
  const rules = await marginRules(ctx)
  const proposed: Proposed[] = []
  for await (const products of allPriced(ctx, category)) {
    proposed.push(...proposedAmong(products, rules))
    if (proposed.length > max) break
  }
  return proposed.sort(byCategoryAndName)
}

const proposedFor = (ctx: Needs, ids: readonly string[]) =>
  inTransaction(ctx, async (inside) =>
    proposedAmong(await pricedProductsByIds(inside, ids), await marginRules(inside)),
  )

/** Proposed prices that differ from the current ones; a category with too many is refused. */
export async function unsavedPrices(
  ctx: Needs,
  choice: Choice,
): Promise<Result<UnsavedPrice[], 'nothing_chosen' | 'too_many'>> {
  const proposed =
    'ids' in choice
      ? await proposedFor(ctx, choice.ids)
      : await proposedInCategory(ctx, choice.category, choice.max)
  if (proposed.length === 0) return refused('nothing_chosen')
  if ('max' in choice && proposed.length > choice.max) return refused('too_many')
  return ok(
    proposed.map(({ products: { id, sku, name, nameEn, sell: from }, to }) => ({
      ...{ id, sku, name, nameEn },
      ...{ from, to },
    })),
  )
}
