import { expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import { lossesOfStation } from '#shop/electrical/composer/losses.rules.ts'
import type { Need } from '#shop/electrical/composer/need.rules.ts'
import type { ComposedSet } from '#shop/electrical/composer/offer.rules.ts'
import { partOf } from '#shop/electrical/parts/part.rules.ts'
import { kwhCostOf } from './set-cost.rules.ts'

const need: Need = {
  ...{ simultaneousW: 100, startW: 100, meanW: 75, blackoutHours: 10, dailyWh: 750 },
  ...{ sunHours: 4.5, panels: false, gridHours: 14, needs240: false, maxPanels: 1 },
  ...{ isComplete: true, reserve: 1 },
}

const stationOf = (cycles: number | undefined): ComposedSet => {
  const specs = { capacity_wh: 1000, usable_ac_wh: 850, ...(cycles && { cycles_80pct: cycles }) }
  const part = partOf('EST-X', 'portable', specs)
  const offer = { part, specs, price: cents(50_000), unitsLeft: null, contents: [] }
  return {
    ...{ lines: [{ offer, quantity: 1 }], price: 50_000, outletWh: 850, standbyW: 10 },
    ...{
      standbyBasis: 'typical',
      continuousW: 1000,
      surgeW: 2000,
      panelW: 0,
      losses: lossesOfStation,
    },
  }
}
const costOf = (cycles?: number) => kwhCostOf(stationOf(cycles), need, () => 50_000)

test('a battery that outlasts ten years is bought once: $500 for 2737.5 kWh', () => {
  expect(costOf(4000)).toMatchObject({ set: 18, batteryYears: null })
})

test('one of 1750 cycles lasts 4.8 years, and 1.09 more of them are counted', () => {
  const { set, batteryYears, generator } = costOf(1750)
  expect(batteryYears).toBeCloseTo(1750 / 365, 6)
  expect(set).toBe(38)
  expect(generator).toBe(111)
})

test('of one that states no cycles 3000 are assumed', () => {
  expect(costOf().batteryYears).toBeCloseTo(3000 / 365, 6)
})
