import { type Abilities, abilitiesOf } from './abilities.rules.ts'
import { chargeWNeeded, type Missed, missedBy, short } from './demands.rules.ts'
import { type Need, panelWatts } from './need.rules.ts'
import { type Check, type Offer, partsOf } from './offer.rules.ts'
import type { Shelf } from './shelf.rules.ts'

/** Why a cheaper kit or station will not do: the first demand or rule that it misses. */
export type Reason = Missed | { readonly kind: 'rule'; readonly rule: string }

/** Whether the grid alone gives back what a blackout takes. */
const isRefilled = (abilities: Abilities, need: Need): boolean =>
  need.gridHours > 0 && abilities.chargeW >= chargeWNeeded({ ...need, panels: false }, abilities)

/**
 * The first demand that a kit or station misses; null when it does all. Where nothing but the sun refills it, sun that does
 * not give back what is used comes before hours: switching something off for a while does not mend it.
 */
export function reasonAgainst(offer: Offer, need: Need, check: Check): Reason | null {
  const abilities = abilitiesOf(offer)
  if (!abilities) return null
  const missed = missedBy(offer, abilities, need)
  const onSunOnly = !isRefilled(abilities, need)
  if (missed && (missed.kind !== 'energy' || !onSunOnly)) return missed
  const isCounted = onSunOnly || offer.part.category === 'kit'
  const dark = isCounted ? short('sun', abilities.panelW, panelWatts(need, abilities)) : null
  if (dark || missed) return dark ?? missed
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
