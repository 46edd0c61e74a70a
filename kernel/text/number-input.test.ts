import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber } from '../messages.ts'
import { formatUsd } from '../money.ts'
import { parseDecimal, parseQuantity } from './number-input.ts'

test.each([
  ['300', '300.00'],
  ['12.5', '12.50'],
  [' $ 477.99 ', '477.99'],
  ['1,299', '1299.00'],
  ['1,299.99', '1299.99'],
  ['1.299,99', '1299.99'],
  ['1,299,000', '1299000.00'],
  ['1.299.000', '1299000.00'],
  ['1 299,5', '1299.50'],
  ['1\u00a0299,5', '1299.50'],
  [',5', '0.50'],
  ['.5', '0.50'],
  ['007', '7.00'],
  ['0,50', '0.50'],
  ['1299.500', '1299.50'],
  ['+5', '5.00'],
])('%j is the number %s (A-212)', (text, value) => {
  expect(parseDecimal(text)).toEqual({ ok: true, value })
})

test('a figure of a formula takes a decimal comma (A-211)', () => {
  expect(parseDecimal('12,5')).toEqual({ ok: true, value: '12.50' })
  expect(parseDecimal(' 0,05 ')).toEqual({ ok: true, value: '0.05' })
})

test.each([
  ['1.299', 'grouped'],
  ['3.100', 'grouped'],
  ['12345.678', 'too_many_decimals'],
  ['0,299', 'too_many_decimals'],
  ['1,299.999', 'too_many_decimals'],
  ['-5', 'negative'],
  ['doce', 'no_number'],
  ['1e3', 'no_number'],
  ['1,2,3', 'no_number'],
  ['1,29.99,1', 'no_number'],
  ['12 5', 'no_number'],
  ['1.', 'no_number'],
  ['$', 'no_number'],
  ['', 'no_number'],
  ['12345678901', 'too_large'],
])('%j is refused: %s', (text, code) => {
  expect(parseDecimal(text)).toEqual({ ok: false, code })
})

test('every number of the shop is read back, in whichever language it was shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (hundredths) => {
      const value = `${(hundredths - (hundredths % 100)) / 100}.${String(hundredths % 100).padStart(2, '0')}`
      const shown = [
        formatUsd(hundredths as Parameters<typeof formatUsd>[0]),
        formatNumber('en', hundredths / 100, 2),
        formatNumber('es', hundredths / 100, 2),
      ]
      for (const text of shown) expect(parseDecimal(text), text).toEqual({ ok: true, value })
    }),
  )
})

test('a count is a whole number', () => {
  expect(parseQuantity('12')).toEqual({ ok: true, value: 12 })
  expect(parseQuantity('12.0')).toEqual({ ok: true, value: 12 })
  expect(parseQuantity('1,299')).toEqual({ ok: true, value: 1299 })
  expect(parseQuantity('-3', { mayBeNegative: true })).toEqual({ ok: true, value: -3 })
  expect(parseQuantity('-3')).toEqual({ ok: false, code: 'negative' })
  expect(parseQuantity('1.5')).toEqual({ ok: false, code: 'no_number' })
  expect(parseQuantity('9'.repeat(12))).toEqual({ ok: false, code: 'too_large' })
  expect(parseQuantity('11', { max: 10 })).toEqual({ ok: false, code: 'too_large' })
})
