import { stationShare } from '../runtime.rules.ts'

/** Into the battery, or out of it. */
const oneWay = 0.97
/** Dirt, heat, cables and tracker, from the panels' rating to the battery. */
const panelsToBattery = 0.81
/** What the formula of hours counts on at most between battery and outlets. */
const byFormula = 0.9

/** What is lost behind the formulas, so that a set that only just fits keeps its promise. */
export interface Losses {
  /** Share of the energy in the battery that reaches the outlets. */
  readonly toOutlets: number
  /** Share of the calculated hours that remains when everything comes from the battery. */
  readonly lasting: number
}

export const lossesOfInverter = (efficiency: number): Losses => ({
  toOutlets: oneWay * efficiency,
  lasting: Math.min(1, (oneWay * efficiency) / Math.min(byFormula, efficiency)),
})

/** A station states what arrives at its outlets. */
export const lossesOfStation: Losses = { toOutlets: stationShare, lasting: 1 }

/** Share of the panels' rating that is stored. */
export const storedSunShare = panelsToBattery * oneWay

/** Share of the panels' rating that reaches the outlets by way of the battery. */
export const overnightShare = ({ toOutlets }: Losses): number => storedSunShare * toOutlets
