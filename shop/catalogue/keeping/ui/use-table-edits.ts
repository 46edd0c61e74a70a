import { useMemo, useRef, useState } from 'react'
import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import { fieldOf } from '../../fields/product-fields.rules.ts'
import { useProductStaffMessages } from '../../ui/use-messages.ts'
import { type Drafts, drafted, withCell } from '../drafts.rules.ts'
import { readField } from '../fields.rules.ts'
import type { TableRow } from '../table.rules.ts'
import type { Leaving } from './cell-editor.tsx'
import { columnsIn } from './table-columns.ts'
import type { RowActions } from './table-row.tsx'
import type { Cell } from './use-active-cell.ts'

interface Editing extends Cell {
  readonly begun: string | null
}

const goingOn: Readonly<Record<Exclude<Leaving, 'blur'>, readonly [number, number]>> = {
  down: [1, 0],
  right: [0, 1],
  left: [0, -1],
  stay: [0, 0],
}

interface Given {
  readonly drafts: Drafts
  readonly onDrafts: (change: (drafts: Drafts) => Drafts) => void
  readonly onSelect: RowActions['onSelect']
  readonly moveTo: (cell: Cell) => void
  readonly setActive: (cell: Cell) => void
}

/** Which cell is being changed, and what becomes of what is typed there. */
export function useTableEdits(given: Given) {
  const messages = useProductStaffMessages()
  const columns = columnsIn(useLocale())
  const [editing, setEditing] = useState<Editing | null>(null)
  const [notice, setNotice] = useState('')
  const latest = useRef(given)
  latest.current = given
  const actions = useMemo((): RowActions & {
    begin: (row: TableRow, cell: Cell, begun: string | null) => void
  } => {
    const begin = (row: TableRow, cell: Cell, begun: string | null) => {
      const column = columns[cell.column]
      if (column?.kind !== 'field') return
      latest.current.setActive(cell)
      if (fieldOf(column.field).kind !== 'flag') return setEditing({ ...cell, begun })
      latest.current.onDrafts((drafts) =>
        withCell(drafts, row, column.field, !drafted(row, drafts)[column.field]),
      )
    }
    const keep = (row: TableRow, place: number, typed: string) => {
      const column = columns[place]
      if (column?.kind !== 'field') return
      const read = readField(column.field, typed)
      if (read.ok) {
        setNotice('')
        latest.current.onDrafts((drafts) => withCell(drafts, row, column.field, read.value))
      } else
        setNotice(
          format(messages.table.stays, {
            field: messages.fields[column.field],
            problem: messages.problems[read.code],
          }),
        )
    }
    return {
      begin,
      onSelect: (row, isOn) => latest.current.onSelect(row, isOn),
      onEnter: (row, column) => latest.current.setActive({ row, column }),
      onBegin: (row, index, column) => begin(row, { row: index, column }, null),
      onDone: (row, index, place, typed, leaving) => {
        setEditing(null)
        keep(row, place, typed)
        if (leaving === 'blur') return
        const [down, right] = goingOn[leaving]
        latest.current.moveTo({ row: index + down, column: place + right })
      },
      onCancel: (row, column) => {
        setEditing(null)
        latest.current.moveTo({ row, column })
      },
    }
  }, [messages, columns])
  return { editing, notice, actions }
}
