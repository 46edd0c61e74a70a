import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appliances } from '../sizing/appliances.rules.ts'
import { batteryFor, outletWh, runtimeH } from '../sizing/battery.rules.ts'
import { dailyWh } from '../sizing/daily-energy.rules.ts'
import { blackoutWh } from '../sizing/loads.rules.ts'
import { type Item, loadOf, loadsOf, nothingYet, usualItem } from './calculation.rules.ts'
import { type DaySystem, dayOf, loadHours, sunOfDay } from './day.rules.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const anItem: fc.Arbitrary<Item> = fc
  .record({
    code: fc.constantFrom(...appliances.map(({ code }) => code)),
    quantity: fc.integer({ min: 1, max: 5 }),
    hours: fc.double({ min: 0, max: 24, noNaN: true }),
    critical: fc.boolean(),
  })
  .map(({ code, quantity, ...overrides }) => ({ ...usualItem(code, quantity), ...overrides }))
const blackout = fc.integer({ min: 1, max: 24 })

const battery = (nominalWh: number, blackoutHours: number): DaySystem => ({
  panelW: 0,
  sunHours: 4.5,
  nominalWh,
  chemistry: 'lifepo4',
  outletWh: outletWh(nominalWh),
  standbyW: 0,
  chargerW: 1e9,
  blackoutHours,
})

test("critical loads use the formula's consumption over the day, also in the blackout", () =>
  fc.assert(
    fc.property(anItem, blackout, (item, hours) => {
      const load = loadOf({ ...item, critical: true })
      const day = loadHours(load, hours)
      expect(sum(day)).toBeCloseTo(dailyWh([load]), 4)
      const dark = day.filter((_, hour) => (hour - 18 + 24) % 24 < hours)
      expect(sum(dark)).toBeCloseTo(blackoutWh([load], hours), 4)
    }),
  ))

test('other loads are off during the blackout', () => {
  const iron = loadOf({ ...usualItem('ar'), critical: false })
  const day = loadHours(iron, 12)
  expect([18, 19, 23, 0, 5].map((hour) => day[hour])).toEqual([0, 0, 0, 0, 0])
  expect(sum(day)).toBeCloseTo(dailyWh([iron]))
})

test('half an hour of blackout takes half an hour of the battery', () => {
  const loads = [{ ...loadOf(usualItem('bl', 10)), hours: 24, critical: true }]
  expect(dayOf(loads, battery(5120, 12.5)).filter(({ blackout }) => blackout)).toHaveLength(13)
  const small = (hours: number) => sum(dayOf(loads, battery(1, hours)).map(({ unmet }) => unmet))
  expect(small(12.5)).toBeCloseTo((small(12) + small(13)) / 2)
})

test("the panels' day adds up to watts × sun hours × 0.75", () => {
  expect(sum(sunOfDay(1100, 4.5))).toBeCloseTo(1100 * 4.5 * 0.75)
  expect(sunOfDay(1100, 4.5).filter((wh) => wh > 0)).toHaveLength(12)
})

test("the formula's battery reaches its reserve at the very end of the blackout", () =>
  fc.assert(
    fc.property(
      fc.array(anItem, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 23 }),
      (items, hours) => {
        const loads = items.map((item) => loadOf({ ...item, critical: true }))
        const nominal = batteryFor(blackoutWh(loads, hours))
        fc.pre(nominal > 1)
        const day = dayOf(loads, battery(nominal, hours))
        expect(day[(18 + hours - 1) % 24]?.level).toBeCloseTo(0.1, 4)
        expect(sum(day.map(({ unmet }) => unmet))).toBeCloseTo(0, 3)
      },
    ),
  ))

test('a constant load empties the battery after the hours of the runtime formula', () => {
  const loads = [loadOf({ ...usualItem('x'), watts: 207.36, hours: 24 })]
  const day = dayOf(loads, battery(1280, 12))
  const hours = runtimeH(outletWh(1280), 207.36)
  expect(hours).toBeCloseTo(5)
  const served = day.filter((hour) => hour.blackout && hour.unmet < 1).length
  expect(served).toBe(5)
})

test('two 550 W panels and 5120 Wh run the small house off-grid, one panel does not', () => {
  const items = ['rm', 'vp', 'vp', 'bl', 'bl', 'bl', 'bl', 'bl', 'bl', 'tv', 'ro', 'la'].map(
    (code) => usualItem(code),
  )
  const loads = loadsOf({ ...nothingYet, items: [...items, usualItem('te', 3)], blackoutHours: 24 })
  const unmet = (panelW: number) =>
    sum(dayOf(loads, { ...battery(5120, 24), panelW, sunHours: 4.37 }).map((hour) => hour.unmet))
  expect(unmet(1650)).toBeCloseTo(0)
  expect(unmet(550)).toBeGreaterThan(1500)
})

test('the state of charge stays between empty and full, for any house', () =>
  fc.assert(
    fc.property(
      fc.array(anItem, { maxLength: 6 }),
      blackout,
      fc.integer({ min: 0, max: 5000 }),
      (items, hours, panelW) => {
        const system = { ...battery(2560, hours), panelW, chargerW: 300 }
        for (const { level, unmet } of dayOf(items.map(loadOf), system)) {
          expect(level).toBeGreaterThanOrEqual(0.1 - 1e-9)
          expect(level).toBeLessThanOrEqual(1 + 1e-9)
          expect(unmet).toBeGreaterThanOrEqual(0)
        }
      },
    ),
  ))
