import { overnightShare } from '#shop/electrical/composer/losses.rules.ts'
import type { Need } from '#shop/electrical/composer/need.rules.ts'
import type { ComposedSet } from '#shop/electrical/composer/offer.rules.ts'
import { panelYieldWh } from '../sizing/panels.rules.ts'

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
  /** Hours of blackout that are left after one and two cloudy days in a row; null when it never runs out. */
  readonly afterOneCloudy: number | null
  readonly afterTwoCloudy: number | null
}

interface Sun {
  readonly usual: number
  readonly worst: number
}

/** Hours left of a battery that is full at dusk and gets a cloudy day's sun instead of a usual one. */
function hoursAfter(days: number, set: ComposedSet, need: Need, sun: Sun): number | null {
  const wattsOn = need.meanW + set.standbyW
  const dayWh = need.dailyWh + set.standbyW * need.blackoutHours
  const givenWh = storedInTime * cloudyShare * set.panelW * sun.worst * overnightShare(set.losses)
  const lost = dayWh - givenWh
  if (lost <= 0) return null
  const missingWh = lost * (days - 1) + Math.max(lost, lateShare * dayWh)
  return Math.max(0, (set.outletWh * set.losses.lasting - missingWh) / wattsOn)
}

const percentOf = (has: number, needs: number): number =>
  needs > 0 ? Math.floor((100 * has) / needs) : 0

export function prospectsOf(set: ComposedSet, need: Need, sun: Sun): Prospects | null {
  if (set.panelW === 0) return null
  const dayWh = need.dailyWh + set.standbyW * Math.min(dayHours, need.blackoutHours)
  return {
    usualSun: percentOf(panelYieldWh(set.panelW, sun.usual), dayWh),
    worstSun: percentOf(panelYieldWh(set.panelW, sun.worst), dayWh),
    afterOneCloudy: hoursAfter(1, set, need, sun),
    afterTwoCloudy: hoursAfter(2, set, need, sun),
  }
}
