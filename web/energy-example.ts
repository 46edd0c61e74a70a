import {
  inverterEfficiency,
  panelPerformance,
  worstSunHours,
} from '#shop/catalogue/meaning.rules.ts'

const usableShare = 0.9
const inverterReserve = 1.25

/** A small house on an ordinary day: watts, how many, and hours at full power. */
export const exampleHouse = [
  { device: 'fridge', watts: 110, quantity: 1, hours: 10.8 },
  { device: 'fan', watts: 55, quantity: 2, hours: 10 },
  { device: 'light', watts: 9, quantity: 6, hours: 6 },
  { device: 'tv', watts: 45, quantity: 1, hours: 5 },
  { device: 'router', watts: 10, quantity: 1, hours: 24 },
  { device: 'phone', watts: 10, quantity: 3, hours: 3 },
  { device: 'laptop', watts: 60, quantity: 1, hours: 5 },
] as const

export interface Load {
  readonly watts: number
  readonly quantity: number
  readonly hours: number
}

export const dailyWh = (loads: readonly Load[]): number =>
  Math.round(loads.reduce((sum, load) => sum + load.watts * load.quantity * load.hours, 0))

export const simultaneousW = (loads: readonly Load[]): number =>
  loads.reduce((sum, load) => sum + load.watts * load.quantity, 0)

/** What must be bought for one day without the grid. */
export function sizesFor(loads: readonly Load[]) {
  const wh = dailyWh(loads)
  const watts = simultaneousW(loads)
  return {
    dailyWh: wh,
    simultaneousW: watts,
    inverterW: Math.ceil(watts * inverterReserve),
    batteryWh: Math.ceil(wh / (usableShare * inverterEfficiency)),
    panelW: Math.ceil(wh / (worstSunHours * panelPerformance)),
  }
}
