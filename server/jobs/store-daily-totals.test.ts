import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { createLog } from '#platform/log.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { anOwnDatabase } from '#tests/stress/own-database.ts'
import { startDailyTotalsJob } from './store-daily-totals.ts'

const now = () => new Date('2025-06-20T17:00:00Z')
const silent = createLog('silent')

test('whatever days one process leaves, another stores, and a deleted day is stored again', async () => {
  const db = await (await anOwnDatabase()).open()
  onTestFinished(() => db.close())
  const system = asSystem(db, 'a test')
  const as = <Value>(work: (tx: Tx) => Promise<Value>) =>
    inTransaction(system, ({ tx }) => work(tx))
  const stored = () =>
    as(async (tx) => {
      const { rows } = await sql<{ days: number; revenue: number }>`
        select count(distinct day)::integer as days, sum(revenue)::integer as revenue
        from day_books where day between '2025-06-01' and '2025-06-18'`.execute(tx)
      return rows[0]
    })
  const { id } = await anOrder().paidBy('paypal').paid().insert(db)
  const payOn = (day: string) =>
    as((tx) => sql`update orders set paid_at = ${`${day}T17:00:00Z`} where id = ${id}`.execute(tx))
  await payOn('2025-06-01')
  const first = startDailyTotalsJob({ db, log: silent, now })
  await first.stop()
  const second = startDailyTotalsJob({ db, log: silent, now })
  await expect.poll(stored, { timeout: 20_000 }).toEqual({ days: 18, revenue: 30_970 })
  await second.stop()
  await payOn('2025-06-03')
  expect(await stored()).toEqual({ days: 16, revenue: 0 })
  const third = startDailyTotalsJob({ db, log: silent, now })
  await expect.poll(stored, { timeout: 20_000 }).toEqual({ days: 17, revenue: 30_970 })
  await third.stop()
})
