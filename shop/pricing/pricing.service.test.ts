import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { centsFromDecimal, type Usd } from '#kernel/money.ts'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { currentTariff } from '#shop/shipping/shipping.service.server.ts'
import { asSystemActor, type asVisitor } from '#tests/harness/database/actors.ts'
import { landedPrice } from './price.rules.ts'

interface PricedRow {
  readonly sell_price: string | null
  readonly weight_lbs: string | null
  readonly delivery_fee: string | null
  readonly own_usa: string | null
  readonly own_cuba: string | null
  readonly numeric_price: string | null
  readonly final_price: string | null
}

const money = (decimal: string | null): Usd | null =>
  decimal === null ? null : centsFromDecimal(decimal)

const pricedRows = async (tx: Tx): Promise<PricedRow[]> =>
  (
    await sql<PricedRow>`
      select p.sell_price, p.weight_lbs, p.delivery_fee, p.numeric_price as own_usa,
        p.final_price as own_cuba, v.numeric_price, v.final_price
      from products p join products_view v on v.id = p.id`.execute(tx)
  ).rows

/** Edge cases of the catalogue: own fees, own prices, no weights, no prices. */
const oddities = [
  sql`update products set delivery_fee = 12.35 where category = 'panel'`,
  sql`update products set delivery_fee = 0 where category = 'inverter'`,
  sql`update products set final_price = 999.99 where category = 'portable'`,
  sql`update products set final_price = 0, numeric_price = 0 where sku = 'BAT-12V050'`,
  sql`update products set numeric_price = 1234.56 where sku = 'BAT-12V100'`,
  sql`update products set weight_lbs = null where sku = 'BAT-12V200'`,
  sql`update products set weight_lbs = 0.25 where sku = 'BAT-12V300'`,
  sql`update products set sell_price = null where sku = 'BAT-24V100'`,
]

async function expectAgreement(ctx: Awaited<ReturnType<typeof asVisitor>> & { tx: Tx }) {
  const tariff = await currentTariff(ctx)
  const rows = await pricedRows(ctx.tx)
  expect(rows).toHaveLength(83)
  for (const row of rows) {
    const own = money(row.own_cuba)
    const { finalPrice, isValid } = landedPrice(
      {
        sellPrice: money(row.sell_price),
        weightLbs: row.weight_lbs === null ? null : Number(row.weight_lbs),
        deliveryFee: money(row.delivery_fee),
        ownPrice: own,
      },
      tariff,
    )
    expect(money(row.final_price)).toBe(isValid ? finalPrice : null)
    expect(money(row.numeric_price)).toBe(money(row.own_usa) || money(row.sell_price))
  }
}

const tariffs = [
  ['1.99', '50'],
  ['0', '50'],
  [null, '50'],
  ['2.37', null],
  ['0.05', '0'],
] as const

test.each(tariffs)(
  'the view and the rules agree on every product at %s a pound and %s (S-210, S-211, A-364, A-365)',
  async (rate, fee) => {
    await rolledBack(await asSystemActor(), async (ctx) => {
      await sql`insert into shipping_settings (cost_per_pound, fixed_delivery_fee, created_at)
        values (${rate}, ${fee}, now() + interval '1 hour')`.execute(ctx.tx)
      await expectAgreement(ctx)
      for (const oddity of oddities) await oddity.execute(ctx.tx)
      await expectAgreement(ctx)
    })
  },
)

async function priceOfA(ctx: { tx: Tx }, own: string | null = null): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into products (name, category, sell_price, weight_lbs, final_price)
    values ('A', 'panel', 200, 30, ${own}) returning id`.execute(ctx.tx)
  const found = await sql<{ final_price: string }>`
    select final_price from products_view where id = ${rows[0]?.id}`.execute(ctx.tx)
  return found.rows[0]?.final_price
}

const withTariff = async (change: string, own: string | null = null) =>
  rolledBack(await asSystemActor(), async (ctx) => {
    await sql.raw(change).execute(ctx.tx)
    return priceOfA(ctx, own)
  })

test('product A costs 309.70 delivered to Cuba (A-364)', async () => {
  expect(await withTariff('select 1')).toBe('309.70')
})

test('with a rate that is null or 0 it costs 340.00 (A-363)', async () => {
  expect(await withTariff('update shipping_settings set cost_per_pound = null')).toBe('340.00')
  expect(await withTariff('update shipping_settings set cost_per_pound = 0')).toBe('340.00')
})

test('with no shipping settings at all it costs 290.00 (A-363, A-365)', async () => {
  expect(await withTariff('delete from shipping_settings')).toBe('290.00')
  expect(await withTariff('update shipping_settings set is_active = false')).toBe('290.00')
})

test('with a manual price it costs 250.00 (A-367)', async () => {
  expect(await withTariff('select 1', '250')).toBe('250.00')
  expect(await withTariff('select 1', '0')).toBe('309.70')
})

test('half a cent rounds away from zero in the view as in the rules (A-366)', async () => {
  expect(await withTariff('update shipping_settings set cost_per_pound = 0.01')).toBe('250.30')
  const halfCent = `update shipping_settings set cost_per_pound = 0.05, fixed_delivery_fee = 0`
  await rolledBack(await asSystemActor(), async (ctx) => {
    await sql.raw(halfCent).execute(ctx.tx)
    await sql`update products set weight_lbs = 0.10, sell_price = 1 where sku = 'PAN-100M'`.execute(
      ctx.tx,
    )
    const { rows } = await sql<{ final_price: string }>`
      select final_price from products_view where sku = 'PAN-100M'`.execute(ctx.tx)
    expect(rows[0]?.final_price).toBe('1.01')
  })
})

test('the rate is that of the newest active row (A-264)', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    await sql`insert into shipping_settings (cost_per_pound, fixed_delivery_fee, is_active, created_at) values
      (5, 0, true, now() + interval '1 day'), (9, 0, false, now() + interval '2 days'),
      (7, 0, true, now() - interval '9 days')`.execute(ctx.tx)
    expect((await currentTariff(ctx)).costPerPound).toBe(500)
    expect(await priceOfA(ctx)).toBe('350.00')
  })
})

test('the price in the USA is the selling price, or the manual one (S-210)', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    await sql`update products set numeric_price = 77.7 where sku = 'PAN-100M'`.execute(ctx.tx)
    const { rows } = await sql<{ sku: string; numeric_price: string }>`
      select sku, numeric_price from products_view where sku in ('PAN-100M', 'PAN-200M') order by sku`.execute(
      ctx.tx,
    )
    expect(rows.map((row) => row.numeric_price)).toEqual(['77.70', '139.99'])
  })
})
