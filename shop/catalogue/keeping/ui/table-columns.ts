import type { Locale } from '#kernel/locale.ts'
import { nameFor } from '../../priced-goods.rules.ts'
import type { TableField, TableRow } from '../table.rules.ts'

export type Column =
  | { readonly kind: 'select' | 'open' | 'landed' | 'margin'; readonly width: string }
  | { readonly kind: 'field'; readonly field: TableField; readonly width: string }

const of = (field: TableField, width: string): Column => ({ kind: 'field', field, width })

/** From left to right; what is counted stands beside what it is counted from. */
export const columns: readonly Column[] = [
  { kind: 'select', width: 'w-11' },
  { kind: 'open', width: 'w-14' },
  of('name', 'w-72'),
  of('sku', 'w-36'),
  of('category', 'w-36'),
  of('sell_price', 'w-28'),
  of('cost_price', 'w-28'),
  { kind: 'margin', width: 'w-24' },
  of('weight_lbs', 'w-24'),
  { kind: 'landed', width: 'w-28' },
  of('numeric_price', 'w-32'),
  of('final_price', 'w-32'),
  of('delivery_fee', 'w-28'),
  of('stock_quantity', 'w-28'),
  of('track_inventory', 'w-28'),
  of('available_for', 'w-32'),
  of('is_active', 'w-24'),
  of('is_publicly_visible', 'w-24'),
  of('wh_available', 'w-24'),
  of('name_en', 'w-72'),
  of('url_slug', 'w-72'),
]

const swapped: Readonly<Partial<Record<TableField, TableField>>> = {
  name: 'name_en',
  name_en: 'name',
}
const englishFirst = columns.map((column) =>
  column.kind === 'field' ? { ...column, field: swapped[column.field] ?? column.field } : column,
)

/** Whoever works in English reads a product by its English name; the Spanish one stands where that stood. */
export const columnsIn = (locale: Locale): readonly Column[] =>
  locale === 'en' ? englishFirst : columns

/** The field by which a row is known. */
export const titleField = (locale: Locale): TableField => (locale === 'en' ? 'name_en' : 'name')

/** What a row is called, to whoever cannot see it. */
export const rowName = (locale: Locale, { name, name_en }: TableRow['fields']): string =>
  nameFor(locale, { name: String(name), nameEn: name_en === null ? null : String(name_en) })

const figures = new Set<string>([
  'sell_price',
  'cost_price',
  'numeric_price',
  'final_price',
  'delivery_fee',
  'weight_lbs',
  'stock_quantity',
  'wh_available',
])

const texts = new Set<string>(['name', 'name_en', 'sku', 'category', 'url_slug'])

/** Whether it may be too long for its column: each cell that is cut costs time whenever rows are drawn. */
export const isText = (column: Column): boolean =>
  column.kind === 'field' && texts.has(column.field)

/** Figures stand to the right, one below the other. */
export const isFigure = (column: Column): boolean =>
  column.kind === 'field' ? figures.has(column.field) : ['landed', 'margin'].includes(column.kind)
