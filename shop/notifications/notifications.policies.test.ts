import { beforeAll, expect, test } from 'vitest'
import { runAs } from '#tests/harness/database/access.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'

let statements: string[] = []
beforeAll(async () => {
  const { id } = await aUser(await testDatabase(), { role: 'admin' })
  statements = [
    'select 1 from staff_notifications where false',
    `insert into staff_notifications (user_id, looked_at) values ('${id}', now())`,
    'update staff_notifications set summary_at = 7 where false',
    'delete from staff_notifications where false',
  ]
})
const attempts = (role: Parameters<typeof runAs>[0]) =>
  Promise.all(statements.map((statement) => runAs(role, statement)))

test('staff_notifications: anon does nothing', async () => {
  expect(await attempts('anon')).toEqual(statements.map(() => 'refused'))
})

test('staff_notifications: customer does nothing', async () => {
  expect(await attempts('customer')).toEqual(statements.map(() => 'refused'))
})

test('staff_notifications: admin decides, and deletes nothing', async () => {
  expect(await attempts('admin')).toEqual([0, 1, 0, 'refused'])
})

test('staff_notifications: system reads and writes', async () => {
  expect(await attempts('system')).toEqual([0, 1, 0, 0])
})
