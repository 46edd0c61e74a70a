import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'

export interface Cell {
  readonly row: number
  readonly column: number
}

const pageRows = 12
/** More than any row has. */
const rowLength = 100

interface Size {
  readonly rows: number
  readonly columns: number
}
const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-pageRows, 0],
  PageDown: [pageRows, 0],
  Home: [0, -rowLength],
  End: [0, rowLength],
}

const within = (value: number, max: number) => Math.max(0, Math.min(value, max))

/** The active cell of the grid; the grid is a single tab stop. */
export function useActiveCell({ rows: total, columns }: Size, showRow: (row: number) => void) {
  const [active, setActive] = useState<Cell>({ row: 0, column: 2 })
  const isMoving = useRef(false)
  const table = useRef<HTMLTableElement>(null)
  useLayoutEffect(() => {
    if (!isMoving.current) return
    const cell = table.current?.querySelector<HTMLElement>(
      `[data-cell="${active.row}:${active.column}"]`,
    )
    if (!cell) return
    isMoving.current = false
    cell.focus({ preventScroll: false })
  })
  const moveTo = (cell: Cell) => {
    const next = {
      row: within(cell.row, total - 1),
      column: within(cell.column, columns - 1),
    }
    isMoving.current = true
    setActive(next)
    showRow(next.row)
  }
  const move = (event: KeyboardEvent): boolean => {
    const step = steps[event.key]
    if (!step) return false
    event.preventDefault()
    const isFar = event.ctrlKey && (event.key === 'Home' || event.key === 'End')
    const row = isFar ? (event.key === 'Home' ? 0 : total - 1) : active.row + step[0]
    moveTo({ row, column: active.column + step[1] })
    return true
  }
  return { active, setActive, moveTo, move, table }
}
