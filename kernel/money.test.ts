import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  add,
  atRate,
  cents,
  centsFromDecimal,
  divideRounding,
  formatUsd,
  times,
  toDecimal,
} from './money.ts'

test('money is whole cents', () => {
  expect(() => cents(1.5)).toThrow(RangeError)
  expect(() => cents(Number.NaN)).toThrow(RangeError)
  expect(() => cents(2 ** 53)).toThrow(RangeError)
  expect(Object.is(cents(-0), 0)).toBe(true)
})

test('half a cent rounds away from zero (A-366)', () => {
  expect(divideRounding(5n, 10n)).toBe(1n)
  expect(divideRounding(-5n, 10n)).toBe(-1n)
  expect(divideRounding(4n, 10n)).toBe(0n)
  expect(atRate(cents(1050), 500)).toBe(53)
})

test('a decimal of the database is read exactly', () => {
  expect(centsFromDecimal('309.70')).toBe(30_970)
  expect(centsFromDecimal('-0.05')).toBe(-5)
  expect(centsFromDecimal('12')).toBe(1200)
  for (const text of ['1.999', '1,5', '', 'abc', '1e3'])
    expect(() => centsFromDecimal(text)).toThrow(RangeError)
})

test('prices are USD, en-US, two decimals (S-398, S-399, S-400)', () => {
  expect(formatUsd(cents(129_999))).toBe('$1,299.99')
  expect(formatUsd(cents(500))).toBe('$5.00')
})

test('prices are written as the platform would write them, which takes its time to learn how', () => {
  const slow = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
      expect(formatUsd(cents(amount))).toBe(slow.format(amount / 100))
    }),
  )
})

test('text and cents lead back to each other', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
      expect(centsFromDecimal(toDecimal(cents(amount)))).toBe(cents(amount))
    }),
  )
})

test('sums do not depend on their order', () => {
  const amount = fc.integer({ min: -1e9, max: 1e9 }).map(cents)
  fc.assert(
    fc.property(fc.array(amount), fc.nat(99), (amounts, quantity) => {
      expect(add(...amounts)).toBe(add(...amounts.toReversed()))
      const each = amounts.map((one) => times(one, quantity))
      expect(add(...each)).toBe(times(add(...amounts), quantity))
    }),
  )
})
