import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { runAs } from '#tests/harness/database/access.ts'
import { actingAs, asAdmin } from '#tests/harness/database/actors.ts'

const read = 'select 1 from shipping_settings'
const writes = [
  'insert into shipping_settings (cost_per_pound) values (1)',
  'update shipping_settings set cost_per_pound = 0.01',
  'delete from shipping_settings',
]
const attempts = (role: Parameters<typeof runAs>[0]) =>
  Promise.all(writes.map((statement) => runAs(role, statement)))

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

const provinceWrites = [
  `insert into province_services (code, mode) values ('99', 'suspended')`,
  `update province_services set mode = 'door', days_min = 1, days_max = 1 where code = '40'`,
  `delete from province_services where code = '40'`,
]
const provinceAttempts = (role: Parameters<typeof runAs>[0]) =>
  Promise.all(provinceWrites.map((statement) => runAs(role, statement)))

test('province_services: anon reads how provinces are served, never writes', async () => {
  expect(await runAs('anon', 'select 1 from province_services')).toBe(16)
  expect(await provinceAttempts('anon')).toEqual(provinceWrites.map(() => 'refused'))
})

test('province_services: customer reads how provinces are served, never writes', async () => {
  expect(await runAs('customer', 'select 1 from province_services')).toBe(16)
  expect(await provinceAttempts('customer')).toEqual(provinceWrites.map(() => 'refused'))
})

test('province_services: admin reads and writes them', async () => {
  expect(await runAs('admin', 'select 1 from province_services')).toBe(16)
  expect(await provinceAttempts('admin')).toEqual([1, 1, 1])
})

test('province_services: system reads and writes them', async () => {
  expect(await runAs('system', 'select 1 from province_services')).toBe(16)
  expect(await provinceAttempts('system')).toEqual([1, 1, 1])
})
