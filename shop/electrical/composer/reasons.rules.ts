import { chargeWNeeded } from './grid-charge.rules.ts'
import { hoursOf, type Need, outletWhNeeded, panelWatts } from './need.rules.ts'
import { type Check, type Offer, partsOf } from './offer.rules.ts'
import { type Abilities, abilitiesOf } from './ready-sets.rules.ts'
import type { Shelf } from './shelf.rules.ts'

type Shortage = 'power' | 'start' | 'sun' | 'charge'

/** Why a cheaper kit or station will not do: the first demand that it misses. */
export type Reason =
  | { readonly kind: Shortage; readonly has: number; readonly needs: number }
  | {
      readonly kind: 'energy'
      readonly has: number
      readonly needs: number
      readonly hours: number
    }
  | { readonly kind: 'volts' }
  | { readonly kind: 'rule'; readonly rule: string }

type Test = (abilities: Abilities, need: Need, offer: Offer) => Reason | null
const short = (kind: Shortage, has: number, needs: number): Reason | null =>
  has < needs ? { kind, has, needs } : null

const tests: readonly Test[] = [
  (_abilities, need, offer) => (need.needs240 && !offer.part.gives240 ? { kind: 'volts' } : null),
  ({ continuousW }, { simultaneousW }) => short('power', continuousW, simultaneousW),
  ({ surgeW }, { startW }) => short('start', surgeW, startW),
  (abilities, need) => {
    const needs = outletWhNeeded(need, abilities)
    const hours = hoursOf(abilities, need) * abilities.lasting
    return abilities.outletWh < needs
      ? { kind: 'energy', has: abilities.outletWh, needs, hours }
      : null
  },
  (abilities, need) => short('charge', abilities.chargeW, chargeWNeeded(need, abilities)),
  (abilities, need, { part }) =>
    part.category === 'kit' ? short('sun', abilities.panelW, panelWatts(need, abilities)) : null,
]

/** The first demand that a kit or station misses; null when it does all. */
export function reasonAgainst(offer: Offer, need: Need, check: Check): Reason | null {
  const abilities = abilitiesOf(offer)
  if (!abilities) return null
  for (const test of tests) {
    const reason = test(abilities, need, offer)
    if (reason) return reason
  }
  const [rule] = check(partsOf([{ offer, quantity: 1 }]))
  return rule ? { kind: 'rule', rule } : null
}

export interface Rejected {
  readonly offer: Offer
  readonly reason: Reason
}

/** The dearest kit or station below a price, and why it will not do. */
export function nextCheaper(
  shelf: Shelf,
  price: number,
  need: Need,
  check: Check,
): Rejected | null {
  const cheaper = shelf.ready.filter((offer) => offer.price < price)
  for (const offer of cheaper.toReversed()) {
    const reason = reasonAgainst(offer, need, check)
    if (reason) return { offer, reason }
  }
  return null
}
