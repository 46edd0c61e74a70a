import { expect, test } from 'vitest'
import { correctUrl, firstUnfinished, mayEnter, stepAfter, stepsFor } from './steps.rules.ts'

const none = { delivery: false, buyer: false, declaration: false }
const all = { delivery: true, buyer: true, declaration: true }

test('only Cuba asks for a declaration', () => {
  expect(stepsFor('cuba')).toEqual(['delivery', 'buyer', 'declaration', 'payment'])
  expect(stepsFor('usa')).toEqual(['delivery', 'buyer', 'payment'])
  expect(stepAfter('buyer', 'cuba')).toBe('declaration')
  expect(stepAfter('buyer', 'usa')).toBe('payment')
})

test('the next step is the first incomplete one', () => {
  expect(firstUnfinished('cuba', none)).toBe('delivery')
  expect(firstUnfinished('cuba', { ...all, declaration: false })).toBe('declaration')
  expect(firstUnfinished('usa', { ...all, declaration: false })).toBe('payment')
  expect(firstUnfinished('cuba', all)).toBe('payment')
})

test('no step is entered past one that is missing', () => {
  const started = { ...none, delivery: true }
  expect(mayEnter('delivery', 'cuba', none)).toBe(true)
  expect(mayEnter('buyer', 'cuba', none)).toBe(false)
  expect(mayEnter('buyer', 'cuba', started)).toBe(true)
  expect(mayEnter('payment', 'cuba', started)).toBe(false)
  expect(mayEnter('declaration', 'usa', all)).toBe(false)
  expect(mayEnter('delivery', 'cuba', all)).toBe(true)
})

test('a refusal links to the step where it can be corrected', () => {
  expect(correctUrl('sold_out')).toBe('cart')
  expect(correctUrl('province_suspended')).toBe('delivery')
  expect(correctUrl('declaration_missing')).toBe('declaration')
  expect(correctUrl('method_off')).toBeNull()
})
