import { useMemo, useRef, useState } from 'react'
import { format } from '#kernel/messages.ts'
import { fieldOf } from '../../../fields/product-fields.rules.ts'
import { useProductStaffMessages } from '../../../ui/use-messages.ts'
import { readField } from '../../fields.rules.ts'
import type { TableRow } from '../table.rules.ts'
import { drafted, type UnsavedChanges, withCell } from '../unsaved-changes.rules.ts'
import type { Leaving } from './cell-editor.tsx'
import { useColumns } from './shown-columns.tsx'
import type { RowActions } from './table-row.tsx'
import type { Cell } from './use-active-cell.ts'

interface Editing extends Cell {
  readonly initialText: string | null
}

const goingOn: Readonly<Record<Exclude<Leaving, 'blur'>, readonly [number, number]>> = {
  down: [1, 0],
  right: [0, 1],
  left: [0, -1],
  stay: [0, 0],
}

interface Options {
  readonly unsaved: UnsavedChanges
  readonly onUnsaved: (change: (unsaved: UnsavedChanges) => UnsavedChanges) => void
  readonly onSelect: RowActions['onSelect']
  readonly moveTo: (cell: Cell) => void
  readonly setActive: (cell: Cell) => void
}

/** The edited cell and its handlers. */
export function useTableEdits(options: Options) {
  const messages = useProductStaffMessages()
  const columns = useColumns()
  const [editing, setEditing] = useState<Editing | null>(null)
  const [notice, setNotice] = useState('')
  const isEmpty = Object.keys(options.unsaved).length === 0
  const [wasEmpty, setWasEmpty] = useState(isEmpty)
  if (isEmpty !== wasEmpty) {
    setWasEmpty(isEmpty)
    if (isEmpty) setNotice('')
  }
  const latest = useRef(options)
  latest.current = options
  const actions = useMemo((): RowActions & {
    begin: (row: TableRow, cell: Cell, initialText: string | null) => void
  } => {
    const begin = (row: TableRow, cell: Cell, initialText: string | null) => {
      const column = columns[cell.column]
      if (column?.kind !== 'field') return
      latest.current.setActive(cell)
      if (fieldOf(column.field).kind !== 'flag') return setEditing({ ...cell, initialText })
      latest.current.onUnsaved((unsaved) =>
        withCell(unsaved, row, column.field, !drafted(row, unsaved)[column.field]),
      )
    }
    const save = (row: TableRow, place: number, input: string) => {
      const column = columns[place]
      if (column?.kind !== 'field') return
      const read = readField(column.field, input)
      if (read.ok) {
        setNotice('')
        latest.current.onUnsaved((unsaved) => withCell(unsaved, row, column.field, read.value))
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
      onDone: (row, index, place, input, leaving) => {
        setEditing(null)
        save(row, place, input)
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
