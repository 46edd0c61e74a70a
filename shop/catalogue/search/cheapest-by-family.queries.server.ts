import { sql } from 'kysely'
import type { Destination } from '#kernel/destination.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { browsableCategories } from '../products/product.rules.ts'

/** What can be delivered, the cheapest of each family up to a number. */
export async function cheapestByFamily(
  tx: Tx,
  destination: Destination,
  perFamily: number,
): Promise<{ product_id: string }[]> {
  const price = sql.ref(destination === 'cuba' ? 'l.price_cuba' : 'l.price_usa')
  const { rows } = await sql<{ product_id: string }>`
    select found.product_id from unnest(${[...browsableCategories]}::text[]) as family
    cross join lateral (
      select l.product_id from listed_products l
      where l.category = family and l.available_for in ('all', ${destination})
        and ${price} is not null
      order by ${price}, l.name_key, l.product_id limit ${perFamily}
    ) as found`.execute(tx)
  return rows
}
