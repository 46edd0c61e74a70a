import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#tests/harness/inputs/any-text.ts'
import { formatCsv, guardFormula, parseCsv, unguardFormula } from './csv.ts'

const cellsIn = (text: string, separator?: ',' | ';' | '\t') =>
  [...parseCsv(text, separator)].map(({ cells }) => cells)

test('a CSV file preserves commas, quotes and accents, and escapes formulas', () => {
  const rows = [
    ['Número', 'Quién', 'Total'],
    ['GS-1', 'Ana "la jefa", Hialeah', 309.7],
    ['GS-2', '=HYPERLINK("http://x")', null],
    ['GS-3', '-2+3', -12.5],
    ['GS-4', true, { number: '477.90' }],
  ]
  expect(formatCsv(rows)).toBe(
    [
      '\ufeffNúmero,Quién,Total',
      'GS-1,"Ana ""la jefa"", Hialeah",309.7',
      'GS-2,"\'=HYPERLINK(""http://x"")",',
      "GS-3,'-2+3,-12.5",
      'GS-4,true,477.90',
      '',
    ].join('\r\n'),
  )
})

test('any cells survive being written as CSV and read again', () => {
  const cell = anyText(20).filter((text) => !text.includes('\0'))
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 })
  fc.assert(
    fc.property(table, (rows) => {
      const held = rows.filter((cells) => cells.some((text) => text !== ''))
      const read = cellsIn(formatCsv(rows), ',').map((cells) => cells.map(unguardFormula))
      expect(read).toEqual(held)
    }),
  )
})

test('semicolons, tabs, quotes and all line endings are parsed, and rows are counted as a spreadsheet shows them', () => {
  expect([...parseCsv('sku;name\r\n\r\nA;"uno; ""dos""\ntres"\nB;x"y')]).toEqual([
    { line: 1, cells: ['sku', 'name'], isBroken: false },
    { line: 3, cells: ['A', 'uno; "dos"\ntres'], isBroken: false },
    { line: 4, cells: ['B', 'x"y'], isBroken: false },
  ])
  expect(cellsIn('a\tb\n1\t2\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
  expect(cellsIn('')).toEqual([])
  expect(cellsIn('1,2')).toEqual([['1', '2']])
  expect(cellsIn('a,b\n1,').at(-1)).toEqual(['1', ''])
})

test("an authority's dump is read to its end mark, spaces after quotes passed over", () => {
  expect(cellsIn('1,"a ""b"", c\n d",-0- \r\n2,"x" ,y\r\n\u001a', ',')).toEqual([
    ['1', 'a "b", c\n d', '-0-'],
    ['2', 'x', 'y'],
  ])
})

test('a row with an unclosed or misplaced quote is reported, and the rest is read', () => {
  expect([...parseCsv('1,"a" b,c\n2,3\n4,"b', ',')]).toEqual([
    { line: 1, cells: ['1', '"a" b,c'], isBroken: true },
    { line: 2, cells: ['2', '3'], isBroken: false },
    { line: 3, cells: ['4', '"b'], isBroken: true },
  ])
})

test('no text becomes a formula, and every text comes back as it was', () => {
  for (const text of ['=1+1', '+1', '-5', '@SUM(A1)', "'=x", "''=x", '\t=1', '\r=1'])
    expect(guardFormula(text), text).toMatch(/^'/)
  for (const text of ['Kit', "'Kit'", '5', "d'agua", 'a - b', '2,5', 'a; b', 'x=1'])
    expect(guardFormula(text)).toBe(text)
  fc.assert(
    fc.property(fc.stringMatching(/^[";,\t\n\r '\uff1d=+\-@a]{0,8}$/), (text) => {
      expect(unguardFormula(guardFormula(text))).toBe(text)
    }),
  )
})

test('whichever sign a spreadsheet splits by, no piece of a cell is a formula', () => {
  const splits = [/[;\r\n]/, /[\t\r\n]/, /[,\r\n]/]
  const cell = fc.stringMatching(/^["; ,\t\n\r'=+\-@a]{0,10}$/)
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 3 }), (cells) => {
      const file = formatCsv([cells]).slice(1)
      for (const split of splits)
        for (const piece of file.split(split)) expect(piece).not.toMatch(/^"{0,2}[=+\-@]/)
    }),
  )
})

test('whatever separator a program splits by, and however it trims, no cell starts a formula', () => {
  const texts = fc.stringMatching(/^[";,\t\n\r '\u00a0=+\-@\uff1d\uff20a1]{0,10}$/)
  const rows = fc.array(fc.array(texts, { minLength: 1, maxLength: 3 }), { minLength: 1 })
  const splits = [/[,\r\n]/, /[;\r\n]/, /[\t\r\n]/]
  fc.assert(
    fc.property(rows, (table) => {
      const file = formatCsv(table).slice(1)
      const read = [',', ';', '\t'] as const
      const cells = [
        ...read.flatMap((separator) => cellsIn(file, separator).flat()),
        ...splits.flatMap((split) => file.split(split)),
      ]
      for (const cell of cells) expect(cell).not.toMatch(/^["\s]*[=+\-@\uff0b\uff0d\uff1d\uff20]/)
    }),
    { numRuns: 1_000 },
  )
})
