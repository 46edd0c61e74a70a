import { expect, test } from 'vitest'
import { runAs } from '#tests/harness/database/access.ts'

const read = 'select 1 from site_settings'
const writes = [
  "insert into site_settings (setting_key, setting_value) values ('a_test', 'x')",
  "update site_settings set setting_value = 'true' where setting_key = 'maintenance_mode'",
  "delete from site_settings where setting_key = 'maintenance_mode'",
  'truncate site_settings',
]
const changes = writes.slice(0, 3)
const attempts = (role: Parameters<typeof runAs>[0], statements: readonly string[]) =>
  Promise.all(statements.map((statement) => runAs(role, statement)))

test('site_settings: anon reads, never writes', async () => {
  expect(await runAs('anon', read)).toBeGreaterThan(0)
  expect(await attempts('anon', writes)).toEqual(writes.map(() => 'refused'))
})

test('site_settings: customer reads, never writes', async () => {
  expect(await runAs('customer', read)).toBeGreaterThan(0)
  expect(await attempts('customer', writes)).toEqual(writes.map(() => 'refused'))
})

test('site_settings: admin reads and writes', async () => {
  expect(await runAs('admin', read)).toBeGreaterThan(0)
  expect(await attempts('admin', changes)).toEqual([1, 1, 1])
})

test('site_settings: system reads and writes', async () => {
  expect(await runAs('system', read)).toBeGreaterThan(0)
  expect(await attempts('system', changes)).toEqual([1, 1, 1])
})

test('site_settings: no role truncates the table', async () => {
  expect(await runAs('admin', 'truncate site_settings')).toBe('refused')
  expect(await runAs('system', 'truncate site_settings')).toBe('refused')
})
