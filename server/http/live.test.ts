import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { openFeed } from '#tests/harness/app/events.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { createChangeBus } from '../change-bus.ts'
import { maxListenersOfOneAddress } from './live.ts'

async function freshChangeBus() {
  const changeBus = await createChangeBus(await testDatabase())
  onTestFinished(() => changeBus.close())
  return changeBus
}

test('an open page is notified at once that it is connected, and then of changes', async () => {
  const feed = await openFeed(await testApp({ changeBus: await freshChangeBus() }))
  await feed.until('ready')
  await inTransaction(asSystem(await testDatabase(), 'a test'), ({ tx }) =>
    sql`update site_settings set setting_value = setting_value`.execute(tx),
  )
  await feed.until('site_settings')
})

test('a change that is rolled back is not published', async () => {
  const feed = await openFeed(await testApp({ changeBus: await freshChangeBus() }))
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
  expect(feed.received).not.toContain('shipping_settings')
})

test('a closed feed is removed', async () => {
  const changeBus = await freshChangeBus()
  const feed = await openFeed(await testApp({ changeBus }))
  await feed.until('ready')
  expect(changeBus.size).toBe(1)
  feed.leave()
  await vi.waitUntil(() => changeBus.size === 0, { timeout: 5_000 })
})

test('the number of feeds per client IP is limited, and closed ones free their places', async () => {
  const changeBus = await freshChangeBus()
  const app = await testApp({ changeBus })
  const feeds = await Promise.all(
    Array.from({ length: maxListenersOfOneAddress }, () => openFeed(app)),
  )
  expect((await openFeed(app)).status).toBe(429)
  feeds[0]?.leave()
  await vi.waitUntil(() => changeBus.size < maxListenersOfOneAddress, { timeout: 5_000 })
  expect((await openFeed(app)).status).toBe(200)
})
