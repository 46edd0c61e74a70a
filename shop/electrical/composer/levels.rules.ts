import { gives240, gridChargeW, nominalWhOf, switchOverOf } from './abilities.rules.ts'
import { cheapestSet } from './compose.rules.ts'
import { hoursOf, type Need, outletWhNeeded, panelWatts } from './need.rules.ts'
import { type Check, type ComposedSet, partsOf } from './offer.rules.ts'
import { cheapestReady } from './ready-sets.rules.ts'
import type { Shelf } from './shelf.rules.ts'

export const levels = ['enough', 'recommended', 'ample'] as const
export type Level = (typeof levels)[number]

const reserves = { enough: 1, recommended: 1.25, ample: 2 } as const
/** Without a grid a larger reserve is recommended for cloudy days. */
const recommendedAlone = 1.5

export const reserveOf = (level: Level, { blackoutHours }: Pick<Need, 'blackoutHours'>): number =>
  level === 'recommended' && blackoutHours === 24 ? recommendedAlone : reserves[level]

export interface LevelSet {
  readonly level: Level
  readonly set: ComposedSet
}

/** How many times the hours of the level before a better name gives. */
const moreHours = 1.1
const rounding = 1e-9

const doesAll = (set: ComposedSet, need: Need): boolean => {
  const { losses, standbyW, standbyBasis } = set
  const source = { ...losses, standbyW, standbyBasis }
  const hasPower = set.continuousW >= need.simultaneousW
  return (
    hasPower &&
    set.outletWh >= outletWhNeeded(need, source) &&
    set.panelW >= panelWatts(need, source)
  )
}

/** A kit or station that does all that is needed, costs less and lasts as long is recommended instead. */
function recommended(shelf: Shelf, need: Need, check: Check, set: ComposedSet): ComposedSet {
  const lasts = hoursOf(set, need)
  const isPreferred = (one: ComposedSet) => one.price < set.price && hoursOf(one, need) >= lasts
  return cheapestReady(shelf, need, check, isPreferred) ?? set
}

/** The cheapest set of a level that lasts longer than the level before; null where that one does all of it. */
function setAbove(
  shelf: Shelf,
  need: Need,
  check: Check,
  last: ComposedSet | undefined,
): ComposedSet | null {
  if (!last) return cheapestSet(shelf, need, check)
  if (doesAll(last, need)) return null
  const minHours = (moreHours + rounding) * hoursOf(last, need)
  return cheapestSet(shelf, { ...need, minHours }, check)
}

/** Under a better name no battery of a medical device stops another, where anything for sale does it. */
function setByItself(
  shelf: Shelf,
  need: Need,
  check: Check,
  last: ComposedSet | undefined,
): ComposedSet | null {
  const apart = need.isVital && last && setAbove(shelf, { ...need, noSeries: true }, check, last)
  return apart || setAbove(shelf, need, check, last)
}

/** E9: a quarter of the power stays free under a better name; the formulas of `compose-set` only advise it. */
const headroom = 1.25
const withHeadroom = (need: Need, level: Level): Need =>
  level === 'enough' || !need.isComplete
    ? need
    : { ...need, simultaneousW: headroom * need.simultaneousW }

const gridFills = (set: ComposedSet): boolean =>
  gridChargeW(partsOf(set.lines), nominalWhOf(set)) > 0

/** A better name loses nothing that the level before has: it switches over by itself, charges from the grid, gives 240 V. */
function withAbilitiesOf(need: Need, last: ComposedSet | undefined): Need {
  if (!last || !need.isComplete) return need
  const hasGrid = need.gridHours > 0
  return {
    ...need,
    needs240: need.needs240 || gives240(last.lines),
    mustSwitchOver: need.mustSwitchOver || (hasGrid && switchOverOf(last.lines) === 'automatic'),
    mustCharge: need.mustCharge || (hasGrid && gridFills(last)),
  }
}

/** The cheapest set of each level; a dearer one always lasts longer, since hours are what is compared. */
export function setsByLevel(shelf: Shelf, need: Need, check: Check): LevelSet[] {
  const found: LevelSet[] = []
  for (const level of levels) {
    const last = found.at(-1)?.set
    const asked = withAbilitiesOf(withHeadroom(need, level), last)
    const levelNeed = { ...asked, reserve: need.reserve * reserveOf(level, need) }
    const sized = setByItself(shelf, levelNeed, check, last)
    const set = sized && level === 'recommended' ? recommended(shelf, asked, check, sized) : sized
    if (set) found.push({ level, set })
  }
  return found
}
