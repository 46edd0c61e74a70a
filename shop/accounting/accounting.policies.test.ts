import { beforeAll, expect, test } from 'vitest'
import { runAs } from '#tests/harness/database/access.ts'
import { actors, asSystemActor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { asSignedInUsers } from '#tests/harness/users/users.ts'

let order = ''
const other = '00000000-0000-4000-8000-00000000beef'
const note = (by: string) => `insert into order_costs
  (order_id, kind, amount_cents, attempt_key, noted_by, at)
  values ('${order}', 'carrier', 100, 'an-attempt-of-a-test', '${by}', now())`
const read = 'select 1 from order_costs'
const earnings = 'select 1 from order_earnings limit 1'
const change = 'update order_costs set amount_cents = 1'
const remove = 'delete from order_costs'

beforeAll(async () => {
  await asSignedInUsers(await testDatabase(), [{ id: actors.admin.id, role: 'admin' }])
  order = (await anOrder().place(await asSystemActor())).id
})

const refusesAll = async (role: 'anon' | 'customer') => {
  for (const statement of [read, earnings, note(actors.customer.id), change, remove])
    expect(await runAs(role, statement)).toBe('refused')
}

test('order_costs: anon neither reads nor inserts', () => refusesAll('anon'))
test('order_costs: customer neither reads nor inserts, and sees no earnings', () =>
  refusesAll('customer'))

test('order_costs: admin reads and inserts in their own name only; no update or delete', async () => {
  expect(await runAs('admin', read)).not.toBe('refused')
  expect(await runAs('admin', earnings)).toBe(1)
  expect(await runAs('admin', note(actors.admin.id))).toBe(1)
  for (const statement of [note(other), change, remove])
    expect(await runAs('admin', statement)).toBe('refused')
})

test('order_costs: system neither reads nor inserts', async () => {
  expect(await runAs('system', read)).not.toBe('refused')
  for (const statement of [note(actors.admin.id), change, remove])
    expect(await runAs('system', statement)).toBe('refused')
})

const day = 'select 1 from day_books'
const storeDay = `insert into day_books values ('2024-02-29', 'usa', 'zelle', ${Array(16).fill(0).join(', ')})`
const rewrite = 'update day_books set fees = 1'
const forget = 'delete from day_books'

const seesNoDay = async (role: 'anon' | 'customer') => {
  for (const statement of [day, storeDay, rewrite, forget])
    expect(await runAs(role, statement)).toBe('refused')
}

test('day_books: anon neither reads nor inserts', () => seesNoDay('anon'))
test('day_books: customer neither reads nor inserts', () => seesNoDay('customer'))

test('day_books: admin reads and deletes days of late changes; no insert', async () => {
  expect(await runAs('admin', day)).not.toBe('refused')
  expect(await runAs('admin', forget)).not.toBe('refused')
  for (const statement of [storeDay, rewrite])
    expect(await runAs('admin', statement)).toBe('refused')
})

test('day_books: system inserts and deletes days; no update', async () => {
  for (const statement of [day, forget])
    expect(await runAs('system', statement)).not.toBe('refused')
  expect(await runAs('system', storeDay)).toBe(1)
  expect(await runAs('system', rewrite)).toBe('refused')
})
