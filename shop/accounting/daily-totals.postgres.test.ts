import { expect, onTestFinished, test } from 'vitest'
import { type Database, serverDatabase } from '#platform/database/connect.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import { createLog } from '#platform/log.ts'
import { actors, ctxOf } from '#tests/harness/database/actors.ts'
import { migratedDatabase, type ServerDatabase } from '#tests/harness/database/postgres.ts'
import { insertEntry, insertHistory, type SoldHistory } from '#tests/harness/orders/sold-history.ts'
import { storeNextDay } from './daily-totals.service.server.ts'

const paidAt = new Date('2025-06-04T16:00:00Z')
const now = new Date('2025-06-06T17:00:00Z')
const sold: SoldHistory = {
  ...{ destination: 'usa', method: 'paypal', hasCoupon: false, agencyFee: 0, installation: 0 },
  pieces: [{ quantity: 1, equipment: 100, freight: 0, delivery: 0, sell: 90, cost: 40 }],
  ...{ paid: 0, closed: null, fee: 3, surplus: 0, refunds: [], costs: [] },
}
const lateRefund = { kind: 'refund', amount: 50, at: new Date('2025-06-04T20:00:00Z') } as const

const asShop = (db: Database) => ctxOf(db, actors.system, { now })
const refunded = async ({ query }: ServerDatabase) =>
  (await query('select sum(returned)::text as sum from day_books')).rows[0].sum

/** Runs the first part at once and the rest on request; resolves after the commit. */
function inTwoParts(db: Database, first: (tx: Tx) => Promise<unknown>) {
  const [started, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const whole = inTransaction(asShop(db), async ({ tx }) => {
    await first(tx)
    started.resolve()
    await mayEnd.promise
  })
  return {
    started: Promise.race([started.promise, whole]),
    end: async () => {
      mayEnd.resolve()
      await whole
    },
  }
}

async function aSoldShop() {
  const server = await migratedDatabase()
  const db = serverDatabase(server.login, createLog('silent'))
  onTestFinished(() => db.close())
  const order = await inTransaction(asShop(db), ({ tx }) => insertHistory(tx, paidAt, sold))
  return { server, db, order: order.id }
}

test('no day is stored during a change of an old order; afterwards it is stored with the change', async () => {
  const { server, db, order } = await aSoldShop()
  const change = inTwoParts(db, (tx) => insertEntry(tx, order, lateRefund))
  await change.started
  expect(await storeNextDay(asShop(db))).toBe(false)
  await change.end()
  expect(await storeNextDay(asShop(db))).toBe(true)
  expect(await refunded(server)).toBe('50')
})

test('a change of a day that is being stored waits and deletes it', async () => {
  const { server, db, order } = await aSoldShop()
  const storing = inTwoParts(db, (tx) => storeNextDay({ ...asShop(db), tx }))
  await storing.started
  const change = inTransaction(asShop(db), ({ tx }) => insertEntry(tx, order, lateRefund))
  const waiting =
    "select 1 from pg_stat_activity where wait_event_type = 'Lock' and wait_event = 'advisory'"
  await expect.poll(async () => (await server.query(waiting)).rowCount).toBe(1)
  await storing.end()
  await change
  expect(await refunded(server)).toBeNull()
  expect(await storeNextDay(asShop(db))).toBe(true)
  expect(await refunded(server)).toBe('50')
})

test('concurrent processes store every day once', async () => {
  const { server, db } = await aSoldShop()
  const far = { ...asShop(db), now: new Date('2025-07-06T17:00:00Z') }
  const days = async () =>
    (await server.query('select count(distinct day)::integer as days from day_books')).rows[0].days
  const storeAll = async () => {
    let stored = 0
    while ((await days()) < 31) stored += (await storeNextDay(far)) ? 1 : 0
    return stored
  }
  const storedDays = await Promise.all([storeAll(), storeAll(), storeAll()])
  expect(storedDays.reduce((sum, one) => sum + one)).toBe(31)
  const { rows } = await server.query(
    'select day, count(*)::integer as rows from day_books group by day order by day',
  )
  expect(new Set(rows.map((row) => row.rows)).size).toBe(1)
  expect(rows).toHaveLength(31)
})

test('a late change in a repeatable-read transaction is refused, since it cannot see the days to delete', async () => {
  const { db } = await aSoldShop()
  const client = await db.pool.connect()
  try {
    await client.query('begin isolation level repeatable read')
    await client.query('set local role system')
    const late = client.query('update orders set closed_at = paid_at')
    await expect(late).rejects.toThrow('read committed')
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('a manual change by the owner of the tables deletes the days too', async () => {
  const { server, db } = await aSoldShop()
  await inTransaction(asShop(db), ({ tx }) =>
    insertHistory(tx, paidAt, { ...sold, refunds: [{ at: 60, share: 0.5 }] }),
  )
  const statements = [
    'update order_lines set unit_cost_cents = 41',
    'update payments set fee_cents = 4',
    "delete from payments where kind = 'refund'",
    "update orders set paid_at = paid_at - interval '1 hour'",
    'delete from order_lines where position = 0',
    'truncate order_lines',
  ]
  for (const statement of statements) {
    await storeNextDay(asShop(db))
    expect((await server.query('select 1 from day_books')).rowCount).toBeGreaterThan(0)
    await server.query(statement)
    expect((await server.query('select 1 from day_books')).rowCount).toBe(0)
  }
})
