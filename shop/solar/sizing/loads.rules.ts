/** What is switched on, how often and how long; the specification's power, quantity and hours. */
export interface Load {
  readonly watts: number
  readonly quantity: number
  /** Hours a day switched on. */
  readonly hours: number
  /** Share of those hours in which it draws its watts; 1 unless a thermostat rests. */
  readonly duty: number
  /** Watts while it starts, as a multiple of its watts. */
  readonly surge: number
  /** True when it must go on during a blackout. */
  readonly critical: boolean
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Wh of one day. */
export const dailyWh = (loads: readonly Load[]): number =>
  sum(loads.map(({ watts, quantity, hours, duty }) => watts * quantity * hours * duty))

/** Watts with everything on at once. */
export const simultaneousW = (loads: readonly Load[]): number =>
  sum(loads.map(({ watts, quantity }) => watts * quantity))

/** Watts while the hardest single motor starts and all the rest runs. */
export const surgeW = (loads: readonly Load[]): number =>
  simultaneousW(loads) +
  Math.max(
    0,
    ...loads.map(({ watts, quantity, surge }) => (quantity > 0 ? watts * (surge - 1) : 0)),
  )

/** Mean watts while all of it is switched on, thermostats resting as they do. */
export const meanW = (loads: readonly Load[]): number =>
  sum(loads.map(({ watts, quantity, duty }) => watts * quantity * duty))

export const criticalOf = (loads: readonly Load[]): Load[] => loads.filter((load) => load.critical)

/** Wh that a blackout asks of the battery: what must go on is used in those hours first. */
export const blackoutWh = (loads: readonly Load[], blackoutHours: number): number =>
  sum(
    criticalOf(loads).map(
      ({ watts, quantity, hours, duty }) =>
        watts * quantity * duty * Math.min(hours, blackoutHours),
    ),
  )
