import type { ComposedSet } from '#shop/electrical/composer/offer.rules.ts'
import { type Calculation, loadsOf, sizedPart } from '../calculator/calculation.rules.ts'
import { dayOf, type Hour } from '../calculator/day.rules.ts'
import type { CalculatedNeed } from './need-of.rules.ts'
import { setSource } from './set-source.rules.ts'

/** A usual day of the worst month with a set, hour by hour, the blackout from sunset on. */
export function dayWithSet(
  set: ComposedSet,
  calculation: Calculation,
  { need, place }: CalculatedNeed,
): Hour[] {
  const { nominalWh, chemistry, charge } = setSource(set)
  return dayOf(loadsOf(sizedPart(calculation)), {
    panelW: set.panelW,
    sunHours: place.sunHours,
    outletWh: set.outletWh * set.losses.lasting,
    nominalWh,
    chemistry,
    standbyW: set.standbyW,
    chargerW: charge.low,
    blackoutHours: need.blackoutHours,
  })
}

export const unmetWh = (day: readonly Hour[]): number =>
  day.reduce((sum, { unmet }) => sum + unmet, 0)

/** The hours of a day for the drawing: whole watts and percent. */
export interface DayDrawing {
  readonly sun: readonly number[]
  readonly load: readonly number[]
  readonly level: readonly number[]
  readonly unmet: number
}

export const drawn = (hours: readonly Hour[]): DayDrawing => ({
  sun: hours.map(({ sun }) => Math.round(sun)),
  load: hours.map(({ load }) => Math.round(load)),
  level: hours.map(({ level }) => Math.round(level * 100)),
  unmet: Math.round(unmetWh(hours)),
})
