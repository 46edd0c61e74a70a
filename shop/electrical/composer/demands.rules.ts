import { runtimeOf } from '../runtime.rules.ts'
import { type Abilities, type SwitchOver, switchOverOf } from './abilities.rules.ts'
import type { Losses } from './losses.rules.ts'
import { hoursOf, type Need, outletWhNeeded } from './need.rules.ts'
import type { Offer } from './offer.rules.ts'

/** What is stored of a charger's power, its slow last hour included. */
const storedShare = 0.9

/** Charging power that gives back what a day's blackouts take; 0 where the grid need not. */
export function chargeWNeeded(need: Need, source: Losses & { readonly standbyW: number }): number {
  const { panels, gridHours, meanW, blackoutHours, blackoutsADay = 1 } = need
  if (panels || gridHours === 0) return 0
  const darkHours = blackoutHours * blackoutsADay
  const takenWh = ((meanW + source.standbyW) * darkHours) / source.toOutlets
  return takenWh / (storedShare * gridHours)
}

type Shortage = 'power' | 'start' | 'sun' | 'charge'

/** A demand that a kit or station misses, with what it gives. */
export type Missed =
  | { readonly kind: Shortage; readonly has: number; readonly needs: number }
  | {
      readonly kind: 'energy'
      readonly has: number
      readonly needs: number
      readonly hours: number
    }
  | { readonly kind: 'volts' }
  | { readonly kind: 'switch'; readonly switchOver: Exclude<SwitchOver, 'automatic'> }

type Test = (abilities: Abilities, need: Need, offer: Offer) => Missed | null
export const short = (kind: Shortage, has: number, needs: number): Missed | null =>
  has < needs ? { kind, has, needs } : null

/** What somebody must switch over, or may have to. */
function switchMissed({ mustSwitchOver }: Need, offer: Offer): Missed | null {
  if (!mustSwitchOver) return null
  const switchOver = switchOverOf([{ offer, quantity: 1 }])
  return switchOver === 'automatic' ? null : { kind: 'switch', switchOver }
}

/** What no switched-off device mends comes first: who sleeps on a device for air is not told of hours. */
const tests: readonly Test[] = [
  (_abilities, need, offer) => (need.needs240 && !offer.part.gives240 ? { kind: 'volts' } : null),
  (_abilities, need, offer) => switchMissed(need, offer),
  ({ continuousW }, { simultaneousW }) => short('power', continuousW, simultaneousW),
  ({ surgeW }, { startW }) => short('start', surgeW, startW),
  (abilities, need) => {
    const needs = outletWhNeeded(need, abilities)
    const hours = need.isVital
      ? runtimeOf(abilities, need.meanW).hoursLow
      : hoursOf(abilities, need) * abilities.lasting
    return abilities.outletWh < needs
      ? { kind: 'energy', has: abilities.outletWh, needs, hours }
      : null
  },
  (abilities, need) => short('charge', abilities.chargeW, chargeWNeeded(need, abilities)),
  ({ chargeW }, { mustCharge }) => short('charge', chargeW, mustCharge ? Number.MIN_VALUE : 0),
]

/** The first demand but the sun's that a kit or station misses; null when it meets them. */
export function missedBy(offer: Offer, abilities: Abilities, need: Need): Missed | null {
  for (const test of tests) {
    const missed = test(abilities, need, offer)
    if (missed) return missed
  }
  return null
}
