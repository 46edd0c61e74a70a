import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { createLog } from '#platform/log.ts'
import { listMoreProducts } from '#shop/catalogue/search/listing-due.service.server.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { startSortingJob } from './sort-listing.ts'

const wronglySorted = async (tx: Tx) =>
  (
    await sql<{ count: number }>`
      select count(*)::int as count from listed_products l join products_view v on v.id = l.product_id
      where l.price_cuba is distinct from (v.final_price * 100)::bigint`.execute(tx)
  ).rows[0]?.count ?? 0

test('when a process stops while it applies a new tariff to the listing, the next one continues and announces it once', async () => {
  const db = await testDatabase()
  const system = asSystem(db, 'a test')
  const look = () => inTransaction(system, ({ tx }) => wronglySorted(tx))
  // bulk changes of other files announce themselves too
  while (await listMoreProducts(system)) {}
  await inTransaction(system, async ({ tx }) => {
    await sql`select set_config('shop.prices_listing_in_parts', 'on', true)`.execute(tx)
    await sql`insert into shipping_settings (cost_per_pound, agency_fee, fixed_delivery_fee, created_at, listing_priced_to)
      values (7, 0, 9, now() + interval '1 hour', '00000000-0000-0000-0000-000000000000')`.execute(
      tx,
    )
    await sql`select price_listing_on(20)`.execute(tx)
  })
  expect(await look()).toBeGreaterThan(0)
  const notified: string[] = []
  const stop = await db.listen('shop_changes', (change) => notified.push(change))
  const job = startSortingJob({ db, log: createLog('silent') })
  await expect.poll(look).toBe(0)
  await job.stop()
  await expect.poll(() => notified).toEqual(['products_view'])
  stop()
  await inTransaction(system, ({ tx }) =>
    sql`delete from shipping_settings where cost_per_pound = 7`.execute(tx),
  )
  expect(await look()).toBe(0)
})
