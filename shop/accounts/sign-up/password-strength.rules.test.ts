import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#tests/harness/inputs/any-text.ts'
import { maxPasswordLength } from '../limits/limits.rules.ts'
import { es } from '../messages/es.ts'
import {
  colourOf,
  isEnoughForAdmin,
  isEnoughForCustomer,
  strengthOf,
  strengthRules,
  widthOf,
} from './password-strength.rules.ts'

const labelled = (password: string) => es.strength.labels[strengthOf(password).label]
const scored = { 0: '', 1: 'abc', 2: 'abcdefgh', 3: 'abcdefg1', 4: 'Abcdefg1', 5: 'Abcdefg1!' }

test('each rule that a password meets is a point (A-182, A-183, A-184, A-185, A-186)', () => {
  for (const [score, password] of Object.entries(scored))
    expect([password, strengthOf(password).score]).toEqual([password, Number(score)])
  expect(strengthOf('12345678').unmet).toEqual(['upper', 'lower', 'symbol'])
  expect(strengthOf('ABCDEFGH').unmet).toEqual(['lower', 'digit', 'symbol'])
  expect(strengthOf('ñandú').unmet).toEqual(['length', 'upper', 'digit', 'symbol'])
  expect(strengthOf(' ').unmet).toEqual(['length', 'upper', 'lower', 'digit'])
})

test('what a password lacks is listed in words (A-182, A-183, A-184, A-185, A-186, A-187)', () => {
  const listed = strengthOf('').unmet.map((rule) => es.strength.rules[rule])
  expect(listed).toEqual([
    'Mínimo 8 caracteres',
    'Incluir mayúsculas',
    'Incluir minúsculas',
    'Incluir números',
    'Incluir símbolos',
  ])
  expect(strengthOf('Abcdefg1!').unmet).toEqual([])
})

test('the score has a name (A-169, A-170, A-171, A-172)', () => {
  expect(Object.values(scored).map(labelled)).toEqual([
    'Muy débil',
    'Muy débil',
    'Muy débil',
    'Débil',
    'Buena',
    'Fuerte',
  ])
})

test('the bar goes from nothing over red and yellow to green (A-173, A-174, A-175, A-176)', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(colourOf)).toEqual([
    'transparent',
    'red',
    'red',
    'yellow',
    'yellow',
    'green',
    'green',
  ])
})

test('a point is a fifth of the bar, and the bar never overflows (A-177)', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(widthOf)).toEqual([0, 20, 40, 60, 80, 100, 100])
})

test('a customer needs two points and eight signs, an administrator three points (A-195, A-196, A-203)', () => {
  expect(isEnoughForCustomer('abcdefgh')).toBe(true)
  expect(isEnoughForCustomer('12345678')).toBe(true)
  expect(isEnoughForCustomer('Abcd12!')).toBe(false)
  expect(isEnoughForAdmin('abcdefgh')).toBe(false)
  expect(isEnoughForAdmin('abcdefg1')).toBe(true)
  expect(isEnoughForAdmin('Abcd12!')).toBe(false)
})

test('whatever is typed, points and unmet rules add up to five', () => {
  fc.assert(
    fc.property(anyText(maxPasswordLength), (password) => {
      const { score, unmet } = strengthOf(password)
      return score + unmet.length === strengthRules.length
    }),
  )
})

test('what is said to be enough is enough, for customers and for staff', () => {
  expect(es.strength.enough).toContain('los 8 caracteres y una más')
  expect([isEnoughForCustomer('abcdefgh'), isEnoughForCustomer('ab1')]).toEqual([true, false])
  expect(es.strength.enoughForStaff).toContain('los 8 caracteres y dos más')
  expect([isEnoughForAdmin('abcdefg1'), isEnoughForAdmin('abcdefgh')]).toEqual([true, false])
})
