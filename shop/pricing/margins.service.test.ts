import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import { readAudit } from '#shop/audit/audit.service.server.ts'
import { pricedProducts } from '#shop/catalogue/prices.service.server.ts'
import { currentTariff } from '#shop/shipping/shipping.service.server.ts'
import { asAdmin, rolledBack } from '#tests/harness/actors.ts'
import { usualRules } from './margin.rules.ts'
import {
  applyProposals,
  keepMarginRules,
  marginRules,
  proposedChanges,
  proposedProducts,
} from './margins.service.server.ts'
import { landedPrice } from './price.rules.ts'

const wish = { category: null, page: 1, rate: null }
const rules = { ...usualRules, targets: { ...usualRules.targets, panel: 4_000 }, floor: 1_500 }

test('rules are kept, proposals follow them, and who changed them is noted', async () => {
  await rolledBack(await asAdmin(), async (ctx) => {
    expect(await marginRules(ctx)).toEqual(usualRules)
    await keepMarginRules(ctx, rules)
    expect(await marginRules(ctx)).toEqual(rules)
    const { goods } = await proposedProducts(ctx, { ...wish, category: 'panel' })
    expect(goods.length).toBeGreaterThan(3)
    for (const { cost, proposed } of goods)
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

test('a rate that is only tried moves what is shown and nothing else', async () => {
  await rolledBack(await asAdmin(), async (ctx) => {
    const tariff = await currentTariff(ctx)
    const { goods } = await proposedProducts(ctx, { ...wish, rate: cents(400) })
    for (const one of goods) {
      const parts = { ...one, sellPrice: one.proposed ?? one.sell, ownPrice: one.ownCuba }
      const tried = landedPrice(parts, { ...tariff, costPerPound: cents(400) })
      expect(one.cubaThen).toBe(tried.finalPrice)
      expect(one.cuba).toBe(landedPrice({ ...parts, sellPrice: one.sell }, tariff).finalPrice)
    }
    expect(await currentTariff(ctx)).toEqual(tariff)
  })
})

const chosen = async (ctx: Parameters<typeof proposedChanges>[0]) => {
  const { goods } = await pricedProducts(ctx, { category: 'panel', page: 1 })
  const changes = await proposedChanges(
    ctx,
    goods.map(({ id }) => id),
  )
  return changes.map(({ id, sell, proposed }) => ({ id, from: sell, to: proposed ?? cents(0) }))
}

test('what was reviewed is changed in one go, and each price is noted before and after', async () => {
  await rolledBack(await asAdmin(), async (ctx) => {
    await keepMarginRules(ctx, rules)
    const wishes = await chosen(ctx)
    expect(wishes.length).toBeGreaterThan(1)
    expect(await applyProposals(ctx, wishes)).toEqual({ ok: true, value: wishes.length })
    expect(await chosen(ctx)).toEqual([])
    const noted = await readAudit(ctx, { area: 'product', subject: '', below: null }, 500)
    expect(noted.slice(0, wishes.length).map(({ action }) => action)).toEqual(
      wishes.map(() => 'priced'),
    )
    const pairs = noted.map(({ before, after }) => [
      before?.sell_price_cents,
      after?.sell_price_cents,
    ])
    for (const { from, to } of wishes) expect(pairs).toContainEqual([from, to])
  })
})

test('a price or a cost that changed since it was reviewed stops all of it', async () => {
  for (const meanwhile of ['sell_price = sell_price + 1', 'cost_price = cost_price + 50'])
    await rolledBack(await asAdmin(), async (ctx) => {
      await keepMarginRules(ctx, rules)
      const wishes = await chosen(ctx)
      await sql`update products set ${sql.raw(meanwhile)} where id = ${wishes[0]?.id}`.execute(
        ctx.tx,
      )
      expect(await applyProposals(ctx, wishes)).toEqual({ ok: false, code: 'price_changed' })
      const { goods } = await pricedProducts(ctx, { category: 'panel', page: 1 })
      const now = new Map(goods.map(({ id, sell }) => [id, sell]))
      for (const { id, from } of wishes.slice(1)) expect(now.get(id)).toBe(from)
    })
})
