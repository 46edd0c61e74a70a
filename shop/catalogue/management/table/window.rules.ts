export const rowHeight = 40
/** With a mouse on a wide screen. */
export const denseRowHeight = 36
export const rowsPerPart = 100
const spare = 8

export interface RowWindow {
  /** First rendered row, and the end (exclusive). */
  readonly from: number
  readonly to: number
}

/** The visible rows of a long table, with some overscan. */
export function windowOf(
  scrolled: number,
  height: number,
  total: number,
  row: number = rowHeight,
): RowWindow {
  const first = Math.floor(Math.max(0, scrolled) / row)
  const last = Math.ceil((Math.max(0, scrolled) + height) / row)
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
export function scrollFor(
  row: number,
  scrolled: number,
  height: number,
  eachRow: number = rowHeight,
): number | null {
  const top = row * eachRow
  if (top < scrolled) return top
  return top + eachRow > scrolled + height ? top + eachRow - height : null
}
