import type { Load } from './loads.rules.ts'

export type DailyLoad = Pick<Load, 'watts' | 'quantity' | 'hours' | 'duty'>

/** Watt-hours of a day, thermostat cycles included; apart from the other sums, which the home page need not load. */
export const dailyWh = (loads: readonly DailyLoad[]): number =>
  loads.reduce((sum, { watts, quantity, hours, duty }) => sum + watts * quantity * hours * duty, 0)
