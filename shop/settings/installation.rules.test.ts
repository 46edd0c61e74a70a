import { expect, test } from 'vitest'
import { installationOf, isInstalledIn, readPlaces } from './installation.rules.ts'

test('costs 50 where the owner set nothing else (S-396)', () => {
  expect(installationOf('', '').price).toBe(5_000)
  expect(installationOf('0', '').price).toBe(0)
  expect(installationOf('75,50', '').price).toBe(7_550)
})

test('provinces and states are found by their names, in any spelling', () => {
  expect(readPlaces('la habana, Holguin; FL\nTexas,,')).toEqual({
    codes: ['23', '32', 'FL', 'TX'],
    text: 'La Habana, Holguín, Florida, Texas',
    unknown: [],
  })
  expect(readPlaces('Habana del Este, Florida').unknown).toEqual(['Habana del Este'])
})

test('without a list it is offered everywhere, with one only there', () => {
  expect(isInstalledIn(installationOf('', ''), '23')).toBe(true)
  const some = installationOf('', 'La Habana, Florida')
  expect(['23', 'FL', '32', 'TX'].map((code) => isInstalledIn(some, code))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
