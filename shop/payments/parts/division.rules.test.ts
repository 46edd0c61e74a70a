import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, cents } from '#kernel/money.ts'
import { divide, equalParts, maxParts, maxPartsOf, minPart, rowProblems } from './division.rules.ts'

const total = fc.integer({ min: minPart, max: 5_000_000 }).map(cents)

test('equal parts add up to the cent, and none differs from another by more than one', () => {
  fc.assert(
    fc.property(total, fc.integer({ min: 1, max: maxParts }), (sum, count) => {
      const parts = equalParts(sum, count)
      expect(add(...parts)).toBe(sum)
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
    }),
  )
})

test('whatever is typed, a division adds up to the total, keeps what was typed, or is refused', () => {
  const typed = fc.array(fc.option(total), { maxLength: 12 })
  fc.assert(
    fc.property(total, typed, (sum, amounts) => {
      const divided = divide(sum, amounts)
      if (!divided.ok) return
      expect(add(...divided.value)).toBe(sum)
      amounts.forEach((amount, index) => {
        if (amount !== null) expect(divided.value[index]).toBe(amount)
      })
      expect(Math.min(...divided.value)).toBeGreaterThanOrEqual(minPart)
    }),
  )
})

test('a division that cannot be is refused with its reason', () => {
  const refusal = (...typed: (number | null)[]) => {
    const divided = divide(
      cents(10_000),
      typed.map((amount) => (amount === null ? null : cents(amount))),
    )
    return divided.ok ? null : divided.code
  }
  expect(refusal(null)).toBe('too_few_parts')
  expect(refusal(...Array(11).fill(null))).toBe('too_many_parts')
  expect(refusal(9_000, 1_001)).toBe('more_than_total')
  expect(refusal(9_000, 999)).toBe('less_than_total')
  expect(refusal(9_600, null)).toBe('part_too_small')
  expect(refusal(10_000, null)).toBe('part_too_small')
  expect(refusal(9_000, 1_000)).toBeNull()
  expect(refusal(9_000, null)).toBeNull()
  expect(maxPartsOf(cents(1_999))).toBe(3)
})

test('an impossible division names the rows of which the amounts are at fault', () => {
  const rows = (...typed: (number | null)[]) => {
    const amounts = typed.map((amount) => (amount === null ? null : cents(amount)))
    const divided = divide(cents(10_000), amounts)
    return (
      divided.ok ||
      Object.keys(rowProblems(cents(10_000), amounts, divided.code)).map((row) => Number(row))
    )
  }
  expect(rows(12_000, 1_000, null)).toEqual([0])
  expect(rows(6_000, null, 5_000)).toEqual([0, 2])
  expect(rows(5_000, 4_000)).toEqual([0, 1])
  expect(rows(null, 100, null)).toEqual([1])
  expect(rows(null, 9_900)).toEqual([1])
  expect(rows(null)).toEqual([])
})

test('each row is told its own mistake, however many there are', () => {
  const typed = ['unreadable', cents(300), cents(12_000), null, cents(2_000)] as const
  expect(rowProblems(cents(10_000), typed, 'unreadable')).toEqual({
    0: 'unreadable',
    1: 'part_too_small',
    2: 'more_than_total',
  })
  expect(rowProblems(cents(10_000), [cents(300), cents(5_000)], 'less_than_total')).toEqual({
    0: 'part_too_small',
    1: 'less_than_total',
  })
})
