import { expect, test } from 'vitest'
import { readable } from '../understanding/folding.rules.ts'
import { choiceIn } from './chosen.rules.ts'

const choiceOf = (question: string) => choiceIn(readable(question))

test.each([
  ['la más barata de las dos, ¿en cuánto está?', 'price', false],
  ['and the cheaper one?', 'price', false],
  ['el que cuesta más', 'price', true],
  ['la que pesa menos cuánto vale', 'weight', false],
  ['how much is the lighter one', 'weight', false],
  ['el más pesado', 'weight', true],
  ['el grande cuánto vale', 'size', true],
  ['the smallest one', 'size', false],
])('of those that were shown, one is picked out: %s', (question, figure, isMax) => {
  expect(choiceOf(question)).toEqual({ figure, isMax })
})

test.each([
  ['la primera, ¿cuánto pesa?', 0],
  ['the second one', 1],
])('or by its place: %s', (question, place) => {
  expect(choiceOf(question)).toEqual({ place })
})

test.each([
  'algo más barato',
  'la más barata que tengan',
  'lo más barato',
  'más liviana que la de 1000',
])('the whole shop is meant, or a comparison: %s', (question) => {
  expect(choiceOf(question)).toBeNull()
})
