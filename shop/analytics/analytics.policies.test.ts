import { expect, test } from 'vitest'
import { attempt } from '#tests/harness/access.ts'
import { actors } from '#tests/harness/actors.ts'

type Role = keyof typeof actors
const own = (role: Role) =>
  'id' in actors[role] ? (actors[role] as { id: string }).id : 'anonymous'
const tell = (session: string) =>
  `insert into analytics_events (event_type, event_name, user_session) values ('page', 'x', '${session}')`
const visit = "insert into site_visits (referrer) values ('x')"
const others = (table: string) => [
  `select 1 from ${table}`,
  `update ${table} set created_at = now()`,
  `delete from ${table}`,
]
const tries = (role: Role, statements: readonly string[]) =>
  Promise.all(statements.map((statement) => attempt(role, statement)))
const refused = ['refused', 'refused', 'refused']

test('analytics_events: anon tells as anonymous and reads nothing', async () => {
  expect(await attempt('anon', tell('anonymous'))).toBe(1)
  expect(await attempt('anon', tell(own('customer')))).toBe('refused')
  expect(await tries('anon', others('analytics_events'))).toEqual(refused)
})

test('analytics_events: customer tells as himself and reads nothing', async () => {
  expect(await attempt('customer', tell(own('customer')))).toBe(1)
  expect(await attempt('customer', tell('anonymous'))).toBe('refused')
  expect(await tries('customer', others('analytics_events'))).toEqual(refused)
})

test('analytics_events: admin reads and deletes, changes nothing', async () => {
  expect(await tries('admin', others('analytics_events'))).toEqual([0, 'refused', 0])
})

test('analytics_events: system reads, writes and deletes', async () => {
  expect(await attempt('system', tell('anonymous'))).toBe(1)
  expect(await tries('system', others('analytics_events'))).toEqual([0, 'refused', 0])
})

test('site_visits: anon tells and reads nothing', async () => {
  expect(await attempt('anon', visit)).toBe(1)
  expect(await tries('anon', others('site_visits'))).toEqual(refused)
})

test('site_visits: customer tells and reads nothing', async () => {
  expect(await attempt('customer', visit)).toBe(1)
  expect(await tries('customer', others('site_visits'))).toEqual(refused)
})

test('site_visits: admin reads and deletes, changes nothing', async () => {
  expect(await tries('admin', others('site_visits'))).toEqual([0, 'refused', 0])
})

test('site_visits: system reads, writes and deletes', async () => {
  expect(await attempt('system', visit)).toBe(1)
  expect(await tries('system', others('site_visits'))).toEqual([0, 'refused', 0])
})
