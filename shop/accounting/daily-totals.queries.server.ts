import { sql } from 'kysely'
import type { Day } from '#kernel/time.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { flowIn, sumNames, sums, zone } from './flow.queries.server.ts'

/** The triggers that delete stored days take the same lock shared. */
const keepersLock = sql.lit(714_202_636)
const everybody = { destination: null, method: null }

/**
 * Takes the lock until the transaction ends; false while another process stores days or changes old orders.
 */
export async function mayStoreDays(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${keepersLock}) as free`.execute(tx)
  return rows[0]?.free ?? false
}

/**
 * The last day that may be stored: it ended 36 hours ago by both clocks. Triggers ignore changes less than
 * 12 hours late, and no transaction lasts for the 24 hours that remain.
 */
const lastToStore = (now: Date) => sql`
  ((least(now(), ${now}::timestamptz) - interval '36 hours') at time zone ${zone})::date - 1`

/** Days stored while a clock was wrong; no trigger would delete them. */
export const forgetDaysToCome = (tx: Tx, now: Date) =>
  sql`delete from day_books where day > ${lastToStore(now)}`.execute(tx)

/**
 * The newest finished day that is not stored; null when all are. Gaps further back are too small to store.
 */
export async function dayToStore(tx: Tx, now: Date, max: number): Promise<Day | null> {
  const { rows } = await sql<{ day: Day | null }>`
    with range as (
      select ${lastToStore(now)} as last, (least(
        (select min(paid_at) from orders where paid_at is not null),
        (select min(closed_at) from orders where paid_at is not null and closed_at is not null),
        (select min(at) from payments), (select min(at) from order_costs)
      ) at time zone ${zone})::date as first
    )
    select to_char(max(last - back), 'YYYY-MM-DD') as day
    from range, generate_series(0, least(last - first, ${max}::integer)) as back
    where first is not null and not exists (select from day_books where day = last - back)`.execute(
    tx,
  )
  return rows[0]?.day ?? null
}

const sumsOf = (day: Day) => sql`
  ${flowIn([{ from: day, to: day }], everybody)},
  fresh as (
    select ${day}::date as day, destination, payment_method, ${sums}
    from unnest(array['usa', 'cuba']) as destination
    cross join (select method as payment_method from payment_methods) known
    left join flow using (destination, payment_method)
    group by destination, payment_method
  )`
const columns = sql`day, destination, payment_method, ${sumNames}`

export const storeDay = (tx: Tx, day: Day) =>
  sql`insert into day_books (${columns}) with ${sumsOf(day)} select ${columns} from fresh`.execute(
    tx,
  )

export async function someStoredDay(tx: Tx): Promise<Day | null> {
  const { rows } = await sql<{ day: Day }>`
    select to_char(day, 'YYYY-MM-DD') as day from day_books order by random() limit 1`.execute(tx)
  return rows[0]?.day ?? null
}

/** Whether a stored day matches its orders to the cent; true for a day that is not stored. */
export async function matchesOrders(tx: Tx, day: Day): Promise<boolean> {
  const { rows } = await sql<{ invalid: number }>`
    with ${sumsOf(day)}, kept as (select ${columns} from day_books where day = ${day}::date)
    select count(*)::integer as invalid from (select * from kept except select ${columns} from fresh) differing`.execute(
    tx,
  )
  return rows[0]?.invalid === 0
}
