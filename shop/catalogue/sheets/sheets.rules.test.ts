import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#tests/harness/any-text.ts'
import { csvOf, rowsOfCsv } from './csv.rules.ts'
import { asPlainText, fromPlainText } from './formula.rules.ts'

test('any cells survive being written as CSV and read again', () => {
  const cell = anyText(20).filter((text) => !text.includes('\0'))
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 })
  fc.assert(
    fc.property(table, (rows) => {
      const kept = rows.filter((cells) => cells.some((text) => text !== ''))
      expect(rowsOfCsv(csvOf(rows)).map(({ cells }) => cells)).toEqual(kept)
    }),
  )
})

test('semicolons, tabs, quotes and line ends of every kind are understood, and lines counted', () => {
  expect(rowsOfCsv('sku;name\r\n\r\nA;"uno; ""dos""\ntres"\nB;x"y')).toEqual([
    { line: 1, cells: ['sku', 'name'] },
    { line: 3, cells: ['A', 'uno; "dos"\ntres'] },
    { line: 5, cells: ['B', 'x"y'] },
  ])
  expect(rowsOfCsv('a\tb\n1\t2\n').map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
  expect(rowsOfCsv('')).toEqual([])
  expect(rowsOfCsv('a,b\n1,').at(-1)?.cells).toEqual(['1', ''])
})

test('no text becomes a formula, and every text comes back as it was', () => {
  for (const text of ['=1+1', '+1', '-5', '@SUM(A1)', "'=x", "''=x", '\t=1'])
    expect([text, asPlainText(text).startsWith("'")]).toEqual([text, true])
  for (const text of ['Kit', "'Kit'", '5', "d'agua"]) expect(asPlainText(text)).toBe(text)
  fc.assert(
    fc.property(fc.stringMatching(/^['=+\-@a]{0,6}$/), (text) => {
      expect(fromPlainText(asPlainText(text))).toBe(text)
    }),
  )
})
