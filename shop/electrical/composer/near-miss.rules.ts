import {
  type Abilities,
  abilitiesOf,
  gives240,
  gridChargeW,
  nominalWhOf,
  switchOverOf,
} from './abilities.rules.ts'
import { cheapestSet } from './compose.rules.ts'
import { chargeWNeeded } from './demands.rules.ts'
import { type Need, outletWhNeeded, panelWatts } from './need.rules.ts'
import { type Check, type ComposedSet, type Line, partsOf, without } from './offer.rules.ts'
import type { Shelf } from './shelf.rules.ts'

/** Demands that a set can fall short of, the most disabling first. */
const demands = ['start', 'power', 'volts', 'hours', 'sun', 'charge'] as const
export type Lacking = (typeof demands)[number]
type Relaxed = Exclude<Lacking, 'charge'>
type Shares = Readonly<Record<Lacking, number>>

/** The set that comes nearest when none fits. */
export interface NearMiss {
  readonly set: ComposedSet
  /** What it gives less of than is needed. */
  readonly lacks: readonly Lacking[]
  /** What it gives of the first, as a share of what is needed. */
  readonly share: number
  /** Hours of the blackout and its reserve that it carries, all losses counted. */
  readonly hours: number
  /** What it gives of what it falls shortest of. */
  readonly worst: number
}

const half = 0.5
/** Less than half of anything that is needed is not near. */
export const isNear = ({ worst }: NearMiss): boolean => worst >= half

const shareOf = (has: number, needed: number): number =>
  needed > 0 ? Math.min(1, has / needed) : 1

/** What a set gives of each demand, as a share of what is needed; sun and grid replace what it can give. */
function sharesOf(set: ComposedSet, need: Need): Shares {
  const { losses, standbyW, standbyBasis } = set
  const source = { ...losses, standbyW, standbyBasis }
  const hours = shareOf(set.outletWh, outletWhNeeded(need, source))
  const used = { ...need, blackoutHours: need.blackoutHours * hours }
  const fromGrid = { ...used, panels: need.panels && set.panelW > 0 }
  const chargeW = gridChargeW(partsOf(set.lines), nominalWhOf(set))
  return {
    start: shareOf(set.surgeW, need.startW),
    power: shareOf(set.continuousW, need.simultaneousW),
    volts: need.needs240 && !gives240(set.lines) ? 0 : 1,
    hours,
    sun: shareOf(set.panelW, panelWatts(used, source)),
    charge: shareOf(chargeW, chargeWNeeded(fromGrid, source)),
  }
}

/** A set without sun is not empty where the grid fills it again. */
function shortfallOf(shares: Shares, { panelW }: ComposedSet, { gridHours }: Need): number {
  const refill = panelW === 0 && gridHours > 0 ? shares.charge : shares.sun
  const others = demands.filter((one) => one !== 'sun' && one !== 'charge')
  return others.reduce((sum, one) => sum + 1 - shares[one], 1 - refill)
}

interface Candidate {
  readonly set: ComposedSet
  readonly shares: Shares
  /** Demands without which something does not run at all. */
  readonly blocked: number
  readonly shortfall: number
}

const isBlocking = (lacking: Lacking): boolean =>
  lacking === 'start' || lacking === 'power' || lacking === 'volts'

function candidate(set: ComposedSet, need: Need): Candidate {
  const shares = sharesOf(set, need)
  return {
    set,
    shares,
    blocked: demands.filter((one) => isBlocking(one) && shares[one] < 1).length,
    shortfall: shortfallOf(shares, set, need),
  }
}

const nearer = (one: Candidate, other: Candidate): number =>
  one.blocked - other.blocked || one.shortfall - other.shortfall || one.set.price - other.set.price

function shown({ set, shares }: Candidate, need: Need): NearMiss {
  const lacks = demands.filter((one) => shares[one] < 1)
  const [first] = lacks
  const hours = shares.hours * need.blackoutHours * need.reserve
  const worst = Math.min(1, ...lacks.map((one) => shares[one]))
  return { set, lacks, share: first ? shares[first] : 1, hours, worst }
}

/** The need with one of its demands lowered to a share. */
const lowered: Readonly<Record<Relaxed, (need: Need, share: number) => Need>> = {
  // the mean load stands for the hours: the inverter's own consumption stays
  hours: (need, share) => ({ ...need, blackoutHours: need.blackoutHours * share }),
  // fewer panels are enough where the sun gives more
  sun: (need, share) => ({ ...need, sunHours: need.sunHours / share }),
  start: (need, share) => ({ ...need, startW: need.startW * share }),
  power: (need, share) => ({
    ...need,
    simultaneousW: need.simultaneousW * share,
    startW: need.startW * share,
  }),
  volts: (need) => ({ ...need, needs240: false }),
}

