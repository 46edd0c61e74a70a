import type { GridCharge } from '#shop/electrical/grid-charge.rules.ts'
import { gridChargeH } from './battery.rules.ts'

/** A figure as far as it is known: both are the same where it is. */
export interface Span {
  readonly low: number
  readonly high: number
}

/** What the grid gives back to a battery while it is there. */
export interface Recharge {
  /** Hours for a full charge. */
  readonly fullH: Span
  /** With the charger that is usual, where none is stated. */
  readonly usualH: number
  /** Whole percent of the battery. */
  readonly percent: Span
  readonly isKnown: boolean
}

/** What some hours of grid give back; null where it cannot charge. The label's hours win over the formula. */
export function rechargeIn(hours: number, charge: GridCharge, nominalWh: number): Recharge | null {
  if (charge.watts <= 0) return null
  const fullH = (watts: number) => charge.labelH ?? gridChargeH(nominalWh, watts)
  const percent = (watts: number) => Math.min(100, Math.floor((100 * hours) / fullH(watts)))
  return {
    fullH: { low: fullH(charge.high), high: fullH(charge.low) },
    usualH: fullH(charge.watts),
    percent: { low: percent(charge.low), high: percent(charge.high) },
    isKnown: charge.isKnown,
  }
}
