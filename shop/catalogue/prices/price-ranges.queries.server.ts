import { sql } from 'kysely'
import type { Usd } from '#kernel/money.ts'
import type { Tx } from '#platform/database/transaction.ts'

export interface PriceRange {
  readonly name: string
  readonly min: Usd
  readonly max: Usd | null
  readonly destinations: readonly string[]
}

/** Those within which no product for sale to one of their destinations costs; none while nothing is for sale. */
export async function emptyRanges(tx: Tx, ranges: readonly PriceRange[]): Promise<string[]> {
  const column = <Value>(read: (range: PriceRange) => Value) => ranges.map(read)
  const isWithin = (price: 'price_usa' | 'price_cuba') =>
    sql`exists (select from listed_products l where l.${sql.ref(price)} between r.min and r.max)`
  const { rows } = await sql<{ name: string }>`
    select r.name from unnest(${column(({ name }) => name)}::text[], ${column(({ min }) => min)}::bigint[],
      ${column(({ max }) => max ?? Number.MAX_SAFE_INTEGER)}::bigint[],
      ${column(({ destinations }) => destinations.includes('usa'))}::boolean[],
      ${column(({ destinations }) => destinations.includes('cuba'))}::boolean[])
      as r (name, min, max, usa, cuba)
    where exists (select from listed_products)
      and not (r.usa and ${isWithin('price_usa')}) and not (r.cuba and ${isWithin('price_cuba')})`.execute(
    tx,
  )
  return rows.map(({ name }) => name)
}
