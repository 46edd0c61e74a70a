import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { seenBy } from '#tests/harness/database/access.ts'
import { actingAs, asAdmin, asVisitor } from '#tests/harness/database/actors.ts'
import { activateTariff, currentTariff } from './shipping.service.server.ts'

const insert = (tx: Tx, rate: string, isActive: boolean, created: string) =>
  sql`insert into shipping_settings (cost_per_pound, agency_fee, fixed_delivery_fee, is_active, created_at)
    values (${rate}, 1, 2, ${isActive}, ${created})`.execute(tx)

test('the demonstration tariff is 1.99 a pound, no agency fee and 50 for delivery', async () => {
  expect(await currentTariff(await asVisitor())).toEqual({
    costPerPound: 199,
    agencyFee: 0,
    fixedDeliveryFee: 5000,
  })
})

test('shipping_settings has the columns of the specification (S-230)', async () => {
  const columns = await seenBy(
    'anon',
    `select string_agg(column_name, ', ' order by column_name)
     from information_schema.columns where table_name = 'shipping_settings'
       and column_name in ('cost_per_pound', 'agency_fee', 'fixed_delivery_fee', 'is_active', 'created_at')`,
  )
  expect(columns).toBe('agency_fee, cost_per_pound, created_at, fixed_delivery_fee, is_active')
})

test('only an active tariff is read, and one alone (S-329)', async () => {
  await rolledBack(await asAdmin(), async (ctx) => {
    await insert(ctx.tx, '9.99', false, '2099-01-01')
    await insert(ctx.tx, '2.50', true, '2098-01-01')
    const tariff = await actingAs(ctx, 'anon', currentTariff)
    expect(tariff).toEqual({ costPerPound: 250, agencyFee: 100, fixedDeliveryFee: 200 })
  })
})

test('the newest tariff is the one in force (S-330)', async () => {
  await rolledBack(await asAdmin(), async (ctx) => {
    await insert(ctx.tx, '4.00', true, '2098-06-01')
    await insert(ctx.tx, '3.00', true, '2098-01-01')
    expect((await actingAs(ctx, 'anon', currentTariff)).costPerPound).toBe(400)
  })
})

test('having no tariff is not an error (S-350)', async () => {
  await rolledBack(await asAdmin(), async (ctx) => {
    await sql`delete from shipping_settings`.execute(ctx.tx)
    expect(await actingAs(ctx, 'anon', currentTariff)).toEqual({
      costPerPound: null,
      agencyFee: null,
      fixedDeliveryFee: null,
    })
  })
})

test('a tariff that is activated is in force at once', async () => {
  await rolledBack(await asAdmin(), async (ctx) => {
    await sql`update shipping_settings set created_at = '2020-01-01'`.execute(ctx.tx)
    await activateTariff(ctx, { cost_per_pound: '2', agency_fee: '5', fixed_delivery_fee: '0' })
    expect(await currentTariff(ctx)).toEqual({
      costPerPound: 200,
      agencyFee: 500,
      fixedDeliveryFee: 0,
    })
  })
})
