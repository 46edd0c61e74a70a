import { escapeHtml } from '#kernel/text/escape.ts'
import { zipped } from '#platform/zip.ts'

export type XlsxCell = string | { readonly number: string }

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org'
const main = `${office}/spreadsheetml/2006/main`
const relations = `${office}/officeDocument/2006/relationships`

/** Control characters are invalid in XML. */
const forbidden = /[^\t\n\r\u{20}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const escaped = (text: string) =>
  escapeHtml(
    text.replace(/_x[0-9a-f]{4}_/gi, (code) => `_x005F${code}`).replace(forbidden, ''),
  ).replaceAll('\r', '_x000D_')

function cellXml(cell: XlsxCell): string {
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

/** A workbook with one sheet, its first row frozen. */
export const xlsxOf = (title: string, rows: readonly (readonly XlsxCell[])[]): Buffer =>
  zipped([...parts(title), { name: 'xl/worksheets/sheet1.xml', text: sheetXml(rows) }])
