import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { testApp } from '#tests/harness/app.ts'
import { testDatabase } from '#tests/harness/database.ts'
import { openFeed } from '#tests/harness/events.ts'
import { createHub } from '../hub.ts'
import { mostListenersOfOneAddress } from './live.ts'

async function freshHub() {
  const hub = await createHub(await testDatabase())
  onTestFinished(() => hub.close())
  return hub
}

test('an open page hears at once that it is connected, and then what changed', async () => {
  const feed = await openFeed(await testApp({ hub: await freshHub() }))
  await feed.until('ready')
  await inTransaction(asSystem(await testDatabase(), 'a test'), ({ tx }) =>
    sql`update site_settings set setting_value = setting_value`.execute(tx),
  )
  await feed.until('site_settings')
})

test('what is rolled back is heard by nobody', async () => {
  const feed = await openFeed(await testApp({ hub: await freshHub() }))
  await feed.until('ready')
  const system = asSystem(await testDatabase(), 'a test')
  const undone = inTransaction(system, async ({ tx }) => {
    await sql`update shipping_settings set agency_fee = agency_fee`.execute(tx)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await inTransaction(system, ({ tx }) =>
    sql`update site_settings set setting_value = setting_value`.execute(tx),
  )
  await feed.until('site_settings')
  expect(feed.heard).not.toContain('shipping_settings')
})

test('who leaves is forgotten', async () => {
  const hub = await freshHub()
  const feed = await openFeed(await testApp({ hub }))
  await feed.until('ready')
  expect(hub.size).toBe(1)
  feed.leave()
  await vi.waitUntil(() => hub.size === 0, { timeout: 5_000 })
})

test('one address keeps a bounded number of feeds, and gets its places back', async () => {
  const hub = await freshHub()
  const app = await testApp({ hub })
  const feeds = await Promise.all(
    Array.from({ length: mostListenersOfOneAddress }, () => openFeed(app)),
  )
  expect((await openFeed(app)).status).toBe(429)
  feeds[0]?.leave()
  await vi.waitUntil(() => hub.size < mostListenersOfOneAddress, { timeout: 5_000 })
  expect((await openFeed(app)).status).toBe(200)
})
