import fs from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BrokenArchive, zipped } from '#platform/zip.ts'
import { rowsOfXlsx } from './read-xlsx.server.ts'
import { xlsxOf } from './xlsx.server.ts'

const cells = (bytes: Buffer) => rowsOfXlsx(bytes).map((row) => row.cells)

test('any texts, figures and flags survive being written as a workbook and read again', () => {
  const text = fc
    .string({ unit: 'grapheme', maxLength: 30 })
    .filter(
      (overrides) =>
        overrides !== '' && !/[^\t\n\r\u{20}-\u{fffd}\u{10000}-\u{10ffff}]/u.test(overrides),
    )
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (row) => {
      expect(cells(xlsxOf('Hoja', [row]))).toEqual([row])
    }),
  )
  expect(cells(xlsxOf('H', [['_x0041_', { number: '477.99' }, 'a\r\nb', '', ' x ']]))).toEqual([
    ['_x0041_', '477.99', 'a\r\nb', '', ' x '],
  ])
})

/** As other programs write it: shared strings, rich text runs, prefixes, gaps, binary fractions. */
const foreign = (sheet: string) =>
  zipped([
    {
      name: 'xl/workbook.xml',
      text: '<x:workbook xmlns:x="m" xmlns:r="r"><x:sheets><x:sheet name="A" sheetId="1" r:id="rId7"/></x:sheets></x:workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: '<Relationships><Relationship Id="rId7" Target="/xl/worksheets/hoja.xml"/></Relationships>',
    },
    {
      name: 'xl/sharedStrings.xml',
      text: '<sst><si><t>sku</t></si><si><r><t>Ki</t></r><r><rPr><b/></rPr><t xml:space="preserve">t &amp; luz</t></r></si></sst>',
    },
    { name: 'xl/worksheets/hoja.xml', text: sheet },
  ])

test('workbooks of other programs are read', () => {
  const sheet = `<x:worksheet><x:sheetData><x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="C1" t="s"><x:v>1</x:v></x:c></x:row>
    <x:row r="3"><x:c r="A3"><x:v>477.99000000000001</x:v></x:c><x:c r="B3" t="b"><x:v>0</x:v></x:c><x:c r="C3" t="str"><x:f>1+1</x:f><x:v>dos</x:v></x:c></x:row></x:sheetData></x:worksheet>`
  expect(rowsOfXlsx(foreign(sheet))).toEqual([
    { line: 1, cells: ['sku', '', 'Kit & luz'] },
    { line: 3, cells: ['477.99', 'false', 'dos'] },
  ])
})

const workbook = (name: string) => fs.readFileSync(`tests/fixtures/workbooks/${name}.xlsx`)

test('a workbook that openpyxl 3.0.9 wrote is read, dates as dates', () => {
  expect(rowsOfXlsx(workbook('openpyxl'))).toEqual([
    { line: 1, cells: ['sku', 'name', 'sell_price', 'is_active', 'seen_on', 'at'] },
    {
      line: 2,
      cells: ['A-1', 'Panel <550 W> & más', '1299.99', 'true', '2026-11-23', '2026-11-23 15:30'],
    },
    { line: 3, cells: ['', 'línea uno\nlínea dos', '', 'false', '1900-03-01', '06:18'] },
  ])
})

test('a workbook that XlsxWriter wrote is read: runs, results of formulas, figures with a unit', () => {
  expect(rowsOfXlsx(workbook('xlsxwriter'))).toEqual([
    { line: 1, cells: ['sku', 'name', 'sell_price', 'is_active', 'seen_on', 'at'] },
    {
      line: 2,
      cells: ['A-1', 'Panel 550 W & más', '477.99', 'true', '2026-11-23', '2026-11-23 15:30'],
    },
    { line: 4, cells: ['A-2', 'ab', '5.5'] },
  ])
})

/**
 * Written by hand after the standard (ECMA-376) and the known output of Excel, LibreOffice and Google
 * Sheets.
 */
const byHand = (styles: string, sheet: string, properties = '') =>
  zipped([
    {
      name: 'xl/workbook.xml',
      text: `<workbook xmlns:r="r">${properties}<sheets><sheet name="Kits &gt; 5" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: "<Relationships><Relationship Id='rId1' Target='worksheets/sheet1.xml'/></Relationships>",
    },
    { name: 'xl/styles.xml', text: styles },
    { name: 'xl/worksheets/sheet1.xml', text: sheet },
  ])
const stylesOf = (...codes: readonly string[]) =>
  `<styleSheet><numFmts>${codes.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`).join('')}</numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/>${codes.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('')}</cellXfs></styleSheet>`
const rowOf = (...inner: readonly string[]) =>
  `<worksheet><sheetData><row r="1">${inner.join('')}</row></sheetData></worksheet>`

test('only what a style shows as a date is one', () => {
  const styles = stylesOf(
    '[$-x-sysdate]dddd, d &quot;de&quot; mmmm',
    '0.0 &quot;días&quot;',
    '[Red]#,##0',
  )
  const figure = (style: number) => `<c s="${style}"><v>46349</v></c>`
  expect(cells(byHand(styles, rowOf(...[0, 1, 2, 3, 4].map(figure))))).toEqual([
    ['46349', '2026-11-23', '2026-11-23', '46349', '46349'],
  ])
})

test('days before March 1900 and of workbooks that count from 1904 are the days they were', () => {
  const early = rowOf('<c s="1"><v>1</v></c>', '<c s="1"><v>59</v></c>')
  expect(cells(byHand(stylesOf(), early))).toEqual([['1900-01-01', '1900-02-28']])
  const late = byHand(stylesOf(), rowOf('<c s="1"><v>44887</v></c>'), '<workbookPr date1904="1"/>')
  expect(cells(late)).toEqual([['2026-11-23']])
})

test('dates as text, CDATA, comments and signs within attributes are read', () => {
  const sheet = rowOf(
    '<c t="d"><v>2026-11-23T00:00:00</v></c>',
    '<c t="inlineStr"><is><t><![CDATA[<Kit> & "luz"]]></t></is></c>',
    '<!-- <c><v>1</v></c> -->',
    "<c t='inlineStr' note='a > b'><is><t>uno</t></is></c>",
    '<c note="x > y"><v>2</v></c>',
  )
  expect(cells(byHand(stylesOf(), sheet))).toEqual([['2026-11-23', '<Kit> & "luz"', 'uno', '2']])
})

test('a workbook that was damaged on the way is refused', () => {
  const bytes = Buffer.from(workbook('openpyxl'))
  const middle = bytes.indexOf('xl/worksheets/sheet1.xml') + 60
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 0xff, middle)
  expect(() => rowsOfXlsx(bytes)).toThrow(BrokenArchive)
})

test('what is no workbook, or a bomb, is refused', () => {
  const good = xlsxOf('H', [['a']])
  const bomb = foreign(`<worksheet>${' '.repeat(70 * 1024 * 1024)}</worksheet>`)
  for (const bytes of [Buffer.from('PK'), good.subarray(0, 60), zipped([]), bomb])
    expect(() => rowsOfXlsx(bytes)).toThrow(BrokenArchive)
})
