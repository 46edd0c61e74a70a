import { expect, test } from 'vitest'
import { placeFactsOf } from '../system/system-demand.rules.ts'
import { placeChoices, sheetPlace } from './sheet-place.rules.ts'

test.each([
  ['cuba', 'usa', 'cuba', 10],
  ['23', 'usa', 'cuba', 10],
  ['mia', 'cuba', 'US-FL', -8],
  ['US-MN', 'cuba', 'US-MN', -38],
  ['US-XX', 'cuba', 'US', -38],
  ['nada', 'cuba', 'cuba', 10],
  ['nada', 'usa', 'US', -38],
  [null, 'cuba', 'cuba', 10],
  [null, 'usa', 'US', -38],
] as const)('%s with goods for %s is %s, at %s °C', (asked, destination, code, lowC) => {
  expect(sheetPlace(asked, destination)).toMatchObject({ code, facts: { lowC } })
})

test('every state that can be chosen has its climate', () => {
  const [, , ...states] = placeChoices
  expect(states.length).toBeGreaterThan(50)
  for (const { code } of states) expect([code, placeFactsOf(code)?.isUsa]).toEqual([code, true])
})
