import { expect, test } from 'vitest'
import { occurrences, sourcesBelow } from './sources.ts'

const clock = /\bnew Date\(\s*\)|\bDate\.now\b|\bDate\(\)|\bperformance\.now\b|\bTemporal\.Now\b/g

test('the shop takes the time from its context and never from a clock', () => {
  expect(occurrences(sourcesBelow('shop', 'kernel'), clock)).toEqual([])
})

test('a clock would be found, a date made of a value would not', () => {
  const found = (text: string) => occurrences([{ file: 'a.ts', text }], clock).length
  expect(found('const now = new Date()')).toBe(1)
  expect(found('const ms = Date.now() - performance.now()')).toBe(2)
  expect(found('new Date(order.placedAt)')).toBe(0)
})
