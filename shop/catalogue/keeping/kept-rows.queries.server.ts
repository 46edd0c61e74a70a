import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'
import { categoryOf, galleryOf, type Specs } from '../product.rules.ts'
import { type FieldName, type FieldValue, fieldNames, type ProductFields } from './fields.rules.ts'
import { figuresAsText } from './figures-text.rules.ts'
import { type Part, partsAsText } from './parts-text.rules.ts'
import { portionsOf } from './portions.rules.ts'

interface KeptRow {
  readonly id: string
  readonly sku: string | null
  readonly name: string
  readonly name_en: string | null
  readonly category: string
  readonly url_slug: string | null
  readonly short_description: string | null
  readonly short_description_en: string | null
  readonly description: string | null
  readonly description_en: string | null
  readonly sell_price: string | null
  readonly cost_price: string | null
  readonly numeric_price: string | null
  readonly final_price: string | null
  readonly delivery_fee: string | null
  readonly weight_lbs: string | null
  readonly track_inventory: boolean
  readonly stock_quantity: number | null
  readonly available_for: string | null
  readonly is_active: boolean
  readonly is_publicly_visible: boolean
  readonly wh_available: number | null
  readonly eccn: string | null
  readonly hts: string | null
  readonly un_number: string | null
  readonly specs: Specs
  readonly image_url: string | null
  readonly gallery_images: unknown
  readonly parts: readonly Part[]
}

/** A product as staff keeps it: every field, and nothing that is counted from them. */
export interface KeptProduct {
  readonly id: string
  readonly fields: ProductFields
}

/** The same where only some fields were asked for. */
export interface KeptPart {
  readonly id: string
  readonly fields: Partial<ProductFields>
}

const picturesOf = ({ image_url, gallery_images }: KeptRow) =>
  [...new Set([...(image_url ? [image_url] : []), ...galleryOf(gallery_images)])].join('\n')

type PlainName = Exclude<FieldName, 'specs' | 'components' | 'pictures'>

/** What is kept otherwise than in a column of its name. */
const columnsOf: Partial<Record<FieldName, RawBuilder<unknown>>> = {
  pictures: sql`p.image_url, p.gallery_images`,
  components: sql`
    (select coalesce(jsonb_agg(jsonb_build_object('ref', coalesce(c.sku, c.id::text), 'quantity', k.quantity)
      order by k.position, c.id), '[]')
    from kit_components k join products c on c.id = k.component_id where k.kit_id = p.id) as parts`,
}
const readers: Partial<Record<FieldName, (row: KeptRow) => FieldValue>> = {
  category: (row) => categoryOf(row.category),
  available_for: (row) => row.available_for ?? 'all',
  specs: (row) => figuresAsText(row.specs) || null,
  components: (row) => partsAsText(row.parts) || null,
  pictures: (row) => picturesOf(row) || null,
}
const valueIn = (row: KeptRow, name: FieldName): FieldValue => {
  const reader = readers[name]
  return reader ? reader(row) : row[name as PlainName]
}

async function keptParts(
  tx: Tx,
  names: readonly FieldName[],
  rest: RawBuilder<unknown>,
): Promise<KeptPart[]> {
  const columns = names.map((name) => columnsOf[name] ?? sql.ref(`p.${name}`))
  const { rows } = await sql<KeptRow>`
    select ${sql.join([sql`p.id`, ...columns])} from products p ${rest}`.execute(tx)
  return rows.map((row) => ({
    id: row.id,
    fields: Object.fromEntries(names.map((name) => [name, valueIn(row, name)])),
  }))
}

const kept = async (tx: Tx, rest: RawBuilder<unknown>) =>
  (await keptParts(tx, fieldNames, rest)) as KeptProduct[]

export const keptByIds = (tx: Tx, ids: readonly string[]): Promise<KeptProduct[]> =>
  kept(tx, sql`where p.id = any (${[...ids]}::uuid[])`)

/** Only some fields of them: of thousands not every description is needed. */
export async function fieldsByIds(
  tx: Tx,
  ids: readonly string[],
  names: readonly FieldName[],
): Promise<KeptPart[]> {
  const found: KeptPart[] = []
  for (const some of portionsOf(ids))
    found.push(...(await keptParts(tx, names, sql`where p.id = any (${[...some]}::uuid[])`)))
  return found
}

/** Others who change or sell the same wait until this transaction ends; in one order, so that nobody waits in a circle. */
export async function lockProducts(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const some of portionsOf([...ids].sort()))
    await sql`
      select from products where id = any (${[...some]}::uuid[]) order by id for no key update`.execute(
      tx,
    )
}

/** Some at a time by id, so that no catalogue is too large for a file. */
export const keptAfter = (tx: Tx, id: string | null, limit: number): Promise<KeptProduct[]> =>
  kept(tx, sql`where ${id}::uuid is null or p.id > ${id}::uuid order by p.id limit ${limit}`)
