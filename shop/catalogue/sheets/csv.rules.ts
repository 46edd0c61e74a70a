export interface SheetRow {
  /** Where it stands in the file, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

const needsQuotes = /[",;\t\n\r]|^\s|\s$/

const quoted = (cell: string) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** With a mark at its beginning, so that spreadsheets read the accents right. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`

/** Spreadsheets in Spanish part cells by semicolons: the first line says how. */
function separatorOf(text: string): string {
  const head = /^(?:"(?:[^"]|"")*"|[^"\n\r])*/.exec(text)?.[0].replace(/"(?:[^"]|"")*"/g, '') ?? ''
  const count = (sign: string) => head.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** Every row that holds anything, with the line on which it begins. */
export function rowsOfCsv(given: string): SheetRow[] {
  const text = given.replace(/^\uFEFF/, '')
  const separator = separatorOf(text)
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${separator}"\n\r]*))(${separator}|\r\n|\n|\r|$)`,
    'y',
  )
  const rows: SheetRow[] = []
  let cells: string[] = []
  let line = 1
  let begins = 1
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex
    const found = cell.exec(text) ?? loose(text, at, cell)
    const [whole, inQuotes, plain, end] = found
    cells.push(inQuotes === undefined ? (plain ?? '').trim() : inQuotes.replaceAll('""', '"'))
    line += whole.split(/\r\n|\n|\r/).length - 1
    if (end === separator && cell.lastIndex < text.length) continue
    if (end === separator) cells.push('')
    if (cells.some((value) => value !== '')) rows.push({ line: begins, cells })
    cells = []
    begins = line
  }
  return rows
}

/** A quote in the midst of a cell that is not quoted is a sign like others. */
function loose(text: string, at: number, cell: RegExp): [string, undefined, string, string] {
  const end = /[\n\r]/.exec(text.slice(at))
  const rest = text.slice(at, end ? at + end.index : undefined)
  const lineEnd = end ? (text.slice(at + rest.length).startsWith('\r\n') ? '\r\n' : end[0]) : ''
  cell.lastIndex = at + rest.length + lineEnd.length
  return [rest + lineEnd, undefined, rest, lineEnd]
}
