import { describe, expect, test } from 'vitest'
import {
  batterySource,
  energySourceOf,
  labelledSource,
  runtimeOf,
  usualStandbyW,
} from './runtime.rules.ts'

const station = (specs: Record<string, unknown>) => energySourceOf('portable', specs)!

describe('runtime', () => {
  test('one LED on the largest station lasts 71 hours, because the inverter draws 40 W', () => {
    const source = station({ usable_ac_wh: 3482, standby_w: 40, standby_basis: 'typical' })
    const { hours, hoursLow, hoursHigh } = runtimeOf(source, 9)
    expect(hours).toBeCloseTo(71.06, 2)
    expect(hoursLow).toBeCloseTo(45.42, 2)
    expect(hoursHigh).toBeCloseTo(105.52, 2)
  })

  test('a modern refrigerator lasts 23.4 hours on 2048 Wh', () => {
    const source = station({ usable_ac_wh: 1741, standby_w: 25, standby_basis: 'typical' })
    expect(runtimeOf(source, 49.5).hours).toBeCloseTo(23.37, 2)
    expect(runtimeOf(source, 49.5).hoursLow).toBeCloseTo(18.01, 2)
    expect(runtimeOf(source, 49.5).hoursHigh).toBeCloseTo(26.99, 2)
  })

  test('a figure from the data sheet narrows the range, a missing one widens it', () => {
    const width = (specs: Record<string, unknown>) => {
      const { hoursLow, hoursHigh } = runtimeOf(station({ usable_ac_wh: 1741, ...specs }), 49.5)
      return hoursHigh - hoursLow
    }
    const known = width({ standby_w: 20, standby_basis: 'datasheet' })
    const typical = width({ standby_w: 20, standby_basis: 'typical' })
    const missing = width({ ac_output_w: 2000 })
    expect(known).toBeLessThan(typical)
    expect(typical).toBeLessThan(missing)
  })

  test('nothing switched on still empties the battery through the inverter', () => {
    expect(runtimeOf(batterySource(1280, 12.8), 0).hours).toBeCloseTo(103.68, 2)
  })
})

describe('energy of a product', () => {
  test('a battery alone counts the inverter that it needs, by its voltage', () => {
    expect(batterySource(1280, 12.8)).toMatchObject({ standbyW: 10, standbyBasis: 'unknown' })
    expect(batterySource(2560, 25.6).standbyW).toBe(40)
    expect(batterySource(5120, 51.2)).toMatchObject({ standbyW: 60 })
    expect(batterySource(5120, 51.2).outletWh).toBeCloseTo(4147.2, 6)
  })

  test('an unknown standby follows the size of the inverter', () => {
    expect([1000, 1001, 2000, 6000, 6001].map(usualStandbyW)).toEqual([10, 20, 20, 40, 60])
    const kit = energySourceOf('kit', { usable_wh: 2074, inverter_w: 2000 })
    expect(kit).toEqual({ outletWh: 2074, standbyW: 20, standbyBasis: 'unknown' })
    expect(labelledSource(2048)).toMatchObject({ standbyW: 40, standbyBasis: 'unknown' })
  })

  test('what stores nothing, or has no figures, has no runtime', () => {
    expect(energySourceOf('panel', { power_w: 550 })).toBeNull()
    expect(energySourceOf('battery', {})).toBeNull()
    expect(energySourceOf('kit', { usable_wh: 'mucho' })).toBeNull()
  })
})
