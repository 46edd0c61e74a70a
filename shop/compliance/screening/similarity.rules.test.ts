import { describe, expect, test } from 'vitest'
import { firstSound, jaroWinkler, tokenSimilarity } from './similarity.rules.ts'

// pairs of Winkler's report, as most implementations quote them
test.each([
  ['martha', 'marhta', 0.9611],
  ['dwayne', 'duane', 0.84],
  ['dixon', 'dicksonx', 0.8133],
  ['jellyfish', 'smellyfish', 0.8963],
  ['abc', 'xyz', 0],
  ['', 'ana', 0],
  ['ana', 'ana', 1],
])('%s and %s are alike by %d', (a, b, expected) => {
  expect(jaroWinkler(a, b)).toBeCloseTo(expected, 3)
  expect(jaroWinkler(b, a)).toBeCloseTo(expected, 3)
})

test.each([
  ['vidal', 'bidal'],
  ['zamora', 'samora'],
  ['cespedes', 'sespedes'],
  ['hernandez', 'ernandez'],
  ['jimenez', 'ximenez'],
  ['gimenez', 'jimenez'],
  ['quesada', 'kesada'],
  ['casas', 'kasas'],
  ['yanet', 'ianet'],
])('%s begins with the sound of %s', (a, b) => {
  expect(firstSound(a)).toBe(firstSound(b))
})

describe('two words of names', () => {
  test('another first sound and another length lower the similarity', () => {
    expect(tokenSimilarity('lopez', 'lopes')).toBeGreaterThan(tokenSimilarity('lopez', 'copez'))
    expect(tokenSimilarity('quinta', 'quintas')).toBeLessThan(jaroWinkler('quinta', 'quintas'))
  })

  test('an initial scores 0.8', () => {
    expect([tokenSimilarity('m', 'miguel'), tokenSimilarity('m', 'ana')]).toEqual([0.8, 0])
  })
})
