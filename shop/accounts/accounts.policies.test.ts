import { beforeAll, expect, test } from 'vitest'
import { runAs, seenBy } from '#tests/harness/database/access.ts'
import { actors } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { asSignedInUsers } from '#tests/harness/users/users.ts'

const me = actors.customer.id
const other = '00000000-0000-4000-8000-00000000c0de'

beforeAll(async () => {
  await asSignedInUsers(await testDatabase(), [
    { id: me, role: 'customer' },
    { id: other, role: 'customer' },
    { id: actors.admin.id, role: 'admin' },
  ])
})

const raise = `update user_profiles set role = 'admin'`
const every = (table: string) => `select * from ${table}`

test('user_profiles: anon sees and changes none, and has no role to ask for', async () => {
  expect(await runAs('anon', every('user_profiles'))).toBe('refused')
  expect(await runAs('anon', raise)).toBe('refused')
  expect(
    await runAs('anon', `insert into user_profiles (id, role) values ('${me}', 'admin')`),
  ).toBe('refused')
  expect(await runAs('anon', 'select get_my_role()')).toBe('refused')
})

test('user_profiles: customer sees and changes his own, never his role (S-235, A-213, A-219, A-260)', async () => {
  expect(await runAs('customer', every('user_profiles'))).toBe(1)
  expect(await seenBy('customer', 'select id from user_profiles')).toBe(me)
  expect(await seenBy('customer', 'select get_my_role()')).toBe('customer')
  expect(
    await runAs(
      'customer',
      `update user_profiles set full_name = 'Otro', cart = '[]', language = 'en', wants_reminders = true`,
    ),
  ).toBe(1)
  expect(
    await runAs('customer', `update user_profiles set full_name = 'x' where id = '${other}'`),
  ).toBe(0)
  expect(await runAs('customer', raise)).toBe('refused')
  expect(await runAs('customer', `${raise} where id = '${me}'`)).toBe('refused')
  expect(
    await runAs('customer', `insert into user_profiles (id, role) values ('${other}', 'admin')`),
  ).toBe('refused')
  expect(await runAs('customer', 'delete from user_profiles')).toBe('refused')
})

test('user_profiles: admin sees all and raises nobody, himself included', async () => {
  expect(await runAs('admin', every('user_profiles'))).toBeGreaterThanOrEqual(3)
  expect(await seenBy('admin', 'select get_my_role()')).toBe('admin')
  expect(await runAs('admin', raise)).toBe('refused')
  expect(
    await runAs('admin', `update user_profiles set full_name = 'x' where id = '${other}'`),
  ).toBe(0)
})

test('user_profiles: system keeps them', async () => {
  expect(await runAs('system', `${raise} where id = '${other}'`)).toBe(1)
  expect(await runAs('system', every('user_profiles'))).toBeGreaterThanOrEqual(3)
})

test('users: anon sees nobody', async () => {
  expect(await runAs('anon', 'select id from users')).toBe('refused')
})

test('users: customer sees only himself and changes nothing', async () => {
  expect(await runAs('customer', 'select id, email from users')).toBe(1)
  expect(await seenBy('customer', 'select id from users')).toBe(me)
  expect(await runAs('customer', 'update users set email_verified = true')).toBe('refused')
})

test('users: admin sees everybody and changes nothing by hand', async () => {
  expect(await runAs('admin', 'select id, email from users')).toBeGreaterThanOrEqual(3)
  expect(await runAs('admin', `update users set email = 'x@example.com'`)).toBe('refused')
})

test('users: system keeps them', async () => {
  expect(await runAs('system', `update users set name = 'x' where id = '${me}'`)).toBe(1)
})

const theEnginesOwn = [
  'sessions',
  'credentials',
  'verifications',
  'two_factors',
  'tries',
  'shop_secrets',
]

const refusesAll = async (role: 'anon' | 'customer' | 'admin', table: string) => {
  for (const statement of [every(table), `delete from ${table}`])
    expect(await runAs(role, statement)).toBe('refused')
}
const isSaved = async (table: string) =>
  expect(await runAs('system', every(table))).not.toBe('refused')

test('sessions: anon reads and ends none', () => refusesAll('anon', 'sessions'))
test('sessions: customer reads and ends none by hand', () => refusesAll('customer', 'sessions'))
test('sessions: admin reads and ends none by hand', () => refusesAll('admin', 'sessions'))
test('sessions: system keeps them', () => isSaved('sessions'))

const forgetting = 'delete from former_staff'
test('former_staff: anon reads and forgets none', () => refusesAll('anon', 'former_staff'))
test('former_staff: customer reads and forgets none', () => refusesAll('customer', 'former_staff'))
test('former_staff: admin reads them, and adds, changes and forgets none', async () => {
  const { id } = actors.admin
  expect(await runAs('admin', every('former_staff'))).not.toBe('refused')
  const adding = `insert into former_staff (id, name, email) values ('${id}', 'Otra', 'otra@example.com')`
  for (const statement of [adding, "update former_staff set name = ''", forgetting])
    expect(await runAs('admin', statement)).toBe('refused')
})
test('former_staff: system remembers them, and forgets none', async () => {
  await isSaved('former_staff')
  expect(await runAs('system', forgetting)).toBe('refused')
})

test('credentials: anon reads none', () => refusesAll('anon', 'credentials'))
test('credentials: customer reads none', () => refusesAll('customer', 'credentials'))
test('credentials: admin reads none', () => refusesAll('admin', 'credentials'))
test('credentials: system keeps them', () => isSaved('credentials'))

test('verifications: anon reads none', () => refusesAll('anon', 'verifications'))
test('verifications: customer reads none', () => refusesAll('customer', 'verifications'))
test('verifications: admin reads none', () => refusesAll('admin', 'verifications'))
test('verifications: system keeps them', () => isSaved('verifications'))

test('two_factors: anon reads none', () => refusesAll('anon', 'two_factors'))
test('two_factors: customer reads none', () => refusesAll('customer', 'two_factors'))
test('two_factors: admin reads none', () => refusesAll('admin', 'two_factors'))
test('two_factors: system keeps them', () => isSaved('two_factors'))

test('tries: anon neither reads nor forgets them', () => refusesAll('anon', 'tries'))
test('tries: customer neither reads nor forgets them', () => refusesAll('customer', 'tries'))
test('tries: admin neither reads nor forgets them', () => refusesAll('admin', 'tries'))
test('tries: system counts them', () => isSaved('tries'))

test('shop_secrets: anon reads none', () => refusesAll('anon', 'shop_secrets'))
test('shop_secrets: customer reads none', () => refusesAll('customer', 'shop_secrets'))
test('shop_secrets: admin reads none', () => refusesAll('admin', 'shop_secrets'))
test('shop_secrets: system keeps them', () => isSaved('shop_secrets'))

test('nothing of the engine can be written by anybody else', async () => {
  for (const table of theEnginesOwn)
    for (const role of ['anon', 'customer', 'admin'] as const)
      expect(await runAs(role, `insert into ${table} default values`)).toBe('refused')
})
