import type { KeyboardEvent } from 'react'
import { Button } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { useProductStaffMessages } from '../../../ui/use-messages.ts'
import type { TableRow as Row } from '../table.rules.ts'
import type { UnsavedChanges } from '../unsaved-changes.rules.ts'
import type { RowWindow } from '../window.rules.ts'
import type { Landed } from './plain-table.tsx'
import { useColumns } from './shown-columns.tsx'
import { type Column, isFigure, keyOf, titleField, useColumnTitle } from './table-columns.ts'
import { TableRow } from './table-row.tsx'
import { type Cell, useActiveCell } from './use-active-cell.ts'
import { type LoadRows, useRows } from './use-rows.ts'
import { useTableEdits } from './use-table-edits.ts'
import { useTableWindow } from './use-table-window.ts'

interface TableHeadProps {
  readonly isAllSelected: boolean
  readonly onSelectAll: (isOn: boolean) => void
}

function lookOf(column: Column, title: string): string {
  const stays = keyOf(column) === title ? 'bg-inherit sm:sticky sm:left-0 sm:z-10' : ''
  return `h-10 truncate lg:pointer-fine:h-9 border-line border-b px-2 ${isFigure(column) ? 'text-right' : ''} ${stays}`
}

function TableHead({ isAllSelected, onSelectAll }: TableHeadProps) {
  const titleOf = useColumnTitle()
  const locale = useLocale()
  return (
    <thead className="sticky top-0 z-20">
      <tr aria-rowindex={1} className="bg-sunk text-left">
        {useColumns().map((column) => (
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

interface ProductTableProps {
  readonly total: number
  readonly version: unknown
  readonly first: readonly Row[]
  readonly load: LoadRows
  readonly unsaved: UnsavedChanges
  readonly onUnsaved: (change: (unsaved: UnsavedChanges) => UnsavedChanges) => void
  readonly selected: ReadonlyMap<string, Row>
  /** All products of the filter are selected, also those not loaded. */
  readonly isAll: boolean
  readonly onSelect: (row: Row, isOn: boolean) => void
  readonly onSelectAll: (isOn: boolean) => void
  readonly landed: Landed
}

/** Placeholder height of rows outside the viewport. */
function Gap({ rows, rowHeight }: { rows: number; rowHeight: number }) {
  const { length } = useColumns()
  return rows > 0 ? (
    <tr>
      <td colSpan={length} style={{ height: rows * rowHeight }} />
    </tr>
  ) : null
}

function RowToCome({ index }: { index: number }) {
  const messages = useProductStaffMessages().table
  return (
    <tr aria-rowindex={index + 2}>
      <td colSpan={useColumns().length} className="h-10 px-3 lg:pointer-fine:h-9 text-soft-ink">
        {messages.loading}
      </td>
    </tr>
  )
}

interface BodyProps
  extends Pick<ProductTableProps, 'total' | 'unsaved' | 'selected' | 'isAll' | 'landed'> {
  readonly inSight: RowWindow
  readonly rowHeight: number
  readonly rowAt: (index: number) => Row | undefined
  readonly active: Cell
  readonly edits: ReturnType<typeof useTableEdits>
}

function Body({
  total,
  unsaved,
  selected,
  isAll,
  landed,
  inSight,
  rowHeight,
  rowAt,
  active,
  edits,
}: BodyProps) {
  const { editing, actions } = edits
  const indices = Array.from({ length: inSight.to - inSight.from }, (_, at) => inSight.from + at)
  return (
    <tbody>
      <Gap rows={inSight.from} rowHeight={rowHeight} />
      {indices.map((index) => {
        const row = rowAt(index)
        if (!row) return <RowToCome key={index} index={index} />
        return (
          <TableRow
            key={row.id}
            {...{ row, index, landed, actions }}
            unsaved={unsaved[row.id]}
            isSelected={isAll || selected.has(row.id)}
            active={active.row === index ? active.column : null}
            editing={editing?.row === index ? editing : null}
          />
        )
      })}
      <Gap rows={total - inSight.to} rowHeight={rowHeight} />
    </tbody>
  )
}

const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ' || key === 'F2'

/** Keyboard commands of a cell. */
function pressCell(
  event: KeyboardEvent,
  row: Row,
  at: Cell & { readonly kind: Column['kind'] | undefined },
  props: ProductTableProps,
  begin: Begin,
) {
  const { kind } = at
  const cell = event.target as HTMLTableCellElement
  if (kind === 'open' && event.key === 'Enter') cell.querySelector<HTMLElement>('a')?.click()
  if (!isPress(event) && !isCharacter(event)) return
  event.preventDefault()
  if (kind === 'select' && isPress(event)) props.onSelect(row, !props.selected.has(row.id))
  else begin(row, at, isCharacter(event) ? event.key : null)
}
type Begin = ReturnType<typeof useTableEdits>['actions']['begin']

/** A virtualised grid of thousands of products with editable cells. */
export function ProductTable(props: ProductTableProps) {
  const { total, unsaved, selected, isAll, landed } = props
  const messages = useProductStaffMessages().table
  const { box, inSight, showRow, rowHeight } = useTableWindow(total)
  const { rowAt, isLost, again } = useRows({ ...props, inSight })
  const columns = useColumns()
  const { active, setActive, moveTo, move, table } = useActiveCell(
    { rows: total, columns: columns.length },
    showRow,
  )
  const edits = useTableEdits({ ...props, moveTo, setActive })
  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    const row = rowAt(active.row)
    const isOnCell = event.target instanceof HTMLTableCellElement
    if (edits.editing || !isOnCell || move(event) || !row) return
    const { kind } = columns[active.column] ?? {}
    pressCell(event, row, { ...active, kind }, props, edits.actions.begin)
  }
  return (
    <div className="grid gap-2">
      <p
        role="status"
        className="sticky top-16 z-20 rounded-field border border-line border-l-4 border-l-bad bg-raised p-2 text-bad text-sm empty:hidden"
      >
        {edits.notice}
      </p>
      {isLost && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-bad text-sm">
          {messages.lost}
          <Button onClick={again}>{messages.again}</Button>
        </p>
      )}
      <div
        ref={box}
        className="h-[70vh] min-h-80 overflow-auto lg:h-[calc(100vh-17.5rem)] overscroll-contain rounded-card border border-line"
      >
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are moved through and changed
          role="grid"
          aria-label={messages.label}
          aria-rowcount={total + 1}
          aria-colcount={columns.length}
          aria-multiselectable="true"
          onKeyDown={pressed}
          className="w-max table-fixed border-separate border-spacing-0 text-sm"
        >
          <colgroup>
            {columns.map((column) => (
              <col key={keyOf(column)} className={column.width} />
            ))}
          </colgroup>
          <TableHead
            isAllSelected={isAll || (total > 0 && selected.size >= total)}
            onSelectAll={props.onSelectAll}
          />
          <Body
            {...{
              total,
              unsaved,
              selected,
              isAll,
              landed,
              inSight,
              rowHeight,
              rowAt,
              active,
              edits,
            }}
          />
        </table>
      </div>
      <p className="text-soft-ink text-sm">{messages.keys}</p>
    </div>
  )
}
