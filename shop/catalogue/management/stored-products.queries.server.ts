import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Products } from '#platform/database/schema.generated.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { type FieldName, fieldNames } from '../fields/product-fields.rules.ts'
import { categoryOf, galleryOf, type Specs } from '../products/product.rules.ts'
import { portionsOf } from './chunks.rules.ts'
import type { FieldValue, ProductFields } from './fields.rules.ts'
import { figuresAsText } from './figures/figures-text.rules.ts'
import { type Part, partsAsText } from './parts-text.rules.ts'

/** Fields that are columns, checked against the schema by the compiler. */
type ColumnField = Exclude<FieldName, 'components' | 'pictures'>

type StoredRow = Pick<Selectable<Products>, ColumnField | 'id' | 'image_url' | 'gallery_images'> & {
  readonly parts: readonly Part[]
}

/** A product as stored: every field, no computed values. */
export interface StoredProduct {
  readonly id: string
  readonly fields: ProductFields
}

/** A product with some fields only. */
export interface StoredPart {
  readonly id: string
  readonly fields: Partial<ProductFields>
}

const imagesOf = ({ image_url, gallery_images }: StoredRow) =>
  [...new Set([...(image_url ? [image_url] : []), ...galleryOf(gallery_images)])].join('\n')

/** Fields that are not stored in a column of the same name. */
const columnsOf: Partial<Record<FieldName, RawBuilder<unknown>>> = {
  pictures: sql`p.image_url, p.gallery_images`,
  components: sql`
    (select coalesce(jsonb_agg(jsonb_build_object('ref', coalesce(c.sku, c.id::text), 'quantity', k.quantity)
      order by k.position, c.id), '[]')
    from kit_components k join products c on c.id = k.component_id where k.kit_id = p.id) as parts`,
}
const parsers: Partial<Record<FieldName, (row: StoredRow) => FieldValue>> = {
  category: (row) => categoryOf(row.category),
  available_for: (row) => row.available_for ?? 'all',
  specs: (row) => figuresAsText(row.specs as Specs) || null,
  components: (row) => partsAsText(row.parts) || null,
  pictures: (row) => imagesOf(row) || null,
}
const valueIn = (row: StoredRow, name: FieldName): FieldValue => {
  const parser = parsers[name]
  return parser ? parser(row) : row[name as Exclude<ColumnField, 'specs'>]
}

async function storedParts(
  tx: Tx,
  names: readonly FieldName[],
  rest: RawBuilder<unknown>,
): Promise<StoredPart[]> {
  const columns = names.map((name) => columnsOf[name] ?? sql.ref(`p.${name}`))
  const { rows } = await sql<StoredRow>`
    select ${sql.join([sql`p.id`, ...columns])} from products p ${rest}`.execute(tx)
  return rows.map((row) => ({
    id: row.id,
    fields: Object.fromEntries(names.map((name) => [name, valueIn(row, name)])),
  }))
}

const saved = async (tx: Tx, rest: RawBuilder<unknown>) =>
  (await storedParts(tx, fieldNames, rest)) as StoredProduct[]

export const storedByIds = (tx: Tx, ids: readonly string[]): Promise<StoredProduct[]> =>
  saved(tx, sql`where p.id = any (${[...ids]}::uuid[])`)

/** Some fields only: bulk operations do not load every description. */
export async function fieldsByIds(
  tx: Tx,
  ids: readonly string[],
  names: readonly FieldName[],
): Promise<StoredPart[]> {
  const found: StoredPart[] = []
  for (const some of portionsOf(ids))
    found.push(...(await storedParts(tx, names, sql`where p.id = any (${[...some]}::uuid[])`)))
  return found
}

/** Locks products until the transaction ends, ordered by id to avoid deadlocks. */
export async function lockProducts(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const some of portionsOf([...ids].sort()))
    await sql`
      select from products where id = any (${[...some]}::uuid[]) order by id for no key update`.execute(
      tx,
    )
}

/** Pages by id, so that an export works for any catalogue size. */
export const storedAfter = (tx: Tx, id: string | null, limit: number): Promise<StoredProduct[]> =>
  saved(tx, sql`where ${id}::uuid is null or p.id > ${id}::uuid order by p.id limit ${limit}`)

/** Every product, hidden and inactive ones included. */
export const classifiedByIds = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('products')
    .select(['id', 'sku', 'eccn', 'hts', 'un_number as unNumber'])
    .where('id', 'in', ids)
    .execute()
