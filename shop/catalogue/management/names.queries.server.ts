import { sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'

/** Serialises changes of names: two products cannot take the same name. */
export const nameInTurn = (tx: Tx) => sql`select pg_advisory_xact_lock(714202622)`.execute(tx)

export interface Holder {
  readonly id: string
  readonly value: string
}

const holders = async (tx: Tx, query: ReturnType<typeof sql<Holder>>) =>
  (await query.execute(tx)).rows

export const holdersOfSkus = (tx: Tx, skus: readonly string[]) =>
  holders(
    tx,
    sql<Holder>`select id, sku as value from products where sku = any (${[...skus]}::text[])`,
  )

/** The products with these current or former slugs. */
export const holdersOfSlugs = (tx: Tx, slugs: readonly string[]) =>
  holders(
    tx,
    sql<Holder>`
      select id, url_slug as value from products where url_slug = any (${[...slugs]}::text[])
      union all select product_id, alias from product_aliases where alias = any (${[...slugs]}::text[])`,
  )

/** The products that components of kits refer to, by SKU or by id. */
export async function productsNamed(tx: Tx, refs: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; ref: string }>`
    select p.id, r.ref from unnest(${[...refs]}::text[]) as r (ref)
    join products p on p.sku = r.ref or p.id::text = lower(r.ref)`.execute(tx)
  return new Map(rows.map(({ id, ref }) => [ref, id]))
}

export async function aliasesOf(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('product_aliases')
    .select('alias')
    .where('product_id', '=', id)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ alias }) => alias)
}

export async function namesOfSkus(tx: Tx, skus: readonly string[]) {
  const { rows } = await sql<{ sku: string; name: string }>`
    select sku, name from products where sku = any (${[...skus]}::text[])`.execute(tx)
  return rows
}
