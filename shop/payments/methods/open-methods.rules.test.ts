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

test('a card is named with the provider that takes it, and a transfer with what it asks of a new buyer', () => {
  const known = { above: cents(600_000), condition: 'si ya pagaste aquí' }
  const both = [
    { ...{ name: 'PayPal', instructions: '', card: 'tarjeta' }, destinations: ['cuba'] },
    { ...{ name: 'Zelle', instructions: '', known }, destinations: ['cuba'] },
  ].map((one) => ({ ...one, min: zero, max: null }))
  expect(openNames(both, 'cuba', null)).toEqual(['PayPal', 'tarjeta', 'Zelle'])
  expect(openNames(both, 'cuba', cents(600_000))).toEqual(['PayPal', 'tarjeta', 'Zelle'])
  expect(openNames(both, 'cuba', cents(600_001))).toEqual([
    ...['PayPal', 'tarjeta', 'Zelle (si ya pagaste aquí)'],
  ])
})

test('what a sum closes is named with its limits', () => {
  const closed = closedBySum(open, 'cuba', cents(100_001))
  expect(closed.map(({ name, limits }) => [name, limits])).toEqual([['PayPal', 'hasta $1,000.00']])
  expect(closedBySum(open, 'cuba', cents(50_000))).toEqual([])
  expect(closedBySum(open, 'usa', cents(50))).toEqual([])
})