const applies: Readonly<Record<Relaxed, (need: Need) => boolean>> = {
  hours: () => true,
  sun: ({ panels }) => panels,
  start: ({ startW, simultaneousW }) => startW > simultaneousW,
  power: () => true,
  volts: ({ needs240 }) => needs240,
}

/** The rules that find of a set what the relaxed demand asks. */
const ruleOf: Readonly<Record<Relaxed, readonly string[]>> = {
  hours: [],
  sun: ['E30'],
  start: ['E7'],
  power: ['E3', 'E7'],
  volts: ['E10'],
}

interface Search {
  readonly shelf: Shelf
  readonly need: Need
  readonly check: Check
  readonly maxPrice: number
}

/** What not even this much of a demand helps is not looked for. */
const minShare = 0.05
const fineness = 0.03

/** The set that gives the largest share of one demand, the others met. */
function nearestIn(search: Search, lacks: Relaxed): Candidate | null {
  const { shelf, need, maxPrice } = search
  const check = without(search.check, ruleOf[lacks])
  const find = (share: number) => {
    const set = cheapestSet(shelf, lowered[lacks](need, share), check, maxPrice)
    return set && candidate(set, need)
  }
  if (lacks === 'volts') return find(1)
  let best = find(minShare)
  for (let [low, high] = [best?.shares[lacks] ?? 1, 1]; high - low > fineness; ) {
    const middle = (low + high) / 2
    const found = find(middle)
    if (found) [best, low] = [found, Math.max(middle, found.shares[lacks])]
    else high = middle
  }
  return best
}

const relaxed: readonly Relaxed[] = ['hours', 'sun', 'start', 'power', 'volts']

/** One demand is relaxed at a time; the smallest shortfall is shown. */
export function nearMiss(
  shelf: Shelf,
  need: Need,
  check: Check,
  maxPrice = Number.POSITIVE_INFINITY,
): NearMiss | null {
  const search = { shelf, need, check, maxPrice }
  const [best] = relaxed
    .filter((one) => applies[one](need))
    .flatMap((one) => nearestIn(search, one) ?? [])
    .sort((one, other) => one.shortfall - other.shortfall || one.set.price - other.set.price)
  return best ? shown(best, need) : null
}

/** Shares of the sun with which hours are looked for when neither can be met; at none the grid charges. */
const lessSun = [0.5, 0]

/** Sets that run everything but give less of hours and of sun. */
function reducedSets({ shelf, need, check, maxPrice }: Search): Candidate[] {
  const isPossible = (share: number) => need.panels && (share > 0 || need.gridHours > 0)
  return lessSun.filter(isPossible).flatMap((share) => {
    const less = share > 0 ? lowered.sun(need, share) : { ...need, panels: false }
    const search = { shelf, need: less, check: without(check, ruleOf.sun), maxPrice }
    const whole = cheapestSet(shelf, less, search.check, maxPrice)
    const set = whole ?? nearestIn(search, 'hours')?.set
    return set ? [candidate(set, need)] : []
  })
}

const setOf = (abilities: Abilities, lines: readonly Line[], price: number): ComposedSet => ({
  ...abilities,
  lines,
  price,
  losses: abilities,
})

/** Kits and stations within a price as they are sold. */
const readySets = ({ shelf, need, maxPrice }: Search, isSafe: Check): Candidate[] =>
  shelf.ready.flatMap((offer) => {
    const abilities = abilitiesOf(offer)
    const lines = [{ offer, quantity: 1 }]
    if (need.mustSwitchOver && switchOverOf(lines) !== 'automatic') return []
    if (!abilities || offer.price > maxPrice || isSafe(partsOf(lines)).size > 0) return []
    return [candidate(setOf(abilities, lines, offer.price), need)]
  })

/**
 * Where one demand less is not enough: the set within a price that falls short of all of them the least. One that starts
 * and runs everything goes before one that does not; `isSafe` knows no devices.
 */
export function nearestInAll(
  shelf: Shelf,
  need: Need,
  { check, isSafe }: { readonly check: Check; readonly isSafe: Check },
  maxPrice: number,
): NearMiss | null {
  const search = { shelf, need, check, maxPrice }
  const [best] = [...reducedSets(search), ...readySets(search, isSafe)].sort(nearer)
  return best ? shown(best, need) : null
}
