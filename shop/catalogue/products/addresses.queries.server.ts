import type { Tx } from '#platform/database/transaction.ts'

/** A sitemap entry: the product's slug and the time of its last change. */
export interface ListedAddress {
  readonly id: string
  readonly slug: string
  readonly updatedAt: string
}

const listed = (tx: Tx) =>
  tx
    .selectFrom('listed_products')
    .innerJoin('products', 'products.id', 'listed_products.product_id')

export async function countListedAddresses(tx: Tx) {
  const row = await listed(tx)
    .select(({ fn }) => [
      fn.countAll<string>().as('count'),
      fn.max('products.updated_at').as('newest'),
    ])
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), newest: (row.newest as Date | null)?.toISOString() ?? null }
}

/** The start of a page: after a product id, or an offset. */
export type AddressesFrom = { readonly id: string } | { readonly skip: number }

export async function addressesAfter(
  tx: Tx,
  from: AddressesFrom,
  limit: number,
): Promise<ListedAddress[]> {
  const rows = await listed(tx)
    .select(['products.id', 'products.url_slug', 'products.updated_at'])
    .$if('id' in from, (query) => query.where('products.id', '>', 'id' in from ? from.id : ''))
    .orderBy('products.id')
    .offset('skip' in from ? from.skip : 0)
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    slug: row.url_slug ?? row.id,
    updatedAt: row.updated_at.toISOString(),
  }))
}
