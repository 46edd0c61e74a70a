import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { dayOf, parseDay, startOfDay } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { actingAs, asSystemActor } from '#tests/harness/database/actors.ts'
import {
  anySoldHistory,
  insertCost,
  insertEntry,
  insertHistory,
  minutesAfter,
  type SoldHistory,
} from '#tests/harness/orders/sold-history.ts'
import { zelle } from '#tests/harness/payments/methods.ts'
import { anOwnDatabase } from '#tests/stress/own-database.ts'
import { type AccountingFilter, daysBefore, type PeriodUnit } from './accounting.rules.ts'
import { accountingOf } from './accounting.service.server.ts'
import { matchesOrders } from './daily-totals.queries.server.ts'
import { examineStoredDay, storeNextDay } from './daily-totals.service.server.ts'

type Inside = Ctx & { readonly tx: Tx }

/** Clocks go forward at the midnight of 9 March and back in the second hour of 2 November. */
const beginnings = [new Date('2025-03-03T05:00:00Z'), new Date('2025-10-27T04:00:00Z')]
const weeksAfter = (start: Date) => minutesAfter(start, 20 * 24 * 60)

const storedRowCount = async ({ tx }: Inside) =>
  (
    await sql<{ day: string; count: number }>`
      select to_char(day, 'YYYY-MM-DD') as day, count(*)::integer as count from day_books group by 1 order by 1`.execute(
      tx,
    )
  ).rows
const storedDays = async (ctx: Inside) => (await storedRowCount(ctx)).map(({ day }) => day)

async function storeAll(ctx: Inside): Promise<void> {
  for (let day = 0; day < 60 && (await storeNextDay(ctx)); day += 1) {}
}

/** The accounting as shown, and as computed without stored days. */
async function bothSums(ctx: Inside, filter: AccountingFilter, unit: PeriodUnit) {
  const shown = await actingAs(ctx, 'admin', (staff) => accountingOf(staff, filter, unit))
  await sql`savepoint before_nothing_is_kept`.execute(ctx.tx)
  await sql`delete from day_books`.execute(ctx.tx)
  const reckoned = await actingAs(ctx, 'admin', (staff) => accountingOf(staff, filter, unit))
  await sql`rollback to savepoint before_nothing_is_kept`.execute(ctx.tx)
  return { shown, reckoned }
}

const unfiltered: AccountingFilter = { from: null, to: null, destination: null, method: null }

async function expectSameAccounting(ctx: Inside, start: Date): Promise<void> {
  const fifth = dayOf(minutesAfter(start, 4 * 24 * 60))
  const requests: readonly (readonly [Partial<AccountingFilter>, PeriodUnit])[] = [
    [{}, 'day'],
    [{ from: fifth, destination: 'cuba' }, 'month'],
    [{ from: daysBefore(fifth, 2), to: daysBefore(fifth, -4), method: zelle }, 'day'],
  ]
  for (const [narrowed, unit] of requests) {
    const { shown, reckoned } = await bothSums(ctx, { ...unfiltered, ...narrowed }, unit)
    expect(shown).toEqual(reckoned)
  }
}

async function expectDaysMatch(ctx: Inside): Promise<void> {
  const days = await storedDays(ctx)
  expect(days).not.toEqual([])
  for (const day of days) expect(await matchesOrders(ctx.tx, parseDay(day))).toBe(true)
}

interface Late {
  readonly order: number
  readonly kind:
    | 'refund'
    | 'capture'
    | 'cost'
    | 'paid'
    | 'closed'
    | 'unpaid'
    | 'method'
    | 'destination'
  readonly at: number
}
const anyLate: fc.Arbitrary<Late> = fc.record({
  order: fc.nat(),
  kind: fc.constantFrom(
    ...([
      'refund',
      'capture',
      'cost',
      'paid',
      'closed',
      'unpaid',
      'method',
      'destination',
    ] as const),
  ),
  at: fc.integer({ min: 0, max: 12 * 24 * 60 }),
})

