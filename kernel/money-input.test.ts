import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, toDecimal } from './money.ts'
import { normalisePrice, parseMoney } from './money-input.ts'

test('a sum is read as people write it, in cents', () => {
  const read = ['309.70', '309,70', '$1,299.99', '1.299,99', '1299', ' 50 ', '0.5', '1,299', '50 $']
  expect(read.map((text) => parseMoney(text))).toEqual([
    30_970, 30_970, 129_999, 129_999, 129_900, 5_000, 50, 129_900, 5_000,
  ])
})

test('an ambiguous or invalid amount is rejected', () => {
  for (const text of ['1.299', '', ' ', '-1', '1e3', 'NaN', '1.', '1,2,3', '9'.repeat(9), 'diez'])
    expect(parseMoney(text), text).toBeNull()
})

test('an amount that may be negative keeps its sign', () => {
  expect(parseMoney('-1,299.50', { mayBeNegative: true })).toBe(-129_950)
  expect(parseMoney('-$5', { mayBeNegative: true })).toBe(-500)
})

test('every sum of the shop is read back as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (sum) => {
      const text = toDecimal(cents(sum))
      expect(parseMoney(text)).toBe(sum)
      expect(parseMoney(text.replace('.', ','))).toBe(sum)
      expect(normalisePrice(text)).toBe(sum)
    }),
  )
})

test('a price from outside is valid when numeric and at least 0 (S-313)', () => {
  expect([12.5, 0, '99.90', -1].map(normalisePrice)).toEqual([1_250, 0, 9_990, 0])
})

test('commas are stripped from a price: "1,299.99" is 1299.99 (S-314)', () => {
  expect(['1,299.99', ' 1,000,000 ', '1,299'].map(normalisePrice)).toEqual([
    129_999, 100_000_000, 129_900,
  ])
})

test('a price that is no number is 0 (S-315)', () => {
  for (const value of ['abc', '', '  ', null, undefined, {}, [], true, Number.NaN, '1e999', '-5'])
    expect(normalisePrice(value)).toBe(0)
})

test('in a stored price a point is always a decimal point', () => {
  expect(normalisePrice('1.299')).toBe(130)
})
