/** A device with number and hours; the specification's power, quantity and hours. */
export interface Load {
  readonly watts: number
  readonly quantity: number
  /** Hours a day switched on. */
  readonly hours: number
  /** Share of those hours in which it draws power; below 1 with a thermostat. */
  readonly duty: number
  /** Start-up power as a multiple of the running power. */
  readonly surge: number
  /** True for loads that stay on during a blackout. */
  readonly critical: boolean
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

export const simultaneousW = (loads: readonly Load[]): number =>
  sum(loads.map(({ watts, quantity }) => watts * quantity))

/** Watts while the largest motor starts and everything else runs. */
export const surgeW = (loads: readonly Load[]): number =>
  simultaneousW(loads) +
  Math.max(
    0,
    ...loads.map(({ watts, quantity, surge }) => (quantity > 0 ? watts * (surge - 1) : 0)),
  )

/** Mean watts while everything is switched on, thermostat cycles included. */
export const meanW = (loads: readonly Load[]): number =>
  sum(loads.map(({ watts, quantity, duty }) => watts * quantity * duty))

export const criticalOf = (loads: readonly Load[]): Load[] => loads.filter((load) => load.critical)

/** Wh of critical loads in a blackout, whose hours of use are assigned to it first. */
export const blackoutWh = (loads: readonly Load[], blackoutHours: number): number =>
  sum(
    criticalOf(loads).map(
      ({ watts, quantity, hours, duty }) =>
        watts * quantity * duty * Math.min(hours, blackoutHours),
    ),
  )
