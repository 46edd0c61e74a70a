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

const device = (
  owner: string,
) => `insert into push_devices (user_id, endpoint, p256dh, auth, user_agent, added_at)
  values ('${owner}', 'https://push.sol.com/' || gen_random_uuid(), '${'B'.repeat(87)}', '${'A'.repeat(22)}', '', now())`
const onDevices = async (role: Parameters<typeof runAs>[0]) => {
  const { id } = await aUser(await testDatabase(), { role: 'admin' })
  const all = [
    'select 1 from push_devices where false',
    device(id),
    'update push_devices set failed_at = now() where false',
    'delete from push_devices where false',
  ]
  return Promise.all(all.map((statement) => runAs(role, statement)))
}

const nothing = Array.from({ length: 4 }, () => 'refused')

test('push_devices: anon does nothing', async () => {
  expect(await onDevices('anon')).toEqual(nothing)
})

test('push_devices: customer does nothing', async () => {
  expect(await onDevices('customer')).toEqual(nothing)
})

test('push_devices: admin reads and ends the own, adds none for another and marks none', async () => {
  expect(await onDevices('admin')).toEqual([0, 'refused', 'refused', 0])
})

test('push_devices: system reads and writes', async () => {
  expect(await onDevices('system')).toEqual([0, 1, 0, 0])
})
