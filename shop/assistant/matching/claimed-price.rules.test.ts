import { expect, test } from 'vitest'
import { readable } from '../understanding/folding.rules.ts'
import { claimedPriceIn } from './claimed-price.rules.ts'

test.each([
  ['entonces el kit apagón son 987 con el envio a cuba y todo incluido verdad??', 987],
  ['the 1000 station is $1,249, right?', 1249],
  ['la de 2000 W cuesta 899.99, ¿no es así?', 899],
  ['la estación de 1000 es de 1200 W, ¿verdad?', null],
  ['el kit familia son 987', null],
])('the price that somebody wants confirmed: «%s»', (question, claimed) => {
  expect(claimedPriceIn(readable(question))).toBe(claimed)
})
