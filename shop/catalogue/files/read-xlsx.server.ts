import type { SheetRow } from '#kernel/text/csv.ts'
import { dayMs, minuteMs } from '#kernel/time.ts'
import { BrokenArchive, unzipped } from '#platform/zip.ts'
import { attribute, element, plainXml, unescaped } from './xml-text.server.ts'

/** Built-in number formats of dates and times. */
const isKnownDate = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58)

/** 'dd/mm/yyyy' is a date format, '0.0 "h"' is not. */
const isDateFormat = (code: string) =>
  /[ymdhs]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]|[_*]./g, ''))

/**
 * A serial number (days since the end of 1899) as '2026-11-23', '2026-11-23 15:30' or '06:18'; 1900 had no
 * 29 February.
 */
function dateText(serial: number, is1904: boolean): string {
  const days = is1904 ? serial + 1462 : serial < 60 && serial >= 1 ? serial + 1 : serial
  const minutes = Math.round(days * 1_440) * minuteMs
  const iso = new Date(Date.UTC(1899, 11, 30) + minutes).toISOString()
  const [day = '', time = ''] = [iso.slice(0, 10), iso.slice(11, 16)]
  if (serial < 1 && !is1904) return time
  return minutes % dayMs === 0 ? day : `${day} ${time}`
}

interface DateStyles {
  /** A number as a date; null when its style is no date format. */
  textOf(style: string | undefined, value: string): string | null
}

function dateStyles(file: (name: string) => string | null): DateStyles {
  const styles = file('xl/styles.xml') ?? ''
  const formats = new Map(
    [...styles.matchAll(element('numFmt'))].map(([, attributes = '']) => [
      attribute(attributes, 'numFmtId'),
      attribute(attributes, 'formatCode') ?? '',
    ]),
  )
  const [cells] = [...styles.matchAll(element('cellXfs'))]
  const isDate = [...(cells?.[2] ?? '').matchAll(element('xf'))].map(([, attributes = '']) => {
    const id = attribute(attributes, 'numFmtId') ?? '0'
    const code = formats.get(id)
    return code === undefined ? isKnownDate(Number(id)) : isDateFormat(code)
  })
  const [properties] = [...(file('xl/workbook.xml') ?? '').matchAll(element('workbookPr'))]
  const is1904 = /^(1|true)$/.test(attribute(properties?.[1] ?? '', 'date1904') ?? '')
  return {
    textOf(style, value) {
      const serial = Number(value)
      const isSerial = value.trim() !== '' && serial >= 0 && serial < 2_958_466
      return isDate[Number(style ?? 0)] && isSerial ? dateText(serial, is1904) : null
    },
  }
}

/** Text of the runs, without phonetic readings. */
const textIn = (xml: string) =>
  [...xml.replace(element('rPh'), '').matchAll(element('t'))]
    .map((match) => unescaped(match[2] ?? ''))
    .join('')

/** Spreadsheets store 522.99 as 522.99000000000001. */
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
