import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BrokenArchive, zipped } from '#platform/zip.ts'
import { rowsOfXlsx, xlsxOf } from './xlsx.server.ts'

const cells = (bytes: Buffer) => rowsOfXlsx(bytes).map((row) => row.cells)

test('any texts, figures and flags survive being written as a workbook and read again', () => {
  const text = fc
    .string({ unit: 'grapheme', maxLength: 30 })
    .filter((given) => given !== '' && !/[^\t\n\r\u{20}-\u{fffd}\u{10000}-\u{10ffff}]/u.test(given))
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (row) => {
      expect(cells(xlsxOf('Hoja', [row]))).toEqual([row])
    }),
  )
  expect(
    cells(xlsxOf('H', [['_x0041_', { number: '477.99' }, true, 'a\r\nb', '', ' x ']])),
  ).toEqual([['_x0041_', '477.99', 'true', 'a\r\nb', '', ' x ']])
})

/** As other programs write it: shared texts, rich runs, prefixes, gaps, rests of binary fractions. */
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

test('what is no workbook, or a bomb, is refused', () => {
  const good = xlsxOf('H', [['a']])
  const bomb = foreign(`<worksheet>${' '.repeat(70 * 1024 * 1024)}</worksheet>`)
  for (const bytes of [Buffer.from('PK'), good.subarray(0, 60), zipped([]), bomb])
    expect(() => rowsOfXlsx(bytes)).toThrow(BrokenArchive)
})
