import { contentIn, type Locale } from '#kernel/locale.ts'
import type { ColumnWidth } from '../../../fields/product-field.rules.ts'
import { fieldOf, type TableField, tableFields } from '../../../fields/product-fields.rules.ts'
import { nameFor } from '../../../prices/product-pricing.rules.ts'
import { useProductStaffMessages } from '../../../ui/use-messages.ts'
import type { TableRow } from '../table.rules.ts'

export type Column =
  | { readonly kind: 'select' | 'open' | 'landed' | 'margin'; readonly width: string }
  | { readonly kind: 'field'; readonly field: TableField; readonly width: string }

const widths: Readonly<Record<ColumnWidth, string>> = {
  24: 'w-24',
  28: 'w-28',
  32: 'w-32',
  36: 'w-36',
  72: 'w-72',
}

const fieldColumn = (field: TableField) => {
  const { place = 0, width = 24 } = fieldOf(field).table ?? {}
  return { place, column: { kind: 'field', field, width: widths[width] } as Column }
}

/** Computed columns stand beside their source. */
const counted: readonly { readonly place: number; readonly column: Column }[] = [
  { place: 6, column: { kind: 'margin', width: 'w-24' } },
  { place: 8, column: { kind: 'landed', width: 'w-28' } },
]

export const columns: readonly Column[] = [
  { kind: 'select', width: 'w-11' },
  { kind: 'open', width: 'w-14' },
  ...[...tableFields.map(fieldColumn), ...counted]
    .sort((one, other) => one.place - other.place)
    .map(({ column }) => column),
]

export const keyOf = (column: Column): string =>
  column.kind === 'field' ? column.field : column.kind

const swapped: Readonly<Partial<Record<TableField, TableField>>> = {
  name: 'name_en',
  name_en: 'name',
}
const englishFirst = columns.map((column) =>
  column.kind === 'field' ? { ...column, field: swapped[column.field] ?? column.field } : column,
)

/** In English the English name is the first column, in the Spanish one's place. */
export const columnsIn = (locale: Locale): readonly Column[] =>
  contentIn(locale, { es: columns, en: englishFirst })

/** The field that labels a row. */
export const titleField = (locale: Locale): TableField =>
  contentIn(locale, { es: 'name', en: 'name_en' } as const)

/** The accessible label of a row. */
export const rowName = (locale: Locale, { name, name_en }: TableRow['fields']): string =>
  nameFor(locale, { name: String(name), nameEn: name_en === null ? null : String(name_en) })

/** Whether text may overflow the column: each truncated cell costs rendering time. */
export const isText = (column: Column): boolean =>
  column.kind === 'field' && fieldOf(column.field).table?.isCut === true

export const isFigure = (column: Column): boolean =>
  column.kind === 'field'
    ? ['decimal', 'whole'].includes(fieldOf(column.field).kind)
    : ['landed', 'margin'].includes(column.kind)

export function useColumnTitle(): (column: Column) => string {
  const messages = useProductStaffMessages()
  const others = {
    select: messages.table.selectAll,
    open: messages.picture,
    landed: messages.landed,
    margin: messages.margin,
  }
  return (column) => (column.kind === 'field' ? messages.fields[column.field] : others[column.kind])
}
