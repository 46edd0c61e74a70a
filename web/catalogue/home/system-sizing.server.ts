import { type Load, simultaneousW } from '#shop/solar/sizing/loads.rules.ts'
import { needsOf } from '#shop/solar/sizing/needs.rules.ts'
import { usualSunHours } from '#shop/solar/sizing/sun-hours.rules.ts'
import { dailyWh, exampleHouse } from './energy-example.ts'

export type HouseSizes = ReturnType<typeof sizesFor>

/** What one day without the grid needs, never rounded down. */
export function sizesFor(loads: readonly Load[]) {
  const house = { loads, sunHours: usualSunHours, blackoutHours: 24, chemistry: 'lifepo4' } as const
  const { inverterW, batteryWh, panelW } = needsOf(house)
  return {
    dailyWh: dailyWh(loads),
    simultaneousW: simultaneousW(loads),
    inverterW: Math.ceil(inverterW),
    batteryWh: Math.ceil(batteryWh),
    panelW: Math.ceil(panelW),
  }
}

/** The sizes for the example house. */
export const exampleSizes = (): HouseSizes => sizesFor(Object.values(exampleHouse))
