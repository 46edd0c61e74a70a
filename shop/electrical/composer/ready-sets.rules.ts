import { type Abilities, abilitiesOf } from './abilities.rules.ts'
import { missedBy } from './demands.rules.ts'
import { stringsAt, usableW } from './field/station-roof.rules.ts'
import { type Need, panelWatts } from './need.rules.ts'
import {
  type Check,
  type ComposedSet,
  isInStock,
  type Line,
  type Offer,
  partsOf,
  priceOf,
} from './offer.rules.ts'
import type { Shelf } from './shelf.rules.ts'

/** Folding panels plug into a station, each string into an input of its own. */
function stationFields(
  { panels }: Shelf,
  { part }: Offer,
  watts: number,
  maxPanels: number,
): Line[][] {
  return panels.flatMap(({ offer, powerW, isFolding }): Line[][] => {
    const quantity = Math.ceil(watts / powerW)
    if (!isFolding || quantity > maxPanels) return []
    const isTaken =
      stringsAt(part, [offer.part], quantity) !== null &&
      usableW(part, [offer.part], quantity * powerW) >= watts
    return isTaken ? [[{ offer, quantity }]] : []
  })
}

const panelsIn = (lines: readonly Line[]): number =>
  partsOf(lines).reduce(
    (sum, { offer, quantity }) => (offer.part.category === 'panel' ? sum + quantity : sum),
    0,
  )

function waysToBuy(shelf: Shelf, offer: Offer, need: Need, abilities: Abilities): Line[][] {
  const alone = [{ offer, quantity: 1 }]
  const watts = panelWatts(need, abilities)
  // no panels are offered where none can be mounted
  if (!need.panels) return abilities.panelW > 0 ? [] : [alone]
  if (abilities.panelW >= watts) return panelsIn(alone) <= need.maxPanels ? [alone] : []
  if (offer.part.category !== 'portable') return []
  return stationFields(shelf, offer, watts, need.maxPanels).map((field) => [...alone, ...field])
}

type Accept = (set: ComposedSet) => boolean

/** The cheapest kit or station that meets the need as it is sold, a station with folding panels where asked. */
export function cheapestReady(
  shelf: Shelf,
  need: Need,
  check: Check,
  accept: Accept = () => true,
): ComposedSet | null {
  const ways = shelf.ready.flatMap((offer) => {
    const abilities = abilitiesOf(offer)
    if (!abilities || missedBy(offer, abilities, need) !== null) return []
    const { outletWh, standbyW, standbyBasis, continuousW, surgeW } = abilities
    return waysToBuy(shelf, offer, need, abilities).map(
      (lines): ComposedSet => ({
        lines,
        price: priceOf(lines),
        outletWh,
        standbyW,
        standbyBasis,
        continuousW,
        surgeW,
        panelW: check.usedW(partsOf(lines)),
        losses: abilities,
      }),
    )
  })
  const sorted = ways.sort((a, b) => a.price - b.price)
  return (
    sorted.find(
      (set) => accept(set) && set.lines.every(isInStock) && check(partsOf(set.lines)).size === 0,
    ) ?? null
  )
}
