/** Design figures for a Cuban roof; the sun hours are those of the worst month. */
const sunHours = 4.5
const systemYield = 0.75
const usableShare = 0.9
const conversion = 0.9
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
    batteryWh: Math.ceil(wh / (usableShare * conversion)),
    panelW: Math.ceil(wh / (sunHours * systemYield)),
  }
}

const small = { device: 'lights-and-fan', watts: 3 * 9 + 55 } as const
/** A refrigerator draws its 110 W less than half of the time. */
const large = { device: 'fridge-and-fans', watts: 110 * 0.45 + 2 * 55 } as const
const largeFrom = 1_500

/** What the usable energy of a kit keeps running, and for how many whole hours. */
export function whatItRuns(usableWh: number) {
  const { device, watts } = usableWh < largeFrom ? small : large
  return { device, hours: Math.floor(usableWh / watts) }
}
