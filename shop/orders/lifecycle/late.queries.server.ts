import { type RawBuilder, sql } from 'kysely'
import { promisedDays } from './delay.rules.ts'

const days = sql`case destination
  when 'cuba' then ${promisedDays.cuba}::int else ${promisedDays.usa}::int end`

/** Paid in full, whether or not a part went back since; for a row of `orders`. */
export const isSettledRow: RawBuilder<boolean> = sql`payment_status in ('paid', 'partly_refunded')`

/** Paid (a part may have gone back), not delivered and past the promised or agreed day; for a row of `orders`. */
export const isLate = (now: Date): RawBuilder<boolean> => sql<boolean>`(${isSettledRow}
  and delivery_status not in ('delivered', 'returned', 'cancelled')
  and coalesce((delivery_window ->> 'to')::timestamptz,
    coalesce(paid_at, placed_at) + make_interval(days => ${days})) < ${now})`
