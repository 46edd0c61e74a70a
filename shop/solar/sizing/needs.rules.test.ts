import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chemistries } from './battery.rules.ts'
import { inverterSize } from './inverter.rules.ts'
import type { Load } from './loads.rules.ts'
import { type House, needsOf } from './needs.rules.ts'

const aLoad: fc.Arbitrary<Load> = fc.record({
  watts: fc.double({ min: 0, max: 5000, noNaN: true }),
  quantity: fc.integer({ min: 0, max: 20 }),
  hours: fc.double({ min: 0, max: 24, noNaN: true }),
  duty: fc.double({ min: 0, max: 1, noNaN: true }),
  surge: fc.double({ min: 1, max: 6, noNaN: true }),
  critical: fc.boolean(),
})
const aHouse: fc.Arbitrary<House> = fc.record({
  loads: fc.array(aLoad, { maxLength: 12 }),
  sunHours: fc.double({ min: 2, max: 8, noNaN: true }),
  blackoutHours: fc.integer({ min: 1, max: 24 }),
  chemistry: fc.constantFrom(...chemistries),
})

const needed = (house: House): number[] => {
  const { dailyWh, simultaneousW, surgeW, panelW, batteryWh, inverterW } = needsOf(house)
  return [dailyWh, simultaneousW, surgeW, panelW, batteryWh, inverterW]
}

test('more load never needs less of anything', () =>
  fc.assert(
    fc.property(aHouse, aLoad, (house, more) => {
      const before = needed(house)
      const after = needed({ ...house, loads: [...house.loads, more] })
      after.forEach((value, index) => {
        expect(value).toBeGreaterThanOrEqual(before[index]! - 1e-6)
      })
    }),
  ))

test('with a given battery, autonomy falls as load grows', () =>
  fc.assert(
    fc.property(aHouse, aLoad, (house, more) => {
      const batteryWh = 5120
      const before = needsOf({ ...house, batteryWh }).autonomyH ?? Infinity
      const after = needsOf({ ...house, batteryWh, loads: [...house.loads, more] }).autonomyH
      expect(after ?? Infinity).toBeLessThanOrEqual(before * (1 + 1e-9))
    }),
  ))

test('a longer blackout never needs a smaller battery, more sun never more panels', () =>
  fc.assert(
    fc.property(aHouse, fc.integer({ min: 0, max: 12 }), (house, longer) => {
      const blackoutHours = Math.min(24, house.blackoutHours + longer)
      const { batteryWh, panelW } = needsOf({ ...house, blackoutHours, sunHours: 9 })
      expect(batteryWh).toBeGreaterThanOrEqual(needsOf(house).batteryWh - 1e-6)
      expect(panelW).toBeLessThanOrEqual(needsOf(house).panelW)
    }),
  ))

test('an offered set meets the requirement', () =>
  fc.assert(
    fc.property(aHouse, (house) => {
      const { simultaneousW, surgeW } = needsOf(house)
      const size = inverterSize(simultaneousW, surgeW)
      if (size === null) return
      expect(size).toBeGreaterThanOrEqual(simultaneousW * 1.25)
      expect(size * 2).toBeGreaterThanOrEqual(surgeW)
    }),
  ))

test('watts and hours scale as units do: kilowatts by a thousand, halves by a half', () =>
  fc.assert(
    fc.property(aHouse, (house) => {
      const half = house.loads.map((load) => ({ ...load, watts: load.watts / 2 }))
      needed({ ...house, loads: half }).forEach((value, index) => {
        expect(value * 2).toBeCloseTo(needed(house)[index]!, 3)
      })
    }),
  ))
