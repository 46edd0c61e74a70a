import { expect, test } from 'vitest'
import { cents, zero } from '#kernel/money.ts'
import { closedBySum, openNames } from './open-methods.rules.ts'

const open = [
  {
    name: 'PayPal',
    instructions: '',
    destinations: ['usa', 'cuba'],
    min: zero,
    max: cents(100_000),
    limits: 'hasta $1,000.00',
  },
  {
    ...{ name: 'Zelle', instructions: 'Desde EE. UU.' },
    ...{ destinations: ['cuba'], min: cents(10_000), max: null },
  },
]

test('the methods of a destination and a sum are named, without a sum those of the destination', () => {
  expect(openNames(open, 'cuba', null)).toEqual(['PayPal (hasta $1,000.00)', 'Zelle'])
  expect(openNames(open, 'usa', null)).toEqual(['PayPal (hasta $1,000.00)'])
  expect(openNames(open, 'cuba', cents(10_000))).toEqual(['PayPal', 'Zelle'])
  expect(openNames(open, 'cuba', cents(9_999))).toEqual(['PayPal'])
  expect(openNames(open, 'cuba', cents(100_001))).toEqual(['Zelle'])
  expect(openNames(open, 'usa', cents(100_001))).toEqual([])
})

test('what a sum closes is named with its limits', () => {
  const closed = closedBySum(open, 'cuba', cents(100_001))
  expect(closed.map(({ name, limits }) => [name, limits])).toEqual([['PayPal', 'hasta $1,000.00']])
  expect(closedBySum(open, 'cuba', cents(50_000))).toEqual([])
  expect(closedBySum(open, 'usa', cents(50))).toEqual([])
})
