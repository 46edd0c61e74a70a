import { cheapestSet } from './compose.rules.ts'
import { hoursOf, type Need } from './need.rules.ts'
import type { Check, ComposedSet } from './offer.rules.ts'
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

/** What a better name must give more, in hours or in sun. */
const moreHours = 1.1
const moreSun = 1.25

const isBetter = (set: ComposedSet, than: ComposedSet, need: Need): boolean =>
  hoursOf(set, need) >= moreHours * hoursOf(than, need) ||
  (set.panelW > 0 && set.panelW >= moreSun * than.panelW)

/** A kit or station that does all that is needed, costs less and lasts as long is recommended instead. */
function recommended(shelf: Shelf, need: Need, check: Check, set: ComposedSet): ComposedSet {
  const lasts = hoursOf(set, need)
  const isPreferred = (one: ComposedSet) => one.price < set.price && hoursOf(one, need) >= lasts
  return cheapestReady(shelf, need, check, isPreferred) ?? set
}

/** The cheapest set of each level; a dearer one that gives no more is not offered. */
export function setsByLevel(shelf: Shelf, need: Need, check: Check): LevelSet[] {
  const found: LevelSet[] = []
  for (const level of levels) {
    const sized = cheapestSet(shelf, { ...need, reserve: reserveOf(level, need) }, check)
    const set = sized && level === 'recommended' ? recommended(shelf, need, check, sized) : sized
    const last = found.at(-1)
    if (set && (!last || isBetter(set, last.set, need))) found.push({ level, set })
  }
  return found
}
