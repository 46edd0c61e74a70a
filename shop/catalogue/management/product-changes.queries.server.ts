import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'
import type { FieldKind } from '../fields/product-field.rules.ts'
import { type FieldName, fieldNames, fieldOf } from '../fields/product-fields.rules.ts'
import { shareImage } from '../images/image.rules.ts'
import { changesOf, type ProductChange } from './change.rules.ts'
import { portionsOf } from './chunks.rules.ts'
import type { FieldValue } from './fields.rules.ts'
import { readFigures } from './figures/figures-text.rules.ts'
import type { Part } from './parts-text.rules.ts'

type ColumnType = 'text' | 'numeric' | 'integer' | 'boolean' | 'jsonb'

/** Converts a patch value into the column's type; null for a field stored elsewhere. */
const typeOfKind: Readonly<Record<FieldKind, ColumnType | null>> = {
  text: 'text',
  long: 'text',
  slug: 'text',
  choice: 'text',
  decimal: 'numeric',
  whole: 'integer',
  flag: 'boolean',
  code: 'text',
  link: 'text',
  figures: 'jsonb',
  parts: null,
  pictures: null,
}

const columnTypes: Readonly<Record<string, ColumnType | null>> = {
  ...Object.fromEntries(fieldNames.map((name) => [name, typeOfKind[fieldOf(name).kind]])),
  image_url: 'text',
  share_image_url: 'text',
  gallery_images: 'jsonb',
}

const imagePatch = (value: FieldValue) => {
  const images = typeof value === 'string' ? value.split('\n') : []
  const [first = null] = images
  return { image_url: first, share_image_url: shareImage(first), gallery_images: images }
}

function columnsOf(field: FieldName, to: FieldValue): Record<string, unknown> {
  const { kind } = fieldOf(field)
  // kits are packed by packKits
  if (kind === 'parts') return {}
  if (kind === 'pictures') return imagePatch(to)
  if (kind === 'figures') return { [field]: readFigures(String(to ?? '')) ?? {} }
  return { [field]: to }
}

const patchOf = ({ fields }: ProductChange): Record<string, unknown> =>
  Object.assign({}, ...changesOf(fields).map(([field, { to }]) => columnsOf(field, to)))

/** An unknown column is a fault: ignoring it would report a saved change that is lost. */
function assignmentOf(column: string): RawBuilder<unknown> {
  const type = columnTypes[column]
  if (!type) throw new Error(`a change of a product names '${column}', which is no column`)
  const name = sql.lit(column)
  const value =
    type === 'jsonb' ? sql`t.patch -> ${name}` : sql`(t.patch ->> ${name})::${sql.raw(type)}`
  return sql`${sql.ref(column)} = case when t.patch ? ${name} then ${value} else ${sql.ref(`p.${column}`)} end`
}

/** Writes changed columns only, in chunks; triggers run once per statement. */
export async function writeChanges(tx: Tx, changes: readonly ProductChange[]): Promise<void> {
  for (const some of portionsOf(changes)) {
    const rows = some.map((change) => ({ id: change.id, patch: patchOf(change) }))
    const columns = [...new Set(rows.flatMap(({ patch }) => Object.keys(patch)))].sort()
    await sql`
      update products p set ${sql.join([sql`updated_at = now()`, ...columns.map(assignmentOf)])}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (id uuid, patch jsonb)
      where p.id = t.id`.execute(tx)
  }
}

/** Inserts products with a name only; their other fields follow as changes. */
export const insertBare = (
  tx: Tx,
  rows: readonly { readonly id: string; readonly name: string }[],
) =>
  sql`
    insert into products (id, name, is_publicly_visible)
    select id, name, false from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (id uuid, name text)`.execute(
    tx,
  )

export interface StockStep {
  readonly id: string
  readonly kind: 'corrected' | 'uncounted'
  readonly quantity: number
  readonly reason: string | null
}

export const insertCorrections = (tx: Tx, steps: readonly StockStep[], now: Date) =>
  sql`
    insert into stock_movements (product_id, kind, quantity, reason, moved_at)
    select id, kind, quantity, reason, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as t (id uuid, kind text, quantity int, reason text)`.execute(
    tx,
  )

export interface Renamed {
  readonly id: string
  readonly from: string | null
  readonly to: string | null
}

/** Former slugs keep redirecting to the product; a slug in use again is removed from them. */
export async function storeAliases(tx: Tx, renamed: readonly Renamed[]): Promise<void> {
  const json = JSON.stringify(renamed)
  const input = sql`jsonb_to_recordset(${json}::jsonb) as t (id uuid, "from" text, "to" text)`
  await sql`delete from product_aliases a using ${input} where a.alias = t."to"`.execute(tx)
  await sql`
    insert into product_aliases (alias, product_id)
    select t."from", t.id from ${input} where t."from" is not null
      and not exists (select from products p where p.url_slug = t."from")
    on conflict (alias) do update set product_id = excluded.product_id`.execute(tx)
}

export interface Packed {
  readonly id: string
  readonly parts: readonly (Part & { readonly componentId: string })[]
}

export async function packKits(tx: Tx, kits: readonly Packed[]): Promise<void> {
  const ids = kits.map(({ id }) => id)
  await sql`delete from kit_components where kit_id = any (${ids}::uuid[])`.execute(tx)
  const rows = kits.flatMap(({ id, parts }) =>
    parts.map(({ componentId, quantity }, position) => ({ id, componentId, quantity, position })),
  )
  await sql`
    insert into kit_components (kit_id, component_id, quantity, position)
    select id, "componentId", quantity, position from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as t (id uuid, "componentId" uuid, quantity int, position int)`.execute(tx)
}

/** Deletes products without sales. */
export const deleteProducts = (tx: Tx, ids: readonly string[]) =>
  sql`delete from products where id = any (${[...ids]}::uuid[])`.execute(tx)
