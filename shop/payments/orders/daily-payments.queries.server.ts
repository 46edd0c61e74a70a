import { sql } from 'kysely'
import { cents, type Usd } from '#kernel/money.ts'
import { type Day, startOfDay } from '#kernel/time.ts'
import type { Tx } from '#platform/database/transaction.ts'

export interface DailyPayments {
  readonly day: Day
  readonly amount: Usd
}

/** Received less refunded, by days of Havana; a day without either has no row. */
export async function netPaymentsSince(tx: Tx, since: Day): Promise<DailyPayments[]> {
  const { rows } = await sql<{ day: Day; amount: string }>`
    select to_char(at at time zone 'America/Havana', 'YYYY-MM-DD') as day,
      sum(case kind when 'capture' then amount_cents else -amount_cents end)::text as amount
    from payments where at >= ${startOfDay(since)}
    group by 1 order by 1`.execute(tx)
  return rows.map(({ day, amount }) => ({ day, amount: cents(Number(amount)) }))
}
