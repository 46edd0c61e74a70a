import { sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'
import type { Specs } from '../products/product.rules.ts'

/** A component as the electrical rules see it, published or not. */
export interface DescribedPart {
  readonly id: string
  readonly sku: string
  readonly category: string
  readonly specs: Specs
}

export interface HeldPart extends DescribedPart {
  readonly kitId: string
  readonly kitName: string
  readonly quantity: number
}

export async function describedBySkus(tx: Tx, skus: readonly string[]): Promise<DescribedPart[]> {
  if (skus.length === 0) return []
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'sku', 'category', 'specs'])
    .where('sku', 'in', [...skus])
    .execute()
  return rows.map((row) => ({ ...row, sku: row.sku ?? row.id, specs: row.specs as Specs }))
}

interface NamedRef {
  readonly ref: string
  readonly sku: string
}

/** The products that are called so, in either language or by their SKU at the end; a name of several finds none. */
export async function skusOfNames(
  tx: Tx,
  refs: readonly { readonly ref: string; readonly sku: string | null }[],
): Promise<NamedRef[]> {
  const column = (name: 'ref' | 'sku') => refs.map((one) => one[name])
  const { rows } = await sql<NamedRef>`
    with asked as (
      select * from unnest(${column('ref')}::text[], ${column('sku')}::text[]) as r (ref, sku)
    ), found as (
      select r.ref, p.id, p.sku from asked r join products p on fold(p.name) = fold(r.ref)
      union select r.ref, p.id, p.sku from asked r join products p on fold(p.name_en) = fold(r.ref)
      union select r.ref, p.id, p.sku from asked r join products p on p.sku = r.sku
    )
    select ref, min(coalesce(sku, id::text)) as sku from found group by ref having count(*) = 1`.execute(
    tx,
  )
  return rows
}

export interface PartChoice {
  readonly sku: string
  readonly name: string
  readonly nameEn: string | null
}

/** What may be in a kit, by name. */
export async function partRows(tx: Tx, max: number): Promise<PartChoice[]> {
  const { rows } = await sql<PartChoice>`
    select sku, name, name_en as "nameEn" from products
    where category <> 'kit' and is_active and sku is not null
    order by fold(name), id limit ${max}`.execute(tx)
  return rows
}

/** Everything in the kits that hold one of these products. */
export async function partsBeside(tx: Tx, productIds: readonly string[]): Promise<HeldPart[]> {
  const rows = await tx
    .selectFrom('kit_components as part')
    .innerJoin('products as kit', 'kit.id', 'part.kit_id')
    .innerJoin('products as p', 'p.id', 'part.component_id')
    .where('part.kit_id', 'in', (held) =>
      held
        .selectFrom('kit_components')
        .select('kit_id')
        .where('component_id', 'in', [...productIds]),
    )
    .select([
      'part.kit_id as kitId',
      'kit.name as kitName',
      'part.quantity',
      'p.id',
      'p.sku',
      'p.category',
      'p.specs',
    ])
    .orderBy('kit.name')
    .orderBy('part.position')
    .execute()
  return rows.map((row) => ({ ...row, sku: row.sku ?? row.id, specs: row.specs as Specs }))
}
