import { expect, test } from 'vitest'
import { readable } from '../folding.rules.ts'
import { budgetIn } from './budget.rules.ts'
import { changeIn } from './pooled.rules.ts'

const maxIn = (question: string) => budgetIn(readable(question)).budget?.max ?? null

test.each([
  ['Somos tres hermanos y cada uno pone 400, ¿qué estación?', 1200],
  ['entre mi prima y yo juntamos 500 cada una', 1000],
  ['somos 4 y ponemos 250 por cabeza', 1000],
  ['each of the four cousins gives 100', 400],
  ['five of us are chipping in 300 each', 1500],
])('what each gives is counted for all of them: %s', (question, total) => {
  expect(maxIn(question)).toBe(total)
})

test.each([
  ['mi hermana pone 250 y yo 450', 700],
  ['yo tengo 600 y mi hermano me da 300, quiero una batería', 900],
  ['mi tio me mando 300 y mi mama 150', 450],
  ['I have $500 and my brother can put in $150', 650],
  ['tengo 1200 pero debo dejar 200 para el envio', 1000],
])('what several give is added, what is kept back is taken off: %s', (question, total) => {
  expect(maxIn(question)).toBe(total)
})

test.each([
  ['tengo 900 pero no quiero gastar más de 700', 700],
  ['tengo dos paneles de 550 y mi hermano tiene 300 dólares', 300],
  ['tengo 800 y el kit cuesta 1000', 800],
  ['between the two of us we have 800', 800],
])('a limit, a size and a price are no share: %s', (question, total) => {
  expect(maxIn(question)).toBe(total)
})

test.each([
  ['y si le pongo 200 más, ¿qué me das?', 200],
  ['and another 300?', 300],
  ['y si son 200 menos', -200],
  ['dos paneles más de 550', null],
  ['200 más que la otra', null],
  ['algo de 900 más o menos', null],
])('how the money changes: %s', (question, change) => {
  expect(changeIn(readable(question))).toBe(change)
})

test('money names no size, whichever amount is meant', () => {
  const { rest } = budgetIn(
    readable('con 200 pesos, o sea 200 dólares, ¿qué batería de 48 me dan?'),
  )
  expect(rest).not.toContain('200')
  expect(rest).toContain('48')
})
