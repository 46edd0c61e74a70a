import { expect, test } from 'vitest'
import { runAs } from '#tests/harness/database/access.ts'
import { actors } from '#tests/harness/database/actors.ts'

type Role = keyof typeof actors
const own = (role: Role) =>
  'id' in actors[role] ? (actors[role] as { id: string }).id : 'anonymous'
const record = (session: string) =>
  `insert into analytics_events (event_type, event_name, user_session) values ('page', 'x', '${session}')`
const visit = "insert into site_visits (referrer) values ('x')"
const others = (table: string) => [
  `select 1 from ${table}`,
  `update ${table} set created_at = now()`,
  `delete from ${table}`,
]
const attempts = (role: Role, statements: readonly string[]) =>
  Promise.all(statements.map((statement) => runAs(role, statement)))
const refused = ['refused', 'refused', 'refused']

test('analytics_events: anon tells as anonymous and reads nothing', async () => {
  expect(await runAs('anon', record('anonymous'))).toBe(1)
  expect(await runAs('anon', record(own('customer')))).toBe('refused')
  expect(await attempts('anon', others('analytics_events'))).toEqual(refused)
})

test('analytics_events: customer tells as himself and reads nothing', async () => {
  expect(await runAs('customer', record(own('customer')))).toBe(1)
  expect(await runAs('customer', record('anonymous'))).toBe('refused')
  expect(await attempts('customer', others('analytics_events'))).toEqual(refused)
})

test('analytics_events: admin reads and deletes, changes nothing', async () => {
  expect(await attempts('admin', others('analytics_events'))).toEqual([0, 'refused', 0])
})

test('analytics_events: system reads, writes and deletes', async () => {
  expect(await runAs('system', record('anonymous'))).toBe(1)
  expect(await attempts('system', others('analytics_events'))).toEqual([0, 'refused', 0])
})

test('site_visits: anon tells and reads nothing', async () => {
  expect(await runAs('anon', visit)).toBe(1)
  expect(await attempts('anon', others('site_visits'))).toEqual(refused)
})

test('site_visits: customer tells and reads nothing', async () => {
  expect(await runAs('customer', visit)).toBe(1)
  expect(await attempts('customer', others('site_visits'))).toEqual(refused)
})

test('site_visits: admin reads and deletes, changes nothing', async () => {
  expect(await attempts('admin', others('site_visits'))).toEqual([0, 'refused', 0])
})

test('site_visits: system reads, writes and deletes', async () => {
  expect(await runAs('system', visit)).toBe(1)
  expect(await attempts('system', others('site_visits'))).toEqual([0, 'refused', 0])
})
