import { expect, test } from 'vitest'
import { type FigureFault, figureIn } from './figure.rules.ts'

test.each([
  ['12,5', 12.5],
  ['12.5', 12.5],
  [' 7 ', 7],
  [',5', 0.5],
  ['3,0', 3],
  [0, 0],
  [10.8, 10.8],
])('%j reads %d', (input, value) => {
  expect(figureIn(input, { max: 100 })).toEqual({ ok: true, value })
})

test.each<[unknown, FigureFault]>([
  ['', 'missing'],
  [undefined, 'missing'],
  [['1'], 'missing'],
  ['-1', 'negative'],
  [-0.5, 'negative'],
  ['NaN', 'not_a_number'],
  [Number.NaN, 'not_a_number'],
  [Number.POSITIVE_INFINITY, 'not_a_number'],
  ['1e3', 'not_a_number'],
  ['0x10', 'not_a_number'],
  ['diez', 'not_a_number'],
  ['1,2,3', 'not_a_number'],
  ['1.200', 'grouped'],
  ['1,200', 'too_much'],
  ['1.200.000', 'too_much'],
  ['3.', 'not_a_number'],
  ['101', 'too_much'],
])('%j is refused as %s', (input, code) => {
  expect(figureIn(input, { max: 100 })).toEqual({ ok: false, code })
})

test('fractions are no quantity, and zero is no power', () => {
  expect(figureIn('1,5', { max: 9, whole: true })).toMatchObject({ code: 'not_a_number' })
  expect(figureIn('0', { max: 9, aboveZero: true })).toMatchObject({ code: 'zero' })
})
