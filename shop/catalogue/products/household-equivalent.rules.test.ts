import fs from 'node:fs'
import { expect, test } from 'vitest'
import { dailyYield, householdEquivalent, kilograms } from './household-equivalent.rules.ts'
import type { Category, Specs } from './product.rules.ts'

test('a battery of 1280 Wh runs a 50 W fan some 20 hours, after what the inverter keeps', () => {
  expect(householdEquivalent('battery', { energy_wh: 1280, usable_wh_90: 1152 })).toEqual({
    kind: 'stores',
    load: 'fan',
    hours: 20,
    outletWh: 1036,
    losses: 'inverter',
  })
})

test('hours are rounded down, never up', () => {
  const equivalent = householdEquivalent('battery', { usable_wh_90: 576 })
  expect(equivalent).toMatchObject({ hours: 10 })
  expect(576 * 0.9).toBeGreaterThan(10 * 50)
  expect(576 * 0.9).toBeLessThan(11 * 50)
})

test('the usable energy of a kit and of a station already counts its losses', () => {
  expect(householdEquivalent('kit', { usable_wh: 2074 })).toMatchObject({
    load: 'refrigeratorAndFans',
    hours: 13,
    outletWh: 2074,
    losses: 'counted',
  })
  expect(householdEquivalent('portable', { capacity_wh: 307, usable_ac_wh: 261 })).toMatchObject({
    load: 'fan',
    hours: 5,
  })
})

test('a large battery is measured by a house with air conditioning', () => {
  expect(householdEquivalent('battery', { usable_wh_90: 9216 })).toMatchObject({
    load: 'houseWithAir',
    hours: 11,
  })
})

test('a panel yields 4.5 hours of full sun less a quarter', () => {
  expect(householdEquivalent('panel', { power_w: 100 })).toEqual({
    kind: 'produces',
    whPerDay: 337,
  })
  expect(householdEquivalent('panel', { power_w: 550 })).toEqual({
    kind: 'produces',
    whPerDay: 1856,
  })
})

test('an inverter keeps a fifth of its power and its surge in reserve', () => {
  expect(householdEquivalent('inverter', { continuous_w: 1000, surge_w: 2000 })).toMatchObject({
    household: 'basics',
  })
  expect(householdEquivalent('inverter', { continuous_w: 3000, surge_w: 6000 })).toMatchObject({
    household: 'andAir',
    watts: 2009,
  })
  expect(householdEquivalent('inverter', { continuous_w: 4500, surge_w: 4500 })).toMatchObject({
    household: 'andPump',
  })
  expect(householdEquivalent('inverter', { continuous_w: 300 })).toBeNull()
})

test('figures that are missing or make no sense say nothing', () => {
  expect(householdEquivalent('battery', {})).toBeNull()
  expect(householdEquivalent('battery', { usable_wh_90: 'mucho' })).toBeNull()
  expect(householdEquivalent('panel', { power_w: -5 })).toBeNull()
  expect(householdEquivalent('accessory', { power_w: 9 })).toBeNull()
  expect(dailyYield({})).toBe(0)
})

test('every kit, battery, panel, station and inverter of the catalogue means something', () => {
  const { products } = JSON.parse(fs.readFileSync('database/seed/products.json', 'utf8')) as {
    products: { sku: string; category: Category; specs: Specs }[]
  }
  const silent = products.filter(
    ({ category, specs }) => category !== 'accessory' && !householdEquivalent(category, specs),
  )
  expect(silent).toEqual([])
})

test('a pound is 0.45359237 kg', () => {
  expect(kilograms(100)).toBeCloseTo(45.359, 3)
})
