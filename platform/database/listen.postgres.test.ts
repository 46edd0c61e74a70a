import { expect, onTestFinished, test, vi } from 'vitest'
import { migratedDatabase } from '#tests/harness/database/postgres.ts'
import { createLog } from '../log.ts'
import { serverDatabase } from './connect.ts'

const soon = { timeout: 10_000, interval: 20 }
const endListeners = `select pg_terminate_backend(pid) from pg_stat_activity
  where query ilike 'listen %' and datname = current_database()`

async function twoProcesses() {
  const database = await migratedDatabase()
  const open = () => {
    const db = serverDatabase(database.login, createLog('silent'))
    onTestFinished(() => db.close())
    return db
  }
  return { database, one: open(), other: open() }
}

test('a change in one process is received by another (S-047)', async () => {
  const { database, one, other } = await twoProcesses()
  const received: string[] = []
  await one.listen('shop_changes', (change) => received.push(`one ${change}`))
  await other.listen('shop_changes', (change) => received.push(`other ${change}`))
  await database.query("insert into site_settings values ('a', 'b')")
  await vi.waitFor(
    () => expect(received.sort()).toEqual(['one site_settings', 'other site_settings']),
    soon,
  )
})

test('a listener whose connection was terminated is notified, and reconnects', async () => {
  const { database, one } = await twoProcesses()
  const received: string[] = []
  await one.listen('shop_changes', (change) => received.push(change))
  await database.query(endListeners)
  await vi.waitFor(() => expect(received).toEqual(['lost', 'reconnected']), soon)
  await database.query("insert into site_settings values ('a', 'b')")
  await vi.waitFor(() => expect(received).toEqual(['lost', 'reconnected', 'site_settings']), soon)
})

test('a stopped listener receives nothing, and a closed one does not reconnect', async () => {
  const { database, one } = await twoProcesses()
  const received: string[] = []
  const stop = await one.listen('shop_changes', (change) => received.push(change))
  const stored: string[] = []
  await one.listen('shop_changes', (change) => stored.push(change))
  stop()
  await database.query("insert into site_settings values ('a', 'b')")
  await vi.waitFor(() => expect(stored).toEqual(['site_settings']), soon)
  expect(received).toEqual([])
})
