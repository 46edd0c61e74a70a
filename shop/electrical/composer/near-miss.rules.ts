import { type Abilities, abilitiesOf } from './abilities.rules.ts'
import { cheapestSet } from './compose.rules.ts'
import { chargeWNeeded } from './demands.rules.ts'
import { hoursOf, type Need, outletWhNeeded, panelWatts } from './need.rules.ts'
import { type Check, type ComposedSet, type Offer, partsOf } from './offer.rules.ts'
import type { Shelf } from './shelf.rules.ts'

export const relaxed = ['hours', 'sun', 'start', 'power', 'volts'] as const
export type Relaxed = (typeof relaxed)[number]
export type Lacking = Relaxed | 'charge'

/** The set that comes nearest when none fits. */
export interface NearMiss {
  readonly set: ComposedSet
  /** What it gives less of; only one thing where the search relaxed it. */
  readonly lacks: readonly Lacking[]
  /** What it gives of the first, as a share of what is needed. */
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
    if (set) [low, best] = [middle + 1, { set, lacks: [lacks], share: middle / steps }]
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

/** Everything that a kit or station as it is sold gives less of, the motors first. */
function lackingIn(abilities: Abilities, offer: Offer, need: Need): Lacking[] {
  const found: readonly (readonly [Lacking, boolean])[] = [
    ['start', abilities.surgeW < need.startW],
    ['power', abilities.continuousW < need.simultaneousW],
    ['volts', need.needs240 && !offer.part.gives240],
    ['hours', abilities.outletWh < outletWhNeeded(need, abilities)],
    ['sun', need.panels && abilities.panelW < panelWatts(need, abilities)],
    ['charge', abilities.chargeW < chargeWNeeded(need, abilities)],
  ]
  return found.filter(([, is]) => is).map(([lacking]) => lacking)
}

const isBlocking = (lacking: Lacking): boolean =>
  lacking === 'start' || lacking === 'power' || lacking === 'volts'

/**
 * The kit or station within a price that runs the load longest, whatever else it lacks; `isSafe` knows no devices.
 * One that starts and runs everything goes before one that does not.
 */
export function nearestReady(
  shelf: Shelf,
  need: Need,
  isSafe: Check,
  maxPrice: number,
): NearMiss | null {
  const found = shelf.ready.flatMap((offer) => {
    const abilities = abilitiesOf(offer)
    const lines = [{ offer, quantity: 1 }]
    if (!abilities || offer.price > maxPrice || isSafe(partsOf(lines)).size > 0) return []
    const lacks = lackingIn(abilities, offer, need)
    const share = Math.min(1, hoursOf(abilities, need) / need.blackoutHours)
    return [{ offer, abilities, lines, lacks, share, blocked: lacks.filter(isBlocking).length }]
  })
  const [best] = found.sort(
    (a, b) => a.blocked - b.blocked || b.share - a.share || a.offer.price - b.offer.price,
  )
  if (!best) return null
  const { offer, abilities, lines, lacks, share } = best
  const set = { ...abilities, lines, price: offer.price, losses: abilities }
  return { set, lacks, share }
}
