import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from './locale.ts'
import { formatNumber, formatPlural } from './messages.ts'

const digits = fc.nat(3)
const number = fc.oneof(fc.integer(), fc.double({ min: -1e7, max: 1e7, noNaN: true }), fc.double())

test('a number is written as the platform would write it, which takes its time to learn how', () => {
  fc.assert(
    fc.property(number, digits, (value, max) => {
      const slow = new Intl.NumberFormat('en-US', { maximumFractionDigits: max }).format(value)
      expect(formatNumber('en', value, max)).toBe(slow)
    }),
  )
})

test('halves round away from zero, and Spanish uses a space and a comma', () => {
  expect(formatNumber('en', 1.005, 2)).toBe('1.01')
  expect(formatNumber('en', 0, 0)).toBe('0')
  expect(formatNumber('es', 5120.5, 1)).toBe('5\u00a0120,5')
  expect(formatNumber('es', 1e21)).toBe(`1${'\u00a0000'.repeat(7)}`)
})

test('one is one in both languages, and everything else is many', () => {
  const forms = { one: 'one', other: 'other' }
  fc.assert(
    fc.property(fc.constantFrom(...locales), fc.integer({ min: -3, max: 2e6 }), (locale, count) => {
      const slow = new Intl.PluralRules(locale).select(count) === 'one' ? 'one' : 'other'
      expect(formatPlural(locale, forms, count)).toBe(slow)
    }),
  )
})
