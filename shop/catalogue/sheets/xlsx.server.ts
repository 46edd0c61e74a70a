import type { SheetRow } from '#kernel/csv.ts'
import { escapeHtml } from '#kernel/escape.ts'
import { BrokenArchive, unzipped, zipped } from '#platform/zip.ts'

export type XlsxCell = string | { readonly number: string } | boolean

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org'
const main = `${office}/spreadsheetml/2006/main`
const relations = `${office}/officeDocument/2006/relationships`

/** XML cannot hold them. */
const forbidden = /[^\t\n\r\u{20}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const escaped = (text: string) =>
  escapeHtml(
    text.replace(/_x[0-9a-f]{4}_/gi, (code) => `_x005F${code}`).replace(forbidden, ''),
  ).replaceAll('\r', '_x000D_')

function cellXml(cell: XlsxCell): string {
  if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? 1 : 0}</v></c>`
  if (typeof cell !== 'string') return `<c><v>${cell.number}</v></c>`
  if (cell === '') return '<c/>'
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

const sheetXml = (rows: readonly (readonly XlsxCell[])[]) =>
  `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>${rows
    .map((cells, index) => `<row r="${index + 1}">${cells.map(cellXml).join('')}</row>`)
    .join('')}</sheetData></worksheet>`

const parts = (title: string) => [
  {
    name: '[Content_Types].xml',
    text: `${declaration}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  },
  {
    name: '_rels/.rels',
    text: `${declaration}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  },
  {
    name: 'xl/workbook.xml',
    text: `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escaped(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    text: `${declaration}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  },
]

/** A workbook of one sheet, its first row kept in sight. */
export const xlsxOf = (title: string, rows: readonly (readonly XlsxCell[])[]): Buffer =>
  zipped([...parts(title), { name: 'xl/worksheets/sheet1.xml', text: sheetXml(rows) }])

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

const codePoint = (code: number) =>
  code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''

const unescaped = (text: string) =>
  text
    .replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex, decimal, name) =>
      name ? (entities[name] ?? all) : codePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/_x([0-9a-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))

const element = (name: string) =>
  new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])([^>]*?)(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}>)`, 'g')
const attribute = (attributes: string, name: string) =>
  new RegExp(`(?:^|[\\s:])${name}="([^"]*)"`).exec(attributes)?.[1]

/** Runs of one text, without the readings that stand above Japanese signs. */
const textIn = (xml: string) =>
  [...xml.replace(element('rPh'), '').matchAll(element('t'))]
    .map((match) => unescaped(match[2] ?? ''))
    .join('')

/** 477.99000000000001 is how spreadsheets keep 477.99. */
function plainNumber(text: string): string {
  const value = Number(text)
  return Number.isFinite(value) && text.trim() !== '' ? String(Number(value.toPrecision(15))) : text
}

function columnOf(reference: string | undefined, following: number): number {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (!letters) return following
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function valueIn(type: string, xml: string, shared: readonly string[]): string {
  if (type === 'inlineStr') return textIn(xml)
  const value = unescaped([...xml.matchAll(element('v'))][0]?.[2] ?? '')
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'true' : 'false'
  return type === 'str' || type === 'e' || type === 'd' ? value : plainNumber(value)
}

const mostColumns = 200

function cellsOf(xml: string, shared: readonly string[]): string[] {
  const cells: string[] = []
  for (const [, attributes = '', inner = ''] of xml.matchAll(element('c'))) {
    const column = columnOf(attribute(attributes, 'r'), cells.length)
    if (column >= mostColumns) continue
    while (cells.length < column) cells.push('')
    cells[column] = inner === '' ? '' : valueIn(attribute(attributes, 't') ?? 'n', inner, shared)
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

/** The rows of a workbook's first sheet that hold anything; formulas are read as what they last gave. */
export function rowsOfXlsx(bytes: Buffer): SheetRow[] {
  const file = unzipped(bytes)
  const shared = [...(file('xl/sharedStrings.xml') ?? '').matchAll(element('si'))].map((match) =>
    textIn(match[2] ?? ''),
  )
  const rows: SheetRow[] = []
  let following = 1
  for (const [, attributes = '', inner = ''] of firstSheet(file).matchAll(element('row'))) {
    const line = Number(attribute(attributes, 'r') ?? following)
    following = line + 1
    const cells = cellsOf(inner, shared)
    if (cells.some((cell) => cell !== '')) rows.push({ line, cells })
  }
  return rows
}
