import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverDatabase } from '#platform/database/connect.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { createLog } from '#platform/log.ts'
import { openFeed } from '#tests/harness/app/events.ts'
import { type ActionResult, guestOrder, quotedTotal, type Send } from '#tests/stress/guest-order.ts'
import { expectNothingHalf, persist } from '#tests/stress/troubled-shop.ts'
import { startPostgres } from './parts/debian-postgres.ts'
import { atEnd, endAll } from './parts/ends.ts'
import { type FilledShop, fillShop } from './parts/filled-shop.ts'
import { startPgBouncer } from './parts/pgbouncer.ts'
import { reached } from './parts/reached.ts'
import { aShopOnPort, type ShopOnPort } from './parts/shop-on-port.ts'

let pooled: string
let filled: FilledShop
let shop: ShopOnPort

beforeAll(async () => {
  const server = await startPostgres()
  filled = await fillShop(server.url)
  pooled = await startPgBouncer(server.port)
  shop = await aShopOnPort({ DATABASE_URL: pooled })
})
afterAll(endAll)

const request: Send = (path, init) => fetch(`${shop.url}${path}`, init)

test('through a pooler in session mode orders are placed and open pages get what changes', async () => {
  const feed = await openFeed(reached(request))
  await feed.until('ready')
  await inTransaction(asSystem(filled.db, 'a test changes a price'), ({ tx }) =>
    sql`update products set sell_price = sell_price + 1 where id = ${filled.kit}`.execute(tx),
  )
  await feed.until('products_view')
  const lines = [{ id: filled.kit, quantity: 1 }]
  const expectedTotal = await quotedTotal(request, lines)
  const acknowledged = new Map<string, ActionResult>()
  const order = () => guestOrder(lines, { expectedTotal })
  const buy = async () => {
    const body = order()
    acknowledged.set(
      body.idempotencyKey,
      await persist({ ...filled, order, send: request }, body, []),
    )
  }
  await Promise.all(Array.from({ length: 20 }, buy))
  await expectNothingHalf(filled, acknowledged)
})

test('the limits of time that the shop sets for its statements hold behind the pooler too', async () => {
  const db = serverDatabase(pooled, createLog('silent'))
  atEnd(() => db.close())
  const { rows } = await db.pool.query(
    `select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`,
  )
  expect(rows).toEqual([{ statement: '5s', idle: '15s' }])
})
