import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { runAs } from '#tests/harness/database/access.ts'
import { type actors, actors as all, ctxOf } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'

type Role = keyof typeof actors
const read = 'select 1 from coupons'
const writes = [
  "insert into coupons (code, kind, basis_points) values ('MIO', 'percent', 10000)",
  'update coupons set basis_points = 10000',
  'delete from coupons',
]
const attempts = (role: Role) => Promise.all(writes.map((statement) => runAs(role, statement)))

const seenWhenNaming = async (role: Role, code: string) =>
  rolledBack(ctxOf(await testDatabase(), all[role]), async ({ tx }) => {
    await sql`select set_config('shop.coupon_code', ${code}, true)`.execute(tx)
    return (await sql.raw(read).execute(tx)).rows.length
  })

test('coupons: anon sees only the named one, never writes', async () => {
  expect(await runAs('anon', read)).toBe(0)
  expect(await seenWhenNaming('anon', 'GIRASOL1')).toBe(1)
  expect(await seenWhenNaming('anon', '%')).toBe(0)
  expect(await attempts('anon')).toEqual(writes.map(() => 'refused'))
})

test('coupons: customer sees only the named one, never writes', async () => {
  expect(await runAs('customer', read)).toBe(0)
  expect(await seenWhenNaming('customer', 'GIRASOL1')).toBe(1)
  expect(await attempts('customer')).toEqual(writes.map(() => 'refused'))
})

test('coupons: admin sees all and writes', async () => {
  expect(await runAs('admin', read)).toBe(1)
  expect(await attempts('admin')).toEqual([1, 1, 1])
})

test('coupons: system sees all and writes', async () => {
  expect(await runAs('system', read)).toBe(1)
  expect(await attempts('system')).toEqual([1, 1, 1])
})
