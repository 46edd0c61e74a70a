import { cheapestSet } from './compose.rules.ts'
import type { Need } from './need.rules.ts'
import type { Check, ComposedSet } from './offer.rules.ts'
import type { Shelf } from './shelf.rules.ts'

export const relaxed = ['hours', 'sun', 'start', 'power', 'volts'] as const
export type Relaxed = (typeof relaxed)[number]

/** The set that comes nearest when none fits: what it gives less of, as a share of what is needed. */
export interface NearMiss {
  readonly set: ComposedSet
  readonly lacks: Relaxed
  readonly share: number
}

/** The need with one of its demands lowered to a share. */
const lowered: Readonly<Record<Relaxed, (need: Need, share: number) => Need>> = {
  // the mean load stands for the hours: the inverter's own consumption stays
  hours: (need, share) => ({ ...need, blackoutHours: need.blackoutHours * share }),
  sun: (need, share) => ({ ...need, dailyWh: need.dailyWh * share }),
  start: (need, share) => ({ ...need, startW: need.startW * share }),
  power: (need, share) => ({
    ...need,
    simultaneousW: need.simultaneousW * share,
    startW: need.startW * share,
  }),
  volts: (need) => ({ ...need, needs240: false }),
}

const steps = 20

type Find = (need: Need) => ComposedSet | null

/** The largest share of one demand, in twentieths, with which a set is found. */
function largestShare(need: Need, lacks: Relaxed, find: Find): NearMiss | null {
  let [none, best]: [number, NearMiss | null] = [steps, null]
  let low = 1
  while (low < none) {
    const middle = Math.floor((low + none) / 2)
    const set = find(lowered[lacks](need, middle / steps))
    if (set) [low, best] = [middle + 1, { set, lacks, share: middle / steps }]
    else none = middle
  }
  return best
}

const applies: Readonly<Record<Relaxed, (need: Need) => boolean>> = {
  hours: () => true,
  sun: ({ panels }) => panels,
  start: ({ startW, simultaneousW }) => startW > simultaneousW,
  power: () => true,
  volts: ({ needs240 }) => needs240,
}

/** One demand is relaxed at a time; the smallest shortfall is shown. */
export function nearMiss(
  shelf: Shelf,
  need: Need,
  check: Check,
  maxPrice = Number.POSITIVE_INFINITY,
): NearMiss | null {
  const find: Find = (eased) => {
    const set = cheapestSet(shelf, eased, check)
    return set && set.price <= maxPrice ? set : null
  }
  const found = relaxed
    .filter((one) => applies[one](need))
    .flatMap((one) => largestShare(need, one, find) ?? [])
  return found.sort((a, b) => b.share - a.share)[0] ?? null
}
