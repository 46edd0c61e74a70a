import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'
import { changesOf, type ProductChange } from './change.rules.ts'
import type { FieldName, FieldValue } from './fields.rules.ts'
import { readFigures } from './figures-text.rules.ts'
import type { Part } from './parts-text.rules.ts'
import { sharePicture } from './picture-names.rules.ts'
import { portionsOf } from './portions.rules.ts'

/** How a value of a patch becomes one of its column. */
const casts = {
  sku: 'text',
  name: 'text',
  name_en: 'text',
  category: 'text',
  url_slug: 'text',
  short_description: 'text',
  short_description_en: 'text',
  description: 'text',
  description_en: 'text',
  sell_price: 'numeric',
  cost_price: 'numeric',
  numeric_price: 'numeric',
  final_price: 'numeric',
  delivery_fee: 'numeric',
  weight_lbs: 'numeric',
  track_inventory: 'boolean',
  stock_quantity: 'integer',
  available_for: 'text',
  is_active: 'boolean',
  is_publicly_visible: 'boolean',
  wh_available: 'integer',
  eccn: 'text',
  hts: 'text',
  un_number: 'text',
  image_url: 'text',
  share_image_url: 'text',
} as const
const objects = ['specs', 'gallery_images'] as const

const picturePatch = (value: FieldValue) => {
  const pictures = typeof value === 'string' ? value.split('\n') : []
  const [first = null] = pictures
  return { image_url: first, share_image_url: sharePicture(first), gallery_images: pictures }
}

function columnsOf(field: FieldName, to: FieldValue): Record<string, unknown> {
  if (field === 'components') return {}
  if (field === 'pictures') return picturePatch(to)
  if (field === 'specs') return { specs: readFigures(String(to ?? '')) ?? {} }
  return { [field]: to }
}

const patchOf = ({ fields }: ProductChange): Record<string, unknown> =>
  Object.assign({}, ...changesOf(fields).map(([field, { to }]) => columnsOf(field, to)))

const assignment = (column: string, value: string) =>
  sql`${sql.ref(column)} = case when t.patch ? ${sql.lit(column)} then ${sql.raw(value)} else ${sql.ref(`p.${column}`)} end`

const assignments: Readonly<Record<string, RawBuilder<unknown>>> = Object.fromEntries([
  ...Object.entries(casts).map(([column, type]) => [
    column,
    assignment(column, `(t.patch ->> '${column}')::${type}`),
  ]),
  ...objects.map((column) => [column, assignment(column, `t.patch -> '${column}'`)]),
])

/** Only what changes anywhere is written, some products at a time; triggers list and announce once for all of them. */
export async function writeChanges(tx: Tx, changes: readonly ProductChange[]): Promise<void> {
  for (const some of portionsOf(changes)) {
    const rows = some.map((change) => ({ id: change.id, patch: patchOf(change) }))
    const columns = [...new Set(rows.flatMap(({ patch }) => Object.keys(patch)))].sort()
    const set = columns.flatMap((column) => assignments[column] ?? [])
    await sql`
      update products p set ${sql.join([sql`updated_at = now()`, ...set])}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (id uuid, patch jsonb)
      where p.id = t.id`.execute(tx)
  }
}

/** Rows that hold a name only; what else is known of them follows as changes. */
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
  readonly quantity: number
  readonly reason: string | null
}

export const insertCorrections = (tx: Tx, steps: readonly StockStep[], now: Date) =>
  sql`
    insert into stock_movements (product_id, kind, quantity, reason, moved_at)
    select id, 'corrected', quantity, reason, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as t (id uuid, quantity int, reason text)`.execute(
    tx,
  )

export interface Renamed {
  readonly id: string
  readonly from: string | null
  readonly to: string | null
}

/** The old address goes on leading to the product; one that is used again is an old one no more. */
export async function keepOldAddresses(tx: Tx, renamed: readonly Renamed[]): Promise<void> {
  const json = JSON.stringify(renamed)
  const given = sql`jsonb_to_recordset(${json}::jsonb) as t (id uuid, "from" text, "to" text)`
  await sql`delete from product_aliases a using ${given} where a.alias = t."to"`.execute(tx)
  await sql`
    insert into product_aliases (alias, product_id)
    select t."from", t.id from ${given} where t."from" is not null
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

/** Removes products that nothing was sold of. */
export const deleteProducts = (tx: Tx, ids: readonly string[]) =>
  sql`delete from products where id = any (${[...ids]}::uuid[])`.execute(tx)
