import { expect, test } from 'vitest'
import { itemsIn } from './calculation-query.rules.ts'
import { switchedOff } from './switched-off.rules.ts'

const short = { kind: 'energy', needs: 1000, has: 800, hours: 10 } as const
const blackoutHours = 12
const restOf = (items: string, names = '') =>
  switchedOff(short, itemsIn(items, names).items, blackoutHours)
const off = (items: string, names = '') => restOf(items, names)?.code ?? null

test('a medical device is never what to switch off, nor beside it what may keep its medicine cold', () => {
  for (const items of ['ox1', 'cp1', 'ne4', 'ox1-rm1', 'cp1-mb1-ri1', 'ne1-fa1-fv1-rv1'])
    expect(off(items), items).toBeNull()
})

test('a television goes before medicine; without medicine the refrigerator may rest', () => {
  expect(off('ox1-tv1')).toBe('tv')
  expect(off('rm1-bl1')).toBe('rm')
})

test('what a thermostat switches on and off is off for longer: an hour of it saves only its mean', () => {
  // 200 Wh: a television of 45 W saves them in 4.4 h, a refrigerator of 110 W with a duty of 45 % in 4.04
  expect(restOf('tv1')?.hours).toBeCloseTo(200 / 45)
  expect(restOf('rm1')?.hours).toBeCloseTo(200 / (110 * 0.45))
})

test('nothing is switched off for longer than it is on, or than the blackout lasts', () => {
  expect(off('tv1w30')).toBeNull()
  expect(off('rm1w30')).toBeNull()
})

test('of several alike one is named, so that one alone must save it', () => {
  expect(restOf('vp2w60h10')?.hours).toBeCloseTo(200 / 60)
})

test('without a grid everything is on, so that anything may be switched off', () => {
  const { items } = itemsIn('tv1n-ro1n')
  expect(switchedOff(short, items, 12)).toBeNull()
  expect(switchedOff(short, items, 24)?.code).toBe('tv')
})

test("a medical device of the visitor's own is spared as a listed one is", () => {
  expect(off('x1w350h24')).toBe('x')
  expect(off('x1w350h24', 'Ventilador mecánico')).toBeNull()
  expect(off('x1w350h24-rm1', 'Oxígeno')).toBeNull()
  expect(off('x1w350h24-tv1', 'Oxígeno')).toBe('tv')
})
