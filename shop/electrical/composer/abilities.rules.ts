import { type GridCharge, gridChargeOf } from '../grid-charge.rules.ts'
import { outputOf } from '../output.rules.ts'
import type { Part } from '../parts/part.rules.ts'
import { type EnergySource, energySourceOf } from '../runtime.rules.ts'
import { type Losses, lossesOfInverter, lossesOfStation } from './losses.rules.ts'
import { type ComposedSet, type Line, type Offer, partsOf } from './offer.rules.ts'

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

/** Charging power of the grid for a set's parts together. */
export const gridCharge = (parts: readonly Line[], nominalWh: number): GridCharge =>
  gridChargeOf(
    parts.map(({ offer, quantity }) => ({
      category: offer.part.category,
      specs: offer.specs,
      quantity,
    })),
    nominalWh,
  )

/** The least that the grid charges with: what a label does not say decides no price. */
export const gridChargeW = (parts: readonly Line[], nominalWh: number): number =>
  gridCharge(parts, nominalWh).low

/** What the battery or station of a set stores by its label. */
export function nominalWhOf({ lines, outletWh }: Pick<ComposedSet, 'lines' | 'outletWh'>): number {
  const parts = partsOf(lines)
  const find = (category: string) => parts.find(({ offer }) => offer.part.category === category)
  const [battery, station] = [find('battery'), find('portable')]
  if (battery) return (positive(battery.offer, 'energy_wh') ?? 0) * battery.quantity
  return (station && positive(station.offer, 'capacity_wh')) ?? outletWh
}

const known = new WeakMap<Offer, Abilities | null>()

export function abilitiesOf(offer: Offer): Abilities | null {
  const found = known.get(offer)
  if (found !== undefined) return found
  const made = readAbilities(offer)
  known.set(offer, made)
  return made
}

function readAbilities(offer: Offer): Abilities | null {
  const source = energySourceOf(offer.part.category, offer.specs)
  const { continuousW, surgeW } = outputOf(offer.part.category, offer.specs)
  if (!source || continuousW === null) return null
  const parts = partsOf([{ offer, quantity: 1 }])
  const nominalWh = positive(offer, 'wh_available') ?? positive(offer, 'capacity_wh')
  return {
    ...source,
    ...lossesOf(parts),
    continuousW,
    surgeW: surgeW ?? continuousW,
    panelW: positive(offer, 'pv_w') ?? 0,
    chargeW: gridChargeW(parts, nominalWh ?? source.outletWh),
  }
}

/** Whether devices stay on when the grid goes, without anybody's hand. */
export type SwitchOver = 'automatic' | 'unknown' | 'by_hand'

export const hasOutlets = ({ category }: Pick<Part, 'category'>): boolean =>
  category === 'inverter' || category === 'portable'

/** By the parts that have outlets; what no part states is unknown, and counts as little as a hand. */
export function switchOverBy(parts: readonly Part[]): SwitchOver {
  const states = parts.filter(hasOutlets).map(({ switchesOver }) => switchesOver)
  if (states.includes(true)) return 'automatic'
  return states.includes(null) ? 'unknown' : 'by_hand'
}

export const switchOverOf = (lines: readonly Line[]): SwitchOver =>
  switchOverBy(partsOf(lines).map(({ offer }) => offer.part))

/** Whether a set runs what needs 240 V. */
export const gives240 = (lines: readonly Line[]): boolean =>
  partsOf(lines).some(({ offer: { part } }) => part.gives240)

/** What a set gives at its outlets; unknown where nobody read it of an inverter of the house. */
export function outletVolts(lines: readonly Line[]): 'both' | 'only110' | 'only220' | 'unknown' {
  const parts = partsOf(lines).map(({ offer }) => offer.part)
  const is110 = parts.some(({ gives120 }) => gives120)
  if (parts.some((part) => part.gives240)) return is110 ? 'both' : 'only220'
  return is110 ? 'only110' : 'unknown'
}
