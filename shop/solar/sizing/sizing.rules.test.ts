import { describe, expect, test } from 'vitest'
import {
  batteryA,
  dropShare,
  fuseSize,
  minMm2,
  sectionSize,
  systemV,
} from '../guide/wiring.rules.ts'
import { plain, smallHouse, some } from '../solar.fixture.ts'
import {
  ampHours,
  batteryFor,
  gridChargeH,
  outletWh,
  runtimeH,
  sunChargeH,
} from './battery.rules.ts'
import { dailyWh } from './daily-energy.rules.ts'
import { inverterSize, inverterW } from './inverter.rules.ts'
import { meanW, simultaneousW, surgeW } from './loads.rules.ts'
import { needsOf } from './needs.rules.ts'
import {
  coldV,
  controllerA,
  controllerSize,
  dailyWhOfBill,
  maxInSeries,
  panelCount,
  panelW,
  panelYieldWh,
} from './panels.rules.ts'

const near = (value: number | null, overrides: number) => expect(value).toBeCloseTo(overrides, 2)

describe('the worked examples', () => {
  test('E1: a modern refrigerator uses 1188 Wh a day, an old one 2592', () => {
    near(dailyWh([some('rm', 1)]), 1188)
    near(dailyWh([some('rv', 1)]), 2592)
    near(dailyWh([some('rm', 1)]) / 0.9, 1320)
    near(dailyWh([some('rv', 1)]) / 0.9, 2880)
  })

  test('an oxygen concentrator never stops, and its motor has to start', () => {
    near(dailyWh([some('ox', 1)]), 24 * 350)
    near(surgeW([some('ox', 1)]), 3 * 350)
  })

  test('E2: how long a battery runs a refrigerator', () => {
    const [modern, old] = [meanW([some('rm', 1)]), meanW([some('rv', 1)])]
    near(modern, 49.5)
    near(runtimeH(outletWh(1280), modern), 20.95)
    near(runtimeH(outletWh(1280), old), 9.6)
    near(runtimeH(outletWh(1200, 'agm'), modern), 10.3)
    near(runtimeH(2048 * 0.85, modern), 35.17)
  })

  test('E3: a kit for a small house', () => {
    near(dailyWh(smallHouse), 3467)
    near(simultaneousW(smallHouse), 419)
    near(inverterW(419), 523.75)
    near(surgeW(smallHouse), 859)
    expect(inverterSize(419, 859)).toBe(1000)
    near(panelW(3467, 4.5), 1027.26)
    expect(panelCount(1027.26, 550)).toBe(2)
    expect(panelCount(1027.26, 450)).toBe(3)
    near(batteryFor(3467), 4280.25)
    near(ampHours(4280.25, 51.2), 83.6)
    near(batteryFor(3467, 'agm'), 8157.65)
  })

  test('E4: an inverter for a house with pump and microwave', () => {
    const house = [some('rv', 1), some('bo', 1), some('mi', 1), some('bl', 8), some('tg', 1)]
    const loads = [...house, some('vp', 2)]
    near(simultaneousW(loads), 2122)
    near(inverterW(2122), 2652.5)
    near(surgeW(loads), 3772)
    expect(inverterSize(2122, 3772)).toBe(3000)
  })

  test('E5: charge controller and string', () => {
    near(controllerA(1650, 51.2), 40.28)
    expect(controllerSize(40.28)).toBe(50)
    near(controllerA(1650, 25.6), 80.57)
    expect(controllerSize(80.57)).toBe(100)
    near(coldV(1, 49.8), 51.82)
    near(coldV(2, 49.8), 103.63)
    near(coldV(3, 49.8), 155.45)
    expect(maxInSeries(49.8, 150)).toBe(2)
    expect(maxInSeries(49.8, 250)).toBe(4)
  })

  test('E6: cables', () => {
    near(batteryA(3000, 51.2, 0.93), 63)
    near(dropShare(1.5, 63, 25, 51.2) * 100, 0.26)
    near(batteryA(1000, 12.8, 0.9), 86.81)
    near(dropShare(1.5, 86.81, 25, 12.8) * 100, 1.42)
    near(dropShare(20, 13, 6, 82) * 100, 1.85)
    near(dropShare(20, 13, 4, 82) * 100, 2.77)
    near(minMm2(20, 13, 82, 0.03), 3.7)
    expect(sectionSize(3.7)).toBe(4)
    expect(fuseSize(63)).toBe(80)
  })

  test('E7: a blackout, and the recharge in few hours of grid', () => {
    const watts = meanW([some('rm', 1), some('vp', 1), some('bl', 3), some('ro', 1)])
    near(watts, 141.5)
    near(runtimeH(outletWh(2560), watts), 14.65)
    near(gridChargeH(2560, 25.6 * 20), 4.74)
    near(sunChargeH(2560, 550), 5.59)
  })

  test('E8: by the bill', () => near(panelW(dailyWhOfBill(185), 4.5), 1827.16))

  test('a house of five devices needs 3185 Wh, 405 W and an inverter of 506 W', () => {
    const loads = [plain(150, 1, 8), plain(60, 2, 10), plain(80, 1, 4), plain(9, 5, 5)]
    const house = { loads: [...loads, plain(10, 1, 24)], blackoutHours: 24 } as const
    const needs = needsOf({ ...house, sunHours: 4.5, chemistry: 'lifepo4' })
    near(needs.dailyWh, 3185)
    near(needs.simultaneousW, 405)
    near(needs.inverterW, 506.25)
    near(needs.panelW, 943.7)
    near(needsOf({ ...house, sunHours: 5, chemistry: 'lifepo4' }).panelW, 849.33)
    near(needs.batteryWh, 3932.1)
    near(needs.autonomyH, 24)
  })
})

test('beyond the largest size there is no size', () => {
  expect(inverterSize(20_000, 0)).toBeNull()
  expect(controllerSize(101)).toBeNull()
  expect(sectionSize(71)).toBeNull()
  expect([300, 321].map(fuseSize)).toEqual([400, null])
  expect(runtimeH(1000, 0)).toBeNull()
})

test('larger systems need more volts', () => {
  expect([1200, 1201, 3000, 3001].map(systemV)).toEqual([12, 24, 24, 48])
})

test("the panels' yield matches their selection", () =>
  near(panelYieldWh(panelW(3467, 4.4), 4.4), 3467))
