import { type EnergySource, energySourceOf } from '../runtime.rules.ts'
import { chargeWNeeded, gridChargeW } from './grid-charge.rules.ts'
import { type Losses, lossesOfInverter, lossesOfStation } from './losses.rules.ts'
import { type Need, outletWhNeeded, panelWatts } from './need.rules.ts'
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

const maxStationPanels = 8

/** What a kit or station gives by its own figures; null when they are missing. */
export interface Abilities extends EnergySource, Losses {
  readonly continuousW: number
  readonly surgeW: number
  readonly panelW: number
  /** Charging power of the grid. */
  readonly chargeW: number
}

const positive = ({ specs }: Offer, name: string): number | null => {
  const value = specs[name]
  return typeof value === 'number' && value > 0 ? value : null
}

const usualEfficiencyPct = 90

/** A kit stores energy in a battery, or holds a station that says what leaves it. */
function lossesOf(parts: readonly Line[]): Losses {
  const inverter = parts.find(({ offer }) => offer.part.category === 'inverter')?.offer.part
  return inverter
    ? lossesOfInverter((inverter.efficiency_pct ?? usualEfficiencyPct) / 100)
    : lossesOfStation
}

export function abilitiesOf(offer: Offer): Abilities | null {
  const source = energySourceOf(offer.part.category, offer.specs)
  const continuousW = positive(offer, 'max_continuous_w') ?? offer.part.ac_output_w
  if (!source || !continuousW) return null
  const surgeW = offer.part.surge_w ?? continuousW
  const parts = partsOf([{ offer, quantity: 1 }])
  const nominalWh = positive(offer, 'wh_available') ?? positive(offer, 'capacity_wh')
  return {
    ...source,
    ...lossesOf(parts),
    continuousW,
    surgeW,
    panelW: positive(offer, 'pv_w') ?? 0,
    chargeW: gridChargeW(parts, nominalWh ?? source.outletWh),
  }
}

const meets = (offer: Offer, abilities: Abilities, need: Need): boolean =>
  abilities.outletWh >= outletWhNeeded(need, abilities) &&
  abilities.chargeW >= chargeWNeeded(need, abilities) &&
  abilities.continuousW >= need.simultaneousW &&
  abilities.surgeW >= need.startW &&
  (!need.needs240 || offer.part.gives240)

/** Folding panels plug into a station; how many it takes is left to the rules. */
function stationFields({ panels }: Shelf, watts: number, maxPanels: number): Line[][] {
  const lines = panels
    .filter(({ isFolding }) => isFolding)
    .map(({ offer, powerW }) => ({ offer, quantity: Math.ceil(watts / powerW) }))
  return lines.filter(({ quantity }) => quantity <= maxPanels).map((line) => [line])
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
  return stationFields(shelf, watts, Math.min(maxStationPanels, need.maxPanels)).map((field) => [
    ...alone,
    ...field,
  ])
}

const panelWattsOf = (lines: readonly Line[]): number =>
  partsOf(lines).reduce(
    (sum, { offer, quantity }) =>
      offer.part.category === 'panel' ? sum + (offer.part.power_w ?? 0) * quantity : sum,
    0,
  )

/** The cheapest kit or station that meets the need as it is sold, a station with folding panels where asked. */
export function cheapestReady(shelf: Shelf, need: Need, check: Check): ComposedSet | null {
  const ways = shelf.ready.flatMap((offer) => {
    const abilities = abilitiesOf(offer)
    if (!abilities || !meets(offer, abilities, need)) return []
    const { outletWh, standbyW } = abilities
    return waysToBuy(shelf, offer, need, abilities).map(
      (lines): ComposedSet => ({
        lines,
        price: priceOf(lines),
        outletWh,
        standbyW,
        panelW: panelWattsOf(lines),
        losses: abilities,
      }),
    )
  })
  const sorted = ways.sort((a, b) => a.price - b.price)
  return (
    sorted.find(({ lines }) => lines.every(isInStock) && check(partsOf(lines)).size === 0) ?? null
  )
}
