import { beforeAll, expect, test } from 'vitest'
import { runAs } from '#tests/harness/database/access.ts'
import { actors, asSystemActor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { asSignedInUsers } from '#tests/harness/users/users.ts'

let order = ''
const other = '00000000-0000-4000-8000-00000000beef'
const tried = (by: string) => `insert into staff_attempts (attempt_key, order_id, by_user, at)
  values ('an-attempt-of-staff', '${order}', '${by}', now())`
const step = (by: string) => `insert into hold_steps (order_id, step, reason, by_user, at)
  values ('${order}', 'escalated', 'a test', '${by}', now())`
const closed = (table: string) => [`update ${table} set at = now()`, `delete from ${table}`]

beforeAll(async () => {
  await asSignedInUsers(await testDatabase(), [{ id: actors.admin.id, role: 'admin' }])
  order = (await anOrder().place(await asSystemActor())).id
})

const refuses = async (role: keyof typeof actors, statements: readonly string[]) => {
  for (const statement of statements) expect(await runAs(role, statement)).toBe('refused')
}
const all = (table: string, insert: (by: string) => string) => [
  `select 1 from ${table}`,
  insert(actors.customer.id),
  ...closed(table),
]

test('staff_attempts: anon neither reads nor adds', () =>
  refuses('anon', all('staff_attempts', tried)))
test('staff_attempts: customer neither reads nor adds', () =>
  refuses('customer', all('staff_attempts', tried)))
test('staff_attempts: admin adds under the own id only, and changes nothing', async () => {
  expect(await runAs('admin', tried(actors.admin.id))).toBe(1)
  await refuses('admin', [tried(other), ...closed('staff_attempts')])
})
test('staff_attempts: system adds for staff, and changes nothing', async () => {
  expect(await runAs('system', tried(actors.admin.id))).toBe(1)
  await refuses('system', closed('staff_attempts'))
})

test('hold_steps: anon neither reads nor adds', () => refuses('anon', all('hold_steps', step)))
test('hold_steps: customer neither reads nor adds', () =>
  refuses('customer', all('hold_steps', step)))
test('hold_steps: admin adds under the own id only, and changes nothing', async () => {
  expect(await runAs('admin', step(actors.admin.id))).toBe(1)
  await refuses('admin', [step(other), ...closed('hold_steps')])
})
test('hold_steps: system reads only', async () => {
  expect(await runAs('system', 'select 1 from hold_steps')).not.toBe('refused')
  await refuses('system', [step(actors.admin.id), ...closed('hold_steps')])
})
