import { expect, test } from 'vitest'
import { states } from '#shop/shipping/us-address.rules.ts'
import { placeFactsOf } from '../system/system-demand.rules.ts'
import { placeOf, places, sunBandAt, sunHoursAt } from './sun-hours.rules.ts'

test('every state can be named as a place, with its cold and its darkest month', () => {
  for (const { code } of states) {
    const place = placeOf(`US-${code}`)
    expect(place?.design).toBe(placeFactsOf(`US-${code}`)?.sunHours)
    expect(placeFactsOf(`US-${code}`)).toMatchObject({ isUsa: true })
  }
  expect(placeOf('US-MN')).toMatchObject({ name: 'Minnesota', isCuba: false, design: 2 })
  expect(placeFactsOf('US-MN')?.lowC).toBe(-38)
})

test('of a state every month counts as the darkest, within a quarter', () => {
  expect([sunHoursAt('US-MN', null), sunHoursAt('US-MN', 7)]).toEqual([2, 2])
  expect(sunBandAt('US-MN')).toEqual({ low: 0.75, high: 1.25 })
  expect(sunBandAt('mia')).toEqual({ low: 0.85, high: 1.08 })
})

test('codes of places are told apart', () => {
  const codes = places.map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
})
