import { Link } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import type { Usd } from '#kernel/money.ts'
import { ProductImage } from '../../../images/ui/product-image.tsx'
import { categoryOf, skuOf } from '../../../products/product.rules.ts'
import { useProductStaffMessages } from '../../../ui/use-messages.ts'
import { useValueText } from '../../ui/use-value-text.ts'
import { marginOf, type TableRow } from '../table.rules.ts'
import {
  type Column,
  columnsIn,
  isFigure,
  rowName,
  titleField,
  useColumnTitle,
} from './table-columns.ts'

export type Landed = (fields: TableRow['fields']) => Usd | null

export function Thumbnail({ row }: { row: TableRow }) {
  const messages = useProductStaffMessages()
  const locale = useLocale()
  return (
    <Link
      to={`/admin/products/${row.id}`}
      aria-label={format(messages.open, { name: rowName(locale, row.fields) })}
      tabIndex={-1}
      className="block size-9 lg:pointer-fine:size-8 overflow-hidden rounded-field"
    >
      <ProductImage
        product={{ image: row.image, category: categoryOf(row.fields.category) }}
        sizes="36px"
        className="[&>svg]:p-2"
      />
    </Link>
  )
}

/** Placeholder of a missing English name. */
function SpanishName({ fields }: { fields: TableRow['fields'] }) {
  return (
    <span lang="es" className="text-soft-ink italic">
      {fields.name}
    </span>
  )
}

/** A cell that is not being edited. */
export function useCellText(landed: Landed) {
  const textOf = useValueText()
  const locale = useLocale()
  const price = (fields: TableRow['fields']) => {
    const amount = landed(fields)
    return amount === null ? '' : <Money amount={amount} />
  }
  const margin = (fields: TableRow['fields']) => {
    const tenths = marginOf(fields)
    return tenths === null ? '' : `${formatNumber(locale, tenths / 10, 1)} %`
  }
  return (column: Column, row: TableRow, fields: TableRow['fields']) => {
    if (column.kind === 'landed') return price(fields)
    if (column.kind === 'margin') return margin(fields)
    if (column.kind !== 'field') return ''
    if (column.field === 'sku') return skuOf(fields.sku as string | null, row.id)
    const isUntranslated = column.field === 'name_en' && !fields.name_en
    if (isUntranslated && titleField(locale) === 'name_en') return <SpanishName fields={fields} />
    return textOf(column.field, fields[column.field])
  }
}

/** The table without scripts: each name links to the product's form. */
export function PlainTable({ rows, landed }: { rows: readonly TableRow[]; landed: Landed }) {
  const titleOf = useColumnTitle()
  const textIn = useCellText(landed)
  const locale = useLocale()
  const shown = columnsIn(locale).filter(({ kind }) => kind !== 'select')
  return (
    <table className="w-max min-w-full border-collapse text-sm">
      <thead className="sticky top-0 z-10">
        <tr className="bg-sunk text-left">
          {shown.map((column) => (
            <th
              key={titleOf(column)}
              scope="col"
              className={`h-10 lg:pointer-fine:h-9 whitespace-nowrap px-2 ${isFigure(column) ? 'text-right' : ''}`}
            >
              {titleOf(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="border-line border-t">
            {shown.map((column) => (
              <td
                key={titleOf(column)}
                className={`h-10 lg:pointer-fine:h-9 max-w-72 truncate px-2 ${isFigure(column) ? 'figures text-right' : ''}`}
              >
                {column.kind === 'open' && <Thumbnail row={row} />}
                {column.kind === 'field' && column.field === titleField(locale) ? (
                  <Link to={`/admin/products/${row.id}`} className="underline">
                    {rowName(locale, row.fields)}
                  </Link>
                ) : (
                  textIn(column, row, row.fields)
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
