import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Day, parseDay } from '#kernel/time.ts'
import { daysBefore, type Span, spansBeside } from './accounting.rules.ts'

const first = parseDay('2024-02-20')
const day = (number: number): Day => daysBefore(first, -number)
const holds = ({ from, to }: Span, one: Day) =>
  (from === null || from <= one) && (to === null || one <= to)
const numbered = (number: number | null) => (number === null ? null : day(number))

const end = fc.option(fc.integer({ min: 0, max: 40 }), { nil: null })
const anyRange = fc
  .record({ from: end, to: end })
  .filter(({ from, to }) => from === null || to === null || from <= to)
  .map(({ from, to }): Span => ({ from: numbered(from), to: numbered(to) }))

test('every day of a range is either stored or in one span, and spans are maximal', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 40 }))
  fc.assert(
    fc.property(numbers, anyRange, (stored, range) => {
      const storedDays = stored.map(day).filter((each) => holds(range, each))
      const spans = spansBeside(storedDays.sort(), range)
      for (let number = -5; number < 50; number += 1) {
        const each = day(number)
        const isLive = holds(range, each) && !storedDays.includes(each)
        expect(spans.filter((span) => holds(span, each))).toHaveLength(isLive ? 1 : 0)
      }
      for (const { from } of spans.slice(1))
        expect(storedDays).toContain(from && daysBefore(from, 1))
    }),
  )
})
