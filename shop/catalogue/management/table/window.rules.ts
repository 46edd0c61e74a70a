export const rowHeight = 40
export const rowsPerPart = 100
const spare = 8

export interface RowWindow {
  /** First rendered row, and the end (exclusive). */
  readonly from: number
  readonly to: number
}

/** The visible rows of a long table, with some overscan. */
export function windowOf(scrolled: number, height: number, total: number): RowWindow {
  const first = Math.floor(Math.max(0, scrolled) / rowHeight)
  const last = Math.ceil((Math.max(0, scrolled) + height) / rowHeight)
  const to = Math.min(total, last + spare)
  return { from: Math.max(0, Math.min(first - spare, to)), to }
}

/** The chunks, each loaded at once, that contain these rows. */
export function partsFor({ from, to }: RowWindow): number[] {
  if (to <= from) return []
  const first = Math.floor(from / rowsPerPart)
  const last = Math.floor((to - 1) / rowsPerPart)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** The scroll offset that makes a row visible; null when it is. */
export function scrollFor(row: number, scrolled: number, height: number): number | null {
  const top = row * rowHeight
  if (top < scrolled) return top
  return top + rowHeight > scrolled + height ? top + rowHeight - height : null
}
