import { expect, test } from 'vitest'
import { installationOf, isInstalledIn, noInstaller, readPlaces } from './installation.rules.ts'

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

test('nobody installs what is picked up at a point, what is only plugged in, or where nobody goes', () => {
  const offer = installationOf('', 'Holguín')
  const order = { place: '32', isPickup: false, isPluggedIn: false }
  expect(noInstaller(offer, order)).toBe(null)
  expect(noInstaller(offer, { ...order, place: null })).toBe(null)
  expect(noInstaller(offer, { ...order, place: '23' })).toBe('place')
  expect(noInstaller(offer, { ...order, isPickup: true })).toBe('pickup')
  expect(noInstaller(offer, { ...order, isPickup: true, isPluggedIn: true })).toBe('plugged_in')
})
