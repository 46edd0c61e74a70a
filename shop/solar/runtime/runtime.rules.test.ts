import { expect, test } from 'vitest'
import { households } from '#shop/catalogue/products/household-equivalent.rules.ts'
import {
  type CommonLoad,
  commonLoads,
  commonMeanW,
  commonStartW,
} from '#shop/electrical/common-loads.rules.ts'
import { runtimeOf } from '#shop/electrical/runtime.rules.ts'
import { loadOf } from '../calculator/calculation.rules.ts'
import { itemsIn } from '../calculator/calculation-query.rules.ts'
import { meanW } from '../sizing/loads.rules.ts'
import { systemDemand } from '../system/system-demand.rules.ts'
import { commonRuntimes, holdsOf, moreHours, stationOf, sunDays } from './runtime.rules.ts'

const meanOf = (items: string) => meanW(itemsIn(items).items.map(loadOf))

test('768 Wh run a fan of 70 W and a light of 8 W for 7.4 hours', () => {
  expect(runtimeOf(stationOf(768), meanOf('vp1w70-bl1w8')).hours).toBeCloseTo(7.42, 2)
})

test('a battery of 25.6 V 100 Ah lasts 11.4 h in a blackout, and as long again by what is recharged', () => {
  const holds = holdsOf({ category: 'battery', specs: { energy_wh: 2560, nominal_v: 25.6 } })!
  const runtime = runtimeOf(holds, meanOf(commonLoads.blackout))
  expect(runtime.hours).toBeCloseTo(11.42, 2)
  const percent = { low: 50, high: 100 }
  expect(moreHours({ percent }, runtime)).toEqual({
    low: runtime.hoursLow / 2,
    high: runtime.hoursHigh,
  })
})

test('the power of the common loads is that of their devices', () => {
  for (const [load, items] of Object.entries(commonLoads))
    expect([load, meanOf(items)]).toEqual([
      load,
      expect.closeTo(commonMeanW[load as keyof typeof commonMeanW], 6),
    ])
})

test.each(Object.keys(commonLoads) as CommonLoad[])(
  'the start of the common load %s is that of its devices',
  (load) => {
    const { startW } = systemDemand(itemsIn(commonLoads[load]).items, 24)
    expect(commonStartW[load]).toBeCloseTo(startW, 6)
  },
)

test.each(households)('what an inverter is said to run: $household is its devices', (one) => {
  const { simultaneousW, startW } = systemDemand(itemsIn(one.items).items, 24)
  expect([one.watts, one.startW]).toEqual([simultaneousW, startW])
})

test('a product without storage has no runtime; too short or too long ones are not shown', () => {
  expect(holdsOf({ category: 'panel', specs: { power_w: 550 } })).toBeNull()
  expect(holdsOf({ category: 'battery', specs: {} })).toBeNull()
  expect(commonRuntimes(stationOf(100)).map(({ load }) => load)).toEqual([
    'light',
    'fanAndLight',
    'refrigerator',
  ])
  expect(commonRuntimes(stationOf(20_000)).map(({ load }) => load)).not.toContain('light')
})

test('the sun recharges by peak hours', () => {
  expect(sunDays(2560, 550, 4.5)).toBeCloseTo(1.24, 2)
  expect(sunDays(2560, 0, 4.5)).toBeNull()
})