/** A rare case: an old order changes. */
async function changeLate(ctx: Inside, order: string, { kind, at: minutes }: Late, start: Date) {
  const { tx } = ctx
  const at = minutesAfter(start, minutes)
  if (kind === 'refund' || kind === 'capture')
    return insertEntry(tx, order, { kind, amount: 1 + minutes, at, fee: 3 })
  if (kind === 'cost')
    return actingAs(ctx, 'admin', (staff) => insertCost(staff.tx, order, 1 + minutes, at))
  const changes = {
    paid: { paid_at: at },
    unpaid: { paid_at: null },
    closed: { closed_at: at },
    method: { payment_method: 'paypal' },
    destination: { destination: 'usa' },
  } as const
  return tx.updateTable('orders').set(changes[kind]).where('id', '=', order).execute()
}

const shop = fc.record({
  histories: fc.array(anySoldHistory, { minLength: 2, maxLength: 5 }),
  changes: fc.array(anyLate, { minLength: 1, maxLength: 4 }),
})

async function insertHistories(ctx: Inside, start: Date, histories: readonly SoldHistory[]) {
  const ids: string[] = []
  for (const history of histories) {
    const { id } = await insertHistory(ctx.tx, start, history)
    ids.push(id)
    await actingAs(ctx, 'admin', async ({ tx }) => {
      for (const { at, amount } of history.costs)
        await insertCost(tx, id, amount, minutesAfter(start, at))
    })
  }
  return ids
}

test('stored days and orders together equal the orders alone to the cent, also after late changes and clock changes (A-004, A-268)', async () => {
  for (const [run, { histories, changes }] of fc.sample(shop, { numRuns: 4, seed: 36 }).entries()) {
    const start = beginnings[run % 2] ?? new Date(Number.NaN)
    await rolledBack(await asSystemActor({ now: weeksAfter(start) }), async (ctx) => {
      const orders = await insertHistories(ctx, start, histories)
      await storeAll(ctx)
      await expectSameAccounting(ctx, start)
      for (const change of changes) {
        await changeLate(ctx, orders[change.order % orders.length] ?? '', change, start)
        await expectSameAccounting(ctx, start)
        if (change.at % 2 === 0) await storeAll(ctx)
      }
      await storeAll(ctx)
      await expectSameAccounting(ctx, start)
      await expectDaysMatch(ctx)
    })
  }
})

const noOtherDays = async ({ tx }: Inside) => sql`delete from day_books`.execute(tx)
const fourth = new Date('2025-06-04T16:00:00Z')
const sold: SoldHistory = {
  ...{ destination: 'usa', method: 'paypal', hasCoupon: false, agencyFee: 0, installation: 0 },
  pieces: [{ quantity: 1, equipment: 100, freight: 0, delivery: 0, sell: 90, cost: 40 }],
  ...{ paid: 0, closed: null, fee: 3, surplus: 0, costs: [] },
  refunds: [{ at: 2 * 24 * 60, share: 0.5 }],
}

/** Paid on the 4th, partly refunded on the 6th; the days from the 1st to the 8th are stored. */
async function inStoredJune(work: (ctx: Inside, order: string) => Promise<unknown>) {
  await rolledBack(await asSystemActor({ now: new Date('2025-06-10T17:00:00Z') }), async (ctx) => {
    await noOtherDays(ctx)
    const older = new Date('2025-06-01T16:00:00Z')
    await insertHistory(ctx.tx, older, { ...sold, refunds: [] })
    const { id } = await insertHistory(ctx.tx, fourth, sold)
    await storeAll(ctx)
    expect(await lastStored(ctx)).toEqual(days(1, 2, 3, 4, 5, 6, 7, 8))
    await work(ctx, id)
  })
}
const days = (...numbers: number[]) => numbers.map((number) => `2025-06-0${number}`)
const lastStored = async (ctx: Inside) =>
  (await storedDays(ctx)).filter((day) => day > '2025-05-31')

test('an order that is placed, paid, closed and refunded in time changes no stored day', async () => {
  await inStoredJune(async (ctx) => {
    const { id } = await insertHistory(ctx.tx, minutesAfter(new Date(), -60), {
      ...{ ...sold, paid: 1, closed: 50 },
      refunds: [{ at: 30, share: 1 }],
    })
    await actingAs(ctx, 'admin', ({ tx }) => insertCost(tx, id, 70, new Date()))
    expect(await lastStored(ctx)).toEqual(days(1, 2, 3, 4, 5, 6, 7, 8))
  })
})

