import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import type { Locale } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import { useProductStaffMessages } from '../../../ui/use-messages.ts'
import type { TableRow as Row } from '../table.rules.ts'
import { drafted, type UnsavedChange } from '../unsaved-changes.rules.ts'
import { CellEditor, type Leaving } from './cell-editor.tsx'
import { type Landed, Thumbnail, useCellText } from './plain-table.tsx'
import { useColumns } from './shown-columns.tsx'
import { type Column, isFigure, isText, rowName, titleField } from './table-columns.ts'

export interface RowActions {
  readonly onSelect: (row: Row, isOn: boolean) => void
  readonly onEnter: (row: number, column: number) => void
  readonly onBegin: (row: Row, index: number, column: number) => void
  readonly onDone: (
    row: Row,
    index: number,
    column: number,
    input: string,
    leaving: Leaving,
  ) => void
  readonly onCancel: (row: number, column: number) => void
}

interface TableRowProps {
  readonly row: Row
  readonly index: number
  readonly unsaved: UnsavedChange | undefined
  readonly isSelected: boolean
  /** The active column, if the active cell is in this row. */
  readonly active: number | null
  /** The first character entered, while a cell of this row is being edited. */
  readonly editing: { readonly column: number; readonly initialText: string | null } | null
  readonly landed: Landed
  readonly actions: RowActions
}

interface CellProps extends Omit<TableRowProps, 'editing' | 'active'> {
  readonly column: Column
  readonly place: number
  readonly isActive: boolean
  /** Undefined while the cell is not being edited. */
  readonly initialText: string | null | undefined
}

const cell =
  'h-10 lg:pointer-fine:h-9 whitespace-nowrap border-line border-b bg-inherit focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus'

function lookOf({ column, unsaved, initialText }: CellProps, locale: Locale): string {
  if (column.kind !== 'field') return `${cell} px-2 ${isFigure(column) ? 'figures text-right' : ''}`
  const isChanged = unsaved?.fields[column.field] !== undefined
  return [
    cell,
    'cursor-cell',
    initialText === undefined ? 'px-2' : 'p-0',
    isText(column) ? 'truncate' : '',
    isFigure(column) ? 'figures text-right' : '',
    isChanged ? 'font-bold shadow-[inset_3px_0_0_var(--warn)]' : '',
    column.field === titleField(locale) ? 'sm:sticky sm:left-0 sm:z-10' : '',
  ].join(' ')
}

function SelectBox({ row, isSelected, actions }: CellProps) {
  const messages = useProductStaffMessages().table
  const locale = useLocale()
  return (
    <input
      type="checkbox"
      tabIndex={-1}
      checked={isSelected}
      aria-label={format(messages.select, { name: rowName(locale, row.fields) })}
      onChange={(event) => actions.onSelect(row, event.target.checked)}
      className="mx-auto block size-5"
    />
  )
}

/** The name opens the product; beside it the cell is edited. */
function OpenByName({ row, children }: { row: Row; children: ReactNode }) {
  return (
    <Link
      to={`/admin/products/${row.id}`}
      tabIndex={-1}
      onClick={(event) => event.stopPropagation()}
      className="underline"
    >
      {children}
    </Link>
  )
}

function Content(props: CellProps) {
  const { row, index, place, column, unsaved, initialText, landed, actions } = props
  const textIn = useCellText(landed)
  const locale = useLocale()
  const fields = unsaved ? drafted(row, { [row.id]: unsaved }) : row.fields
  if (column.kind === 'select') return <SelectBox {...props} />
  if (column.kind === 'open') return <Thumbnail row={row} />
  if (column.kind !== 'field' || initialText === undefined) {
    const text = textIn(column, row, fields)
    const isTitle = column.kind === 'field' && column.field === titleField(locale)
    return isTitle ? <OpenByName row={row}>{text}</OpenByName> : text
  }
  return (
    <CellEditor
      field={column.field}
      value={fields[column.field]}
      initialText={initialText}
      onDone={(input, leaving) => actions.onDone(row, index, place, input, leaving)}
      onCancel={() => actions.onCancel(index, place)}
    />
  )
}

function Cell(props: CellProps) {
  const { row, index, place, column, isActive, initialText, actions } = props
  const locale = useLocale()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the table handles the keys of all its cells
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
      role="gridcell"
      aria-colindex={place + 1}
      data-cell={`${index}:${place}`}
      tabIndex={isActive ? 0 : -1}
      onFocus={(event) => {
        if (event.target === event.currentTarget) actions.onEnter(index, place)
      }}
      onClick={() => {
        if (column.kind === 'field' && initialText === undefined) actions.onBegin(row, index, place)
      }}
      className={lookOf(props, locale)}
    >
      <Content {...props} />
    </td>
  )
}

/** A product row; memoised, so that only changed rows render. */
export const TableRow = memo(function TableRow({ active, editing, ...rest }: TableRowProps) {
  return (
    <tr
      aria-rowindex={rest.index + 2}
      aria-selected={rest.isSelected}
      className={rest.isSelected ? 'bg-sunk' : 'bg-paper'}
    >
      {useColumns().map((column, place) => (
        <Cell
          key={column.kind === 'field' ? column.field : column.kind}
          {...rest}
          column={column}
          place={place}
          isActive={active === place}
          initialText={editing?.column === place ? editing.initialText : undefined}
        />
      ))}
    </tr>
  )
})
