import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { readAudit } from '#shop/audit/audit.service.server.ts'
import { asAdmin, asCustomer } from '#tests/harness/database/actors.ts'
import { insertTariffInParts, priceOn } from './shipping.queries.server.ts'
import {
  changeTariff,
  currentTariff,
  sortMoreByTariff,
  tariffHistory,
} from './shipping.service.server.ts'
import { tariffInForce } from './tariff.rules.ts'

const input = { costPerPound: cents(250), agencyFee: cents(100), fixedDeliveryFee: cents(6_000) }
const staleRows = async (tx: Tx) =>
  (
    await sql<{ count: number }>`select count(*)::int as count from listed_products l
      join products_view v on v.id = l.product_id
      where l.price_cuba is distinct from (v.final_price * 100)::bigint`.execute(tx)
  ).rows[0]?.count
/** Backdates existing rows before the ones written now. */
const inThePast = (tx: Tx) =>
  sql`update shipping_settings set created_at = created_at - interval '1 day'`.execute(tx)

test('a confirmed tariff is in force with every listed price, the old one stays in the history', async () => {
  await rolledBack(await asAdmin(), async (ctx) => {
    await inThePast(ctx.tx)
    const before = await tariffHistory(ctx)
    const seen = tariffInForce(before)?.id ?? null
    expect(await changeTariff(ctx, input, seen)).toEqual({ ok: true, value: null })
    expect(await currentTariff(ctx)).toEqual(input)
    expect(await staleRows(ctx.tx)).toBe(0)
    const after = await tariffHistory(ctx)
    expect(after.slice(1)).toEqual(before)
    const [noted] = await readAudit(ctx, { area: 'tariff', subject: '', below: null })
    expect(noted).toMatchObject({
      before: { cost_per_pound_cents: 199, fixed_delivery_fee_cents: 5_000 },
      after: { cost_per_pound_cents: 250, fixed_delivery_fee_cents: 6_000 },
    })
  })
})

test('confirming a preview based on another tariff than the one in force changes nothing', async () => {
  await rolledBack(await asAdmin(), async (ctx) => {
    await inThePast(ctx.tx)
    const before = await currentTariff(ctx)
    for (const seen of [null, '00000000-0000-4000-8000-000000000001'])
      expect(await changeTariff(ctx, input, seen)).toEqual({ ok: false, code: 'tariff_changed' })
    expect(await currentTariff(ctx)).toEqual(before)
  })
})

const asDecimals = { cost_per_pound: '7', agency_fee: '0', fixed_delivery_fee: '9' }

test('a large listing follows a new tariff in batches, despite concurrent writes; a second tariff starts over', async () => {
  await rolledBack(await asAdmin(), async (ctx) => {
    const { tx } = ctx
    await inThePast(tx)
    await insertTariffInParts(tx, asDecimals)
    const all = await staleRows(tx)
    expect(await priceOn(tx, 10)).toBe(true)
    expect(await staleRows(tx)).toBe(Number(all) - 10)
    await sql`update products set sell_price = sell_price + 1`.execute(tx)
    expect(await staleRows(tx)).toBe(0)
    await inThePast(tx)
    await insertTariffInParts(tx, { ...asDecimals, cost_per_pound: '8' })
    expect(await sortMoreByTariff(ctx)).toBe(false)
    expect(await staleRows(tx)).toBe(0)
    expect(await priceOn(tx, 10)).toBe(false)
    const { rows } =
      await sql`select 1 from shipping_settings where listing_priced_to is not null`.execute(tx)
    expect(rows).toEqual([])
  })
})

test('a customer cannot activate a tariff', async () => {
  const ctx = await asCustomer()
  const seen = tariffInForce(await tariffHistory(ctx))?.id ?? null
  await expect(changeTariff(ctx, input, seen)).rejects.toThrow(/permission denied/)
})
