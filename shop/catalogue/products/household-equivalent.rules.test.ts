import fs from 'node:fs'
import { expect, test } from 'vitest'
import { dailyYield, householdEquivalent, kilograms } from './household-equivalent.rules.ts'
import type { Category, Specs } from './product.rules.ts'

test('a battery of 1280 Wh runs a 55 W fan some 16 hours, after what the inverter loses and draws', () => {
  expect(
    householdEquivalent('battery', { energy_wh: 1280, usable_wh_90: 1152, nominal_v: 12.8 }),
  ).toMatchObject({
    kind: 'stores',
    load: 'fan',
    runtime: { hours: expect.closeTo(15.95, 2) },
    outletWh: 1036,
    standbyW: 10,
  })
})

test('the usable energy of a kit and of a station already counts its losses', () => {
  const kit = { usable_wh: 2074, standby_w: 20, standby_basis: 'typical' }
  expect(householdEquivalent('kit', kit)).toMatchObject({
    load: 'refrigeratorAndFans',
    runtime: { hours: expect.closeTo(11.55, 2), hoursLow: expect.closeTo(9.85, 2) },
    outletWh: 2074,
  })
  const station = { capacity_wh: 307, usable_ac_wh: 261, standby_w: 8 }
  expect(householdEquivalent('portable', station)).toMatchObject({
    load: 'fan',
    runtime: { hours: expect.closeTo(4.14, 2) },
  })
})

test('what does not start a refrigerator is not said to keep one', () => {
  const weak = { usable_ac_wh: 1741, standby_w: 20, surge_w: 1000 }
  expect(householdEquivalent('portable', weak)).toMatchObject({ load: 'fan' })
  expect(householdEquivalent('portable', { ...weak, surge_w: 1400 })).toMatchObject({
    load: 'refrigeratorAndFans',
  })
  const large = { energy_wh: 10_240, nominal_v: 51.2, bms_peak_a: 40 }
  expect(householdEquivalent('battery', large)).toMatchObject({ load: 'refrigeratorAndFans' })
})

test('a large battery is measured by a house with air conditioning', () => {
  const specs = { energy_wh: 10_240, nominal_v: 51.2 }
  expect(householdEquivalent('battery', specs)).toMatchObject({
    load: 'houseWithAir',
    runtime: { hours: expect.closeTo(10.78, 2) },
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
    watts: 2019,
  })
  expect(householdEquivalent('inverter', { continuous_w: 4500, surge_w: 4500 })).toMatchObject({
    household: 'andAir',
  })
  expect(householdEquivalent('inverter', { continuous_w: 300 })).toBeNull()
})

test('a start is said with what the battery must give, and 110 V alone asks for the plate of the air conditioner', () => {
  const inverter = { continuous_w: 3000, surge_w: 6000, battery_v: 24, efficiency_pct: 90 }
  // 3109 W / (25.6 V × 0.9)
  expect(householdEquivalent('inverter', { ...inverter, output_v: '110-120' })).toMatchObject({
    start: { watts: 3109, surgeW: 6000, battery: { volts: 24, amps: 135 } },
    asksVolts: true,
  })
  expect(householdEquivalent('inverter', { ...inverter, output_v: '120/240' })).toMatchObject({
    asksVolts: false,
  })
  const small = { continuous_w: 1000, surge_w: 2000, output_v: '110-120' }
  expect(householdEquivalent('inverter', small)).toMatchObject({
    start: { watts: 1409, battery: null },
    asksVolts: false,
  })
})

test('figures that are missing or make no sense say nothing', () => {
  expect(householdEquivalent('battery', {})).toBeNull()
  expect(householdEquivalent('battery', { energy_wh: 'mucho' })).toBeNull()
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
