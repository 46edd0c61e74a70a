import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { attempt } from '#tests/harness/access.ts'
import { actingAs, asAdmin, rolledBack } from '#tests/harness/actors.ts'

const read = 'select 1 from shipping_settings'
const writes = [
  'insert into shipping_settings (cost_per_pound) values (1)',
  'update shipping_settings set cost_per_pound = 0.01',
  'delete from shipping_settings',
]
const attempts = (role: Parameters<typeof attempt>[0]) =>
  Promise.all(writes.map((statement) => attempt(role, statement)))

const seenWithARetiredOne = async (role: 'anon' | 'customer' | 'admin' | 'system') =>
  rolledBack(await asAdmin(), async (ctx) => {
    await sql`insert into shipping_settings (cost_per_pound, is_active) values (9, false)`.execute(
      ctx.tx,
    )
    const { rows } = await actingAs(ctx, role, ({ tx }) => sql.raw(read).execute(tx))
    return rows.length
  })

test('shipping_settings: anon reads active tariffs, never writes', async () => {
  expect(await seenWithARetiredOne('anon')).toBe(1)
  expect(await attempts('anon')).toEqual(writes.map(() => 'refused'))
})

test('shipping_settings: customer reads active tariffs, never writes', async () => {
  expect(await seenWithARetiredOne('customer')).toBe(1)
  expect(await attempts('customer')).toEqual(writes.map(() => 'refused'))
})

test('shipping_settings: admin reads retired tariffs too and writes', async () => {
  expect(await seenWithARetiredOne('admin')).toBe(2)
  expect(await attempts('admin')).toEqual([1, 1, 1])
})

test('shipping_settings: system reads retired tariffs too and writes', async () => {
  expect(await seenWithARetiredOne('system')).toBe(2)
  expect(await attempts('system')).toEqual([1, 1, 1])
})
