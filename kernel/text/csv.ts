export type CsvCell = string | number | boolean | null | { readonly number: string }
export type CsvSeparator = ',' | ';' | '\t'

export interface SheetRow {
  /** Its number as a spreadsheet shows it, from 1: empty rows count, line breaks within a cell do not. */
  readonly line: number
  readonly cells: readonly string[]
}

export interface CsvRow extends SheetRow {
  /** A quote in it never ends, or ends in the midst of a cell. */
  readonly isBroken: boolean
}

/** What begins a formula, also as Asian keyboards write it. */
const sign = '[=+\\-@\\uff0b\\uff0d\\uff1d\\uff20]'
/** Quotes and spaces that programs drop before they look at a cell. */
const dropped = '["\\s]*'
const formulaStart = new RegExp(`^'*(?:${dropped}${sign}|[\\t\\r])`)
/** A program that splits by another separator would find the start of a cell inside one of ours. */
const formulaWithin = new RegExp(`([,;\\t\\r\\n]${dropped})('*${sign})`, 'g')
const guardedWithin = new RegExp(`([,;\\t\\r\\n]${dropped})'('*${sign})`, 'g')

/** A text that a spreadsheet would evaluate as a formula is prefixed with an apostrophe. */
export const guardFormula = (text: string): string =>
  (formulaStart.test(text) ? `'${text}` : text).replace(formulaWithin, "$1'$2")

/** The text without the apostrophes that `guardFormula` put into it. */
export function unguardFormula(text: string): string {
  const outside = text.replace(guardedWithin, '$1$2')
  return outside.startsWith("'") && formulaStart.test(outside) ? outside.slice(1) : outside
}

const needsQuotes = /[",;\p{Cc}]|^\s|\s$/u

function cellText(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'object') return cell.number
  if (typeof cell !== 'string') return String(cell)
  const text = guardFormula(cell)
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellText).join(',')}\r\n`

/** The byte order mark that spreadsheets need to read accents. */
export const csvStart = '\ufeff'

export const formatCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  csvStart + rows.map(csvLine).join('')

/** Spreadsheets in Spanish separate cells by semicolons: detected from the first line. */
function separatorOf(text: string): CsvSeparator {
  const head = /^(?:"(?:[^"]|"")*"|[^"\n\r])*/.exec(text)?.[0].replace(/"(?:[^"]|"")*"/g, '') ?? ''
  const count = (sign: string) => head.split(sign).length
  const signs = [',', ';', '\t'] as const
  return signs.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

interface ReadCell {
  readonly cell: string
  readonly length: number
  readonly end: string
  readonly isBroken: boolean
}

const restOfLine = /([^\r\n]*)(\r\n|\n|\r|$)/y

/** The cell at a position, up to the separator or the end of the line; an unclosed quote extends to the end of the line. */
function cellParser(text: string, separator: CsvSeparator): (at: number) => ReadCell {
  const wellFormed = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)" *|([^"${separator}\r\n][^${separator}\r\n]*|))(${separator}|\r\n|\n|\r|$)`,
    'y',
  )
  return (at) => {
    wellFormed.lastIndex = restOfLine.lastIndex = at
    const found = wellFormed.exec(text)
    const [whole = '', quoted, plain = '', end = ''] = found ?? loose(restOfLine.exec(text))
    const cell = quoted?.replaceAll('""', '"') ?? plain.trim()
    return { cell, length: whole.length, end, isBroken: !found }
  }
}

const loose = (found: RegExpExecArray | null) => [found?.[0], undefined, found?.[1], found?.[2]]

/** The end-of-data marker of old dumps. */
const endOfFile = new RegExp(`${String.fromCharCode(0x1a)}\\s*$`)

/** Every row that holds anything, as a spreadsheet or an authority's dump writes it. */
export function* parseCsv(options: string, known?: CsvSeparator): Generator<CsvRow> {
  const text = options.replace(/^\ufeff/, '').replace(endOfFile, '')
  const separator = known ?? separatorOf(text)
  const cellAt = cellParser(text, separator)
  let [line, at] = [1, 0]
  while (at < text.length) {
    const row: ReadCell[] = []
    do {
      row.push(cellAt(at))
      at += row.at(-1)?.length ?? 0
    } while (row.at(-1)?.end === separator && at < text.length)
    const cells = row.map(({ cell }) => cell)
    if (row.at(-1)?.end === separator) cells.push('')
    if (cells.some((cell) => cell !== ''))
      yield { line, cells, isBroken: row.some(({ isBroken }) => isBroken) }
    line += 1
  }
}
