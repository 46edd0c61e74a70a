import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { attempt } from '#tests/harness/access.ts'
import { actingAs, asAdmin, rolledBack } from '#tests/harness/actors.ts'

const read = 'select from shipping_settings'
const add = 'insert into shipping_settings (cost_per_pound) values (0)'
const change = 'update shipping_settings set cost_per_pound = 0'
const remove = 'delete from shipping_settings'

/** How many tariffs a role sees when one more was put aside. */
const seenWithAnInactiveOne = async (role: 'anon' | 'customer' | 'admin' | 'system') =>
  rolledBack(await asAdmin(), async (ctx) => {
    await sql.raw('insert into shipping_settings (is_active) values (false)').execute(ctx.tx)
    const { rows } = await actingAs(ctx, role, ({ tx }) => sql.raw(read).execute(tx))
    return rows.length
  })

test('shipping_settings: anon sees the active tariff only and changes nothing', async () => {
  expect(await seenWithAnInactiveOne('anon')).toBe(1)
  for (const write of [add, change, remove]) expect(await attempt('anon', write)).toBe('refused')
})

test('shipping_settings: customer sees the active tariff only and changes nothing', async () => {
  expect(await seenWithAnInactiveOne('customer')).toBe(1)
  for (const write of [add, change, remove])
    expect(await attempt('customer', write)).toBe('refused')
})

test('shipping_settings: admin sees every tariff and changes them', async () => {
  expect(await seenWithAnInactiveOne('admin')).toBe(2)
  for (const write of [add, change, remove]) expect(await attempt('admin', write)).toBe(1)
})

test('shipping_settings: system sees every tariff and changes them', async () => {
  expect(await seenWithAnInactiveOne('system')).toBe(2)
  for (const write of [add, change, remove]) expect(await attempt('system', write)).toBe(1)
})
