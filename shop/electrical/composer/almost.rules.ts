import { cheapestSet } from './compose.rules.ts'
import { short } from './demands.rules.ts'
import { hoursOf, type Need, outletWhNeeded, panelWatts } from './need.rules.ts'
import { type Check, type ComposedSet, without } from './offer.rules.ts'
import type { Reason } from './reasons.rules.ts'
import type { Shelf } from './shelf.rules.ts'

/** A set of parts that does nearly all of it, and what it is short of. */
export interface Almost {
  readonly set: ComposedSet
  readonly reason: Reason
}

/** So much of the sun or of the hours is nearly all, the nearest first: a device rests for a while. */
const nearly = [0.98, 0.95]
/** What is saved must be worth it. */
const noticeably = 0.97

const sourceOf = ({ losses, standbyW, standbyBasis }: ComposedSet) => ({
  ...{ ...losses, standbyW, standbyBasis },
})

interface Search {
  readonly shelf: Shelf
  readonly need: Need
  readonly check: Check
  readonly limit: number
}

function lessSun({ shelf, need, check, limit }: Search, share: number): Almost | null {
  if (!need.panels) return null
  const less = { ...need, sunHours: need.sunHours / share }
  const set = cheapestSet(shelf, less, without(check, ['E30']), limit)
  const reason = set && short('sun', set.panelW, panelWatts(need, sourceOf(set)))
  return set && reason && { set, reason }
}

function fewerHours({ shelf, need, check, limit }: Search, share: number): Almost | null {
  const less = { ...need, blackoutHours: share * need.blackoutHours }
  const set = cheapestSet(shelf, less, check, limit)
  if (!set || set.panelW < panelWatts(need, sourceOf(set))) return null
  const needs = outletWhNeeded(need, sourceOf(set))
  if (set.outletWh >= needs) return null
  const hours = hoursOf(set, need) * set.losses.lasting
  return { set, reason: { kind: 'energy', has: set.outletWh, needs, hours } }
}

/** The cheapest set of parts that is noticeably cheaper and short of a little sun or of a little battery. */
export function almost(shelf: Shelf, need: Need, check: Check, price: number): Almost | null {
  if (need.isVital || !need.isComplete) return null
  const search = { shelf, need, check, limit: Math.floor(noticeably * price) }
  for (const share of nearly) {
    const sun = lessSun(search, share)
    const limit = sun ? sun.set.price - 1 : search.limit
    const found = fewerHours({ ...search, limit }, share) ?? sun
    if (found) return found
  }
  return null
}
