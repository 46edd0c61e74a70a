import type { SheetRow } from '#kernel/text/csv.ts'
import { BrokenArchive, unzipped } from '#platform/zip.ts'
import { type DateStyles, dateStyles } from './xlsx-dates.server.ts'
import { attribute, element, plainXml, unescaped } from './xml-text.server.ts'

/** Text of the runs, without phonetic readings. */
const textIn = (xml: string) =>
  [...xml.replace(element('rPh'), '').matchAll(element('t'))]
    .map((match) => unescaped(match[2] ?? ''))
    .join('')

/** Spreadsheets store 477.99 as 477.99000000000001. */
function plainNumber(text: string): string {
  const value = Number(text)
  return Number.isFinite(value) && text.trim() !== '' ? String(Number(value.toPrecision(15))) : text
}

function columnOf(reference: string | undefined, following: number): number {
  const alphabet = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (!alphabet) return following
  return [...alphabet].reduce((sum, character) => sum * 26 + character.charCodeAt(0) - 64, 0) - 1
}

interface Book {
  readonly shared: readonly string[]
  readonly dates: DateStyles
}

function valueIn(attributes: string, xml: string, { shared, dates }: Book): string {
  const type = attribute(attributes, 't') ?? 'n'
  if (type === 'inlineStr') return textIn(xml)
  const value = unescaped([...xml.matchAll(element('v'))][0]?.[2] ?? '')
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'true' : 'false'
  if (type === 'd') return value.replace(/T00:00:00(\.0+)?Z?$/, '')
  if (type !== 'n') return value
  return dates.textOf(attribute(attributes, 's'), value) ?? plainNumber(value)
}

const maxColumns = 200

function cellsOf(xml: string, book: Book): string[] {
  const cells: string[] = []
  for (const [, attributes = '', inner = ''] of xml.matchAll(element('c'))) {
    const column = columnOf(attribute(attributes, 'r'), cells.length)
    if (column >= maxColumns) continue
    while (cells.length < column) cells.push('')
    cells[column] = inner === '' ? '' : valueIn(attributes, inner, book)
  }
  return cells
}

function firstSheet(file: (name: string) => string | null): string {
  const book = file('xl/workbook.xml') ?? ''
  const [sheet] = [...book.matchAll(element('sheet'))]
  const id = attribute(sheet?.[1] ?? '', 'id')
  const links = [...(file('xl/_rels/workbook.xml.rels') ?? '').matchAll(element('Relationship'))]
  const link = links.find(([, attributes = '']) => attribute(attributes, 'Id') === id)
  const target = attribute(link?.[1] ?? '', 'Target') ?? 'worksheets/sheet1.xml'
  const xml = file(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
  if (xml === null) throw new BrokenArchive('no sheet')
  return xml
}

/** The non-empty rows of a workbook's first sheet; formulas have their cached results. */
export function rowsOfXlsx(bytes: Buffer): SheetRow[] {
  const entry = unzipped(bytes)
  const file = (name: string) => {
    const xml = entry(name)
    return xml === null ? null : plainXml(xml)
  }
  const texts = [...(file('xl/sharedStrings.xml') ?? '').matchAll(element('si'))]
  const shared = texts.map((match) => textIn(match[2] ?? ''))
  const book = { shared, dates: dateStyles(file) }
  const rows: SheetRow[] = []
  let following = 1
  for (const [, attributes = '', inner = ''] of firstSheet(file).matchAll(element('row'))) {
    const line = Number(attribute(attributes, 'r') ?? following)
    following = line + 1
    const cells = cellsOf(inner, book)
    if (cells.some((cell) => cell !== '')) rows.push({ line, cells })
  }
  return rows
}
