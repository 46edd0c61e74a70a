import { overnightShare } from '#shop/electrical/composer/losses.rules.ts'
import type { Need } from '#shop/electrical/composer/need.rules.ts'
import type { ComposedSet } from '#shop/electrical/composer/offer.rules.ts'
import { panelYieldWh } from '../sizing/panels.rules.ts'
import { type Roof, yearlySunShare } from '../sizing/roof.rules.ts'
import { placeOf, sunBandAt, usualSunHours } from '../sizing/sun-hours.rules.ts'

const dayHours = 24
/** Output of a cloudy day as a share of a usual one. */
const cloudyShare = 0.35
/** The rest may come while the battery is still full. */
const storedInTime = 0.95
/** What is used when the sun is already low is missing at dusk, however much sun there was before. */
const lateShare = 0.3

/** What a set does on other days than the one it was sized for. */
export interface Prospects {
  /** Percent of a day's consumption that the sun gives back, in a usual and in the worst month. */
  readonly usualSun: number
  readonly worstSun: number
  readonly afterOneCloudy: HoursLeft
  readonly afterTwoCloudy: HoursLeft
}

/** Hours of blackout that are left after cloudy days in a row; null when it never runs out. */
interface HoursLeft {
  readonly usual: number | null
  /** Where the sun gives as little, and as much, as the model may be wrong by. */
  readonly low: number | null
  readonly high: number | null
}

/** Hours of full sun a day, and how far the model of them may be wrong. */
interface Sun {
  readonly usual: number
  readonly worst: number
  readonly band: { readonly low: number; readonly high: number }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** The sun on this roof: of a mean month, and of the worst one. */
export function sunOn(roof: Roof, code: string | null, worst: number): Sun {
  const usual = mean(placeOf(code)?.months ?? [usualSunHours]) * yearlySunShare(roof)
  return { usual, worst, band: sunBandAt(code) }
}

/** Hours left of a battery that is full at dusk and gets a cloudy day's sun instead of a usual one. */
function hoursAfter(days: number, set: ComposedSet, need: Need, worst: number): number | null {
  const wattsOn = need.meanW + set.standbyW
  const dayWh = need.dailyWh + set.standbyW * need.blackoutHours
  const givenWh = storedInTime * cloudyShare * set.panelW * worst * overnightShare(set.losses)
  const lost = dayWh - givenWh
  if (lost <= 0) return null
  const missingWh = lost * (days - 1) + Math.max(lost, lateShare * dayWh)
  return Math.max(0, (set.outletWh * set.losses.lasting - missingWh) / wattsOn)
}

const percentOf = (has: number, needs: number): number =>
  needs > 0 ? Math.floor((100 * has) / needs) : 0

const leftAfter = (
  days: number,
  set: ComposedSet,
  need: Need,
  { worst, band }: Sun,
): HoursLeft => ({
  usual: hoursAfter(days, set, need, worst),
  low: hoursAfter(days, set, need, worst * band.low),
  high: hoursAfter(days, set, need, worst * band.high),
})

export function prospectsOf(set: ComposedSet, need: Need, sun: Sun): Prospects | null {
  if (set.panelW === 0) return null
  const dayWh = need.dailyWh + set.standbyW * Math.min(dayHours, need.blackoutHours)
  return {
    usualSun: percentOf(panelYieldWh(set.panelW, sun.usual), dayWh),
    worstSun: percentOf(panelYieldWh(set.panelW, sun.worst), dayWh),
    afterOneCloudy: leftAfter(1, set, need, sun),
    afterTwoCloudy: leftAfter(2, set, need, sun),
  }
}
