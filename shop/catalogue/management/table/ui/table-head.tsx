import { useLocale } from '#design/messages-context.tsx'
import { type Column, columnsIn, isFigure, titleField } from './table-columns.ts'
import { useColumnTitle } from './use-column-title.ts'

export const keyOf = (column: Column) => (column.kind === 'field' ? column.field : column.kind)

interface TableHeadProps {
  readonly isAllSelected: boolean
  readonly onSelectAll: (isOn: boolean) => void
}

function lookOf(column: Column, title: string): string {
  const stays = keyOf(column) === title ? 'bg-inherit sm:sticky sm:left-0 sm:z-10' : ''
  return `h-10 truncate border-line border-b px-2 ${isFigure(column) ? 'text-right' : ''} ${stays}`
}

export function TableHead({ isAllSelected, onSelectAll }: TableHeadProps) {
  const titleOf = useColumnTitle()
  const locale = useLocale()
  return (
    <thead className="sticky top-0 z-20">
      <tr aria-rowindex={1} className="bg-sunk text-left">
        {columnsIn(locale).map((column) => (
          <th
            key={keyOf(column)}
            scope="col"
            className={lookOf(column, titleField(locale))}
            title={titleOf(column)}
          >
            {column.kind === 'select' ? (
              <input
                type="checkbox"
                aria-label={titleOf(column)}
                checked={isAllSelected}
                onChange={(event) => onSelectAll(event.target.checked)}
                className="mx-auto block size-5"
              />
            ) : (
              titleOf(column)
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}
