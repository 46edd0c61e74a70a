export type Cell = string | number | null

/** What a spreadsheet would take for a formula is quoted, so that nobody's name is run as one. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const cellText = (cell: Cell): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = harmless(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`

/** What spreadsheets need before it to read accents. */
export const csvStart = '\ufeff'

export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  csvStart + rows.map(csvLine).join('')