test('a late change deletes the days of its order and its own, and no others', async () => {
  await inStoredJune(async (ctx, order) => {
    await ctx.tx.updateTable('orders').set({ delivery_status: 'delivered' }).execute()
    expect(await lastStored(ctx)).toEqual(days(1, 2, 3, 4, 5, 6, 7, 8))
    const at = new Date('2025-06-07T16:00:00Z')
    await actingAs(ctx, 'admin', ({ tx }) => insertCost(tx, order, 70, at))
    expect(await lastStored(ctx)).toEqual(days(1, 2, 3, 5, 8))
  })
})

test('items added to an old order delete its days', async () => {
  await inStoredJune(async (ctx, order) => {
    await sql`insert into order_lines (order_id, position, product_id, sku, name_es, name_en, quantity,
        unit_price_cents, unit_equipment_cents, unit_freight_cents, unit_delivery_cents, unit_cost_cents, amount_cents)
      values (${order}, 9, gen_random_uuid(), 'S-9', '', '', 1, 0, 0, 0, 0, 5, 0)`.execute(ctx.tx)
    expect(await lastStored(ctx)).toEqual(days(1, 2, 3, 5, 7, 8))
  })
})

test('no day is stored before the delay, and one stored by a fast clock is deleted', async () => {
  await inStoredJune(async (ctx) => {
    const storeAt = (now: string) => storeNextDay({ ...ctx, now: new Date(now) })
    await storeAt('2025-06-06T15:59:00Z')
    expect(await lastStored(ctx)).toEqual(days(1, 2, 3))
    await storeAt('2025-06-06T16:00:00Z')
    expect(await lastStored(ctx)).toEqual(days(1, 2, 3, 4))
    await storeAll({ ...ctx, now: new Date('2099-01-01T12:00:00Z') })
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from day_books where start_of_havana_day(day + 1) > now() - interval '36 hours'`.execute(
      ctx.tx,
    )
    expect(rows[0]?.count).toBe(0)
  })
})

test('a shop without sales stores no day', async () => {
  // other tests leave money behind
  const own = await (await anOwnDatabase()).open()
  onTestFinished(() => own.close())
  await rolledBack({ ...(await asSystemActor()), db: own }, async (ctx) => {
    await sql`update orders set paid_at = null, closed_at = null`.execute(ctx.tx)
    await noOtherDays(ctx)
    const moved = 'exists (select from payments) or exists (select from order_costs)'
    const { rows } = await sql<{ moved: boolean }>`select ${sql.raw(moved)} as moved`.execute(
      ctx.tx,
    )
    expect(rows).toEqual([{ moved: false }])
    expect(await storeNextDay(ctx)).toBe(false)
    expect(await storedDays(ctx)).toEqual([])
  })
})

test('database and shop agree when a day starts, also at clock changes', async () => {
  await rolledBack(await asSystemActor(), async ({ tx }) => {
    const { rows } = await sql<{ day: string; begins: Date }>`
      select to_char(day, 'YYYY-MM-DD') as day, start_of_havana_day(day::date) as begins
      from generate_series('2024-01-01'::date, '2026-12-31', '1 day') as day`.execute(tx)
    expect(rows).toHaveLength(1_096)
    for (const { day, begins } of rows) expect(begins).toEqual(startOfDay(parseDay(day)))
  })
})

test('any stored day can be recomputed: equal as stored, different by a cent', async () => {
  await inStoredJune(async (ctx) => {
    const asStaff = () => actingAs(ctx, 'admin', (staff) => examineStoredDay(staff))
    expect(await asStaff()).toMatchObject({ isRight: true })
    await sql`delete from day_books where day <> '2025-06-04'`.execute(ctx.tx)
    await sql`create temporary table one on commit drop as select * from day_books
      where destination = 'usa' and payment_method = 'paypal'`.execute(ctx.tx)
    await sql`delete from day_books where destination = 'usa' and payment_method = 'paypal'`.execute(
      ctx.tx,
    )
    await sql`update one set fees = fees + 1`.execute(ctx.tx)
    await sql`insert into day_books select * from one`.execute(ctx.tx)
    expect(await asStaff()).toMatchObject({ isRight: false })
    await noOtherDays(ctx)
    expect(await asStaff()).toBeNull()
  })
})
