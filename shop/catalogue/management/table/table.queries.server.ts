import { type RawBuilder, sql } from 'kysely'
import { escapeLike } from '#kernel/text/escape.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { type TableField, tableFields } from '../../fields/product-fields.rules.ts'
import type { FieldValue } from '../fields.rules.ts'
import type { TableRow } from './table.rules.ts'
import type { TableOrder, TableQuery, TableState } from './table-query.rules.ts'

const fewLeft = 5
const states: Record<TableState, RawBuilder<unknown>> = {
  any: sql`true`,
  shown: sql`p.is_active and p.is_publicly_visible`,
  hidden: sql`not (p.is_active and p.is_publicly_visible)`,
  sold_out: sql`not p.in_stock`,
  low: sql`p.track_inventory and p.stock_quantity between 1 and ${fewLeft}`,
  no_price: sql`coalesce(p.sell_price, 0) = 0`,
  no_picture: sql`p.image_url is null`,
}

const orders: Record<TableOrder, RawBuilder<unknown>> = {
  name: sql`fold(p.name)`,
  sku: sql`coalesce(p.sku, 'SKU-' || upper(left(p.id::text, 8)))`,
  category: sql`p.category`,
  sell_price: sql`p.sell_price`,
  cost_price: sql`p.cost_price`,
  final_price: sql`(select v.final_price from products_view v where v.id = p.id)`,
  margin: sql`(p.sell_price - p.cost_price) / nullif(p.sell_price, 0)`,
  weight_lbs: sql`p.weight_lbs`,
  stock_quantity: sql`p.stock_quantity`,
  updated: sql`p.updated_at`,
}

const pattern = (word: string) => `%${escapeLike(word)}%`

/** Every word must occur in name, SKU or slug. */
const holding = (search: string) =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .map(
      (word) =>
        sql`product_key(p.name, p.name_en, p.sku, p.id, p.url_slug) like fold(${pattern(word)})`,
    )

type Filter = Pick<TableQuery, 'search' | 'category' | 'state'>

const requested = (input: Filter) =>
  sql`from products p where ${sql.join(
    [
      states[input.state],
      ...(input.category === null ? [] : [sql`p.category = ${input.category}`]),
      ...holding(input.search),
    ],
    sql` and `,
  )}`

export async function countRows(tx: Tx, input: Filter): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count ${requested(input)}`.execute(tx)
  return rows[0]?.count ?? 0
}

const cellOf = (field: TableField): RawBuilder<unknown> =>
  field === 'available_for' ? sql`coalesce(p.available_for, 'all')` : sql.ref(`p.${field}`)

export interface Place {
  readonly field: TableField
  readonly after: string | null
  readonly limit: number
}

export interface Placed {
  readonly id: string
  readonly value: FieldValue
}

/** One field of the products of a filter, in pages by id. */
export async function valuesAfter(
  tx: Tx,
  filter: Filter,
  { field, after, limit }: Place,
): Promise<Placed[]> {
  const { rows } = await sql<Placed>`
    select p.id, ${cellOf(field)} as value ${requested(filter)}
      and (${after}::uuid is null or p.id > ${after}::uuid)
    order by p.id limit ${limit}`.execute(tx)
  return rows
}

type Row = TableRow['fields'] & Pick<TableRow, 'id' | 'image'>

export async function rowsOf(
  tx: Tx,
  input: TableQuery,
  { from, count }: { readonly from: number; readonly count: number },
): Promise<TableRow[]> {
  const columns = sql.join(tableFields.map((field) => sql`${cellOf(field)} as ${sql.ref(field)}`))
  const direction = sql.raw(input.direction)
  const { rows } = await sql<Row>`
    select p.id, p.image_url as image, ${columns} ${requested(input)}
    order by ${orders[input.order]} ${direction} nulls last, p.id limit ${count} offset ${from}`.execute(
    tx,
  )
  return rows.map(({ id, image, ...fields }) => ({ id, image, fields }))
}
