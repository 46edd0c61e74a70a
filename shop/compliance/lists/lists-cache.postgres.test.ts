import { expect, onTestFinished, test } from 'vitest'
import { serverDatabase } from '#platform/database/connect.ts'
import { asSystem } from '#platform/database/transaction.ts'
import { createLog } from '#platform/log.ts'
import { demonstrationLists } from '#server/demonstration.ts'
import { ctxOf, noon } from '#tests/harness/database/actors.ts'
import { migratedDatabase, type ServerDatabase } from '#tests/harness/database/postgres.ts'
import { screenParties } from '../screening/screening.service.server.ts'
import { importLists } from './lists.service.server.ts'

/** A connection with its own lists cache, like a second process. */
function aProcess({ login }: ServerDatabase) {
  const db = serverDatabase(login, createLog('silent'))
  onTestFinished(() => db.close())
  const visitor = ctxOf(db, { role: 'anon' })
  return {
    take: (isForced = false) =>
      importLists({ ...asSystem(db, 'a test'), now: noon }, demonstrationLists(), { isForced }),
    reason: async (name = 'Lis Cuesta Peraza') =>
      (await screenParties(visitor, [{ role: 'buyer', name }])).reason,
  }
}

test('an import in one process applies in all of them, also after their connection was cut', async () => {
  const server = await migratedDatabase()
  const [one, other] = [aProcess(server), aProcess(server)]
  expect([await one.reason(), await other.reason()]).toEqual(['lists_missing', 'lists_missing'])
  await one.take()
  await expect.poll(() => other.reason()).toBe('listed')
  await server.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'listen%' and pid <> pg_backend_pid()`,
  )
  await server.query('delete from screening_lists')
  await expect.poll(() => other.reason(), { timeout: 10_000 }).toBe('lists_missing')
  await one.take()
  await expect.poll(() => other.reason(), { timeout: 10_000 }).toBe('listed')
})

test('two concurrent imports leave one complete copy of each list', async () => {
  const server = await migratedDatabase()
  const [one, other] = [aProcess(server), aProcess(server)]
  const outcomes = await Promise.allSettled([one.take(), other.take()])
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
  const { rows } = await server.query(
    `select list, name_count = (select count(*) from listed_names where list_id = id) as whole
     from screening_lists where is_current order by list`,
  )
  expect(rows).toEqual([
    { list: 'CRL', whole: true },
    { list: 'SDN', whole: true },
  ])
  expect(await other.reason()).toBe('listed')
})
