import { expect, test } from 'vitest'
import { runAs } from '#tests/harness/database/access.ts'

const attempts = (role: Parameters<typeof runAs>[0]) =>
  Promise.all(
    [
      "select 1 from backup_runs where name = 'nobody'",
      "insert into backup_runs (planned_for, began_at) values ('2020-01-01', '2020-01-01')",
      "update backup_runs set name = '' where name = 'nobody'",
      "delete from backup_runs where name = 'nobody'",
    ].map((statement) => runAs(role, statement)),
  )
const refused = ['refused', 'refused', 'refused', 'refused']

test('backup_runs: anon sees and changes nothing', async () => {
  expect(await attempts('anon')).toEqual(refused)
})

test('backup_runs: customer sees and changes nothing', async () => {
  expect(await attempts('customer')).toEqual(refused)
})

test('backup_runs: admin reads, changes nothing', async () => {
  expect(await attempts('admin')).toEqual([0, 'refused', 'refused', 'refused'])
})

test('backup_runs: system reads, writes and deletes', async () => {
  expect(await attempts('system')).toEqual([0, 1, 0, 0])
})

const requests = (role: Parameters<typeof runAs>[0]) =>
  Promise.all(
    [
      "select 1 from backup_requests where asked_at = '2020-01-01'",
      "insert into backup_requests (asked_at) values ('2020-01-01')",
      "update backup_requests set taken_at = now() where asked_at = '2020-01-01'",
      "delete from backup_requests where asked_at = '2020-01-01'",
    ].map((statement) => runAs(role, statement)),
  )

test('backup_requests: anon asks for nothing', async () => {
  expect(await requests('anon')).toEqual(refused)
})

test('backup_requests: customer asks for nothing', async () => {
  expect(await requests('customer')).toEqual(refused)
})

test('backup_requests: admin asks, and takes none', async () => {
  expect(await requests('admin')).toEqual([0, 1, 'refused', 'refused'])
})

test('backup_requests: system takes and deletes', async () => {
  expect(await requests('system')).toEqual([0, 1, 0, 0])
})
