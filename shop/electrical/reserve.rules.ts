import type { Runtime } from './runtime.rules.ts'

/** What somebody's health depends on gets a third more than it takes: energy, sun and hours. */
export const medicalReserve = 4 / 3

/** The hours that may be counted on for it: the lowest, with a third more behind them. */
export const hoursToCountOn = ({ hoursLow }: Pick<Runtime, 'hoursLow'>): number =>
  hoursLow / medicalReserve
