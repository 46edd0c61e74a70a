import type { Load } from './loads.rules.ts'

/** Watt-hours of a day, thermostat cycles included; apart from the other sums, which the home page need not load. */
export const dailyWh = (loads: readonly Load[]): number =>
  loads.reduce((sum, { watts, quantity, hours, duty }) => sum + watts * quantity * hours * duty, 0)
