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

test.each([
  ['zz', 'cuba', 'zz'],
  ['US-XX', 'cuba', 'US-XX'],
  ['x'.repeat(90), 'usa', 'x'.repeat(24)],
  ['', 'usa', undefined],
  [null, 'usa', undefined],
  ['US-AK', 'cuba', undefined],
] as const)('%s with goods for %s is no known place: %s', (asked, destination, unknown) => {
  expect(sheetPlace(asked, destination).unknown).toBe(unknown)
})

test('every state that can be chosen has its climate', () => {
  const [, , ...states] = placeChoices
  expect(states.length).toBeGreaterThan(50)
  for (const { code } of states) expect([code, placeFactsOf(code)?.isUsa]).toEqual([code, true])
})
