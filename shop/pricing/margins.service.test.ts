import { expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import type { Ctx } from '#platform/ctx.ts'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { readAudit } from '#shop/audit/audit.service.server.ts'
import { currentTariff } from '#shop/shipping/shipping.service.server.ts'
import { asAdmin } from '#tests/harness/database/actors.ts'
import { usualRules } from './margin.rules.ts'
import {
  type Choice,
  marginRules,
  proposedProducts,
  saveMarginRules,
  unsavedPrices,
} from './margins.service.server.ts'
import { landedPrice } from './price.rules.ts'

const input = { category: null, page: 1, rate: null }
const rules = { ...usualRules, targets: { ...usualRules.targets, panel: 4_000 }, floor: 1_500 }

test('rules are saved, proposals follow them, and the change is audited', async () => {
  await rolledBack(await asAdmin(), async (ctx) => {
    expect(await marginRules(ctx)).toEqual(usualRules)
    await saveMarginRules(ctx, rules)
    expect(await marginRules(ctx)).toEqual(rules)
    const { products } = await proposedProducts(ctx, { ...input, category: 'panel' })
    expect(products.length).toBeGreaterThan(3)
    for (const { cost, proposed } of products)
      expect((proposed ?? 0) * 0.6).toBeGreaterThanOrEqual(cost ?? 0)
    const [noted] = await readAudit(ctx, {
      area: 'margins',
      subject: 'margin_settings',
      below: null,
    })
    expect([noted?.before, noted?.after]).toEqual([
      { panel: 2_500, floor: 1_000 },
      { panel: 4_000, floor: 1_500 },
    ])
  })
})

test('a rate under test changes only what is shown', async () => {
  await rolledBack(await asAdmin(), async (ctx) => {
    const tariff = await currentTariff(ctx)
    const { products } = await proposedProducts(ctx, { ...input, rate: cents(400) })
    for (const one of products) {
      const parts = { ...one, sellPrice: one.proposed ?? one.sell, ownPrice: one.ownCuba }
      const tried = landedPrice(parts, { ...tariff, costPerPound: cents(400) })
      expect(one.cubaThen).toBe(tried.finalPrice)
      expect(one.cuba).toBe(landedPrice({ ...parts, sellPrice: one.sell }, tariff).finalPrice)
    }
    expect(await currentTariff(ctx)).toEqual(tariff)
  })
})

const unsaved = async (ctx: Ctx, choice: Choice) => {
  const made = await unsavedPrices(ctx, choice)
  return made.ok ? made.value : made.code
}

test('of a whole category, or of a selection, only the prices that differ become unsaved changes', async () => {
  await rolledBack(await asAdmin(), async (ctx) => {
    await saveMarginRules(ctx, rules)
    const { products } = await proposedProducts(ctx, { ...input, category: 'panel' })
    const other = products.filter(({ proposed, sell }) => proposed !== null && proposed !== sell)
    expect(other.length).toBeGreaterThan(1)
    const all = await unsaved(ctx, { category: 'panel', max: 100 })
    expect(all).toEqual(
      other.map(({ id, sku, name, nameEn, sell, proposed }) => ({
        ...{ id, sku, name, nameEn },
        from: sell,
        to: proposed,
      })),
    )
    expect(await unsaved(ctx, { ids: [other[0]?.id ?? ''] })).toEqual(all.slice(0, 1))
    expect(await unsaved(ctx, { category: 'panel', max: 1 })).toBe('too_many')
    expect(await unsaved(ctx, { ids: [] })).toBe('nothing_chosen')
  })
})
