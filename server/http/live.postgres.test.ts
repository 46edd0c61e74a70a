import { onTestFinished, test } from 'vitest'
import { serverDatabase } from '#platform/database/connect.ts'
import { createLog } from '#platform/log.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { openFeed } from '#tests/harness/app/events.ts'
import { migratedDatabase } from '#tests/harness/database/postgres.ts'
import { createChangeBus } from '../change-bus.ts'

async function process(login: string) {
  const db = serverDatabase(login, createLog('silent'))
  onTestFinished(() => db.close())
  return testApp({ db, changeBus: await createChangeBus(db) })
}

test('a change reaches the open pages of every server process (S-047)', async () => {
  const { login, query } = await migratedDatabase()
  const feeds = [await openFeed(await process(login)), await openFeed(await process(login))]
  for (const feed of feeds) await feed.until('ready')
  await query("insert into products (name) values ('a new product')")
  for (const feed of feeds) await feed.until('products_view')
  await query('update shipping_settings set agency_fee = 1')
  for (const feed of feeds) await feed.until('shipping_settings')
})

test('after the database is back, open pages are told to reload their data', async () => {
  const { login, query } = await migratedDatabase()
  const feed = await openFeed(await process(login))
  await feed.until('ready')
  await query(
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'shop_login' and datname = current_database()`,
  )
  await feed.until('reconnected')
})
