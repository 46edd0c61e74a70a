import { expect, test } from 'vitest'
import { readable } from '../understanding/folding.rules.ts'
import { superlativeIn } from './superlative.rules.ts'

test.each([
  ['which of your batteries survives the most cycles', 'cycles', true],
  ['qué batería aguanta más ciclos', 'cycles', true],
  ['cuál estación es la más liviana', 'weightLbs', false],
  ['the lightest station you have', 'weightLbs', false],
  ['cuál panel tiene la garantía más larga', 'warrantyYears', true],
] as const)('%s: by %s', (question, figure, isHighest) => {
  expect(superlativeIn(readable(question))).toEqual({ figure, isHighest })
})

test.each(['cuánto pesa la estación', 'algo más liviano que la de 1000', 'qué garantía tiene'])(
  '%s: none',
  (question) => expect(superlativeIn(readable(question))).toBeNull(),
)
