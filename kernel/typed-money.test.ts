import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, toDecimal } from './money.ts'
import { readMoney } from './typed-money.ts'

test('a decimal comma and a decimal point say the same', () => {
  for (const typed of ['1,99', '1.99', ' $1.99 ', '$ 1,99']) expect(readMoney(typed)).toBe(199)
  expect([readMoney('50'), readMoney('0'), readMoney('2,5')]).toEqual([5_000, 0, 250])
})

test('what could mean two sums, or none, is not guessed at', () => {
  for (const typed of [
    '1,299.99',
    '1.299,99',
    '1,999',
    '-1',
    '',
    ' ',
    '1e3',
    '1.',
    '.5',
    'NaN',
    '9'.repeat(9),
  ])
    expect(readMoney(typed)).toBeNull()
})

test('every sum of the shop is read back as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (sum) => {
      const text = toDecimal(cents(sum))
      return readMoney(text) === sum && readMoney(text.replace('.', ',')) === sum
    }),
  )
})
