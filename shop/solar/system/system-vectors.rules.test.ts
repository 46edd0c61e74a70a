import { expect, test } from 'vitest'
import { checkSystem } from '#shop/electrical/checks/check-system.rules.ts'
import { differences, systemVectors } from '#tests/harness/electrical-vectors.ts'
import { seedParts } from '#tests/harness/seed-parts.ts'
import { placeFactsOf } from './system-demand.rules.ts'
import { systemRequest } from './system-request.input.ts'

test.each(systemVectors.map((one) => [one.id, one] as const))(
  'the worked example %s holds',
  (_id, { input, expect: expected }) => {
    const { parts, place, options } = systemRequest.parse(input)
    const counts = Object.fromEntries(parts.map(({ sku, quantity }) => [sku, quantity]))
    expect(differences(checkSystem(seedParts(counts), place, options), expected)).toEqual([])
  },
)

test('a place is a province, a town, a state, or a country of which nothing more is known', () => {
  const lows = [null, '23', 'mia', 'hou', 'US-ND', 'US'].map((code) => placeFactsOf(code)?.lowC)
  expect(lows).toEqual([10, 10, -8, -20, -37, -38])
  expect(['Marte', 'US-XX', 'US-toString'].map(placeFactsOf)).toEqual([null, null, null])
})
