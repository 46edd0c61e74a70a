import type { Losses } from './losses.rules.ts'
import type { Need } from './need.rules.ts'
import type { Line } from './offer.rules.ts'

/** A fifth of the capacity per hour: accepted by all batteries sold, and usual for chargers. */
const usualChargeShare = 0.2

const numberOf = (line: Line | undefined, name: string): number => {
  const value = line?.offer.specs[name]
  return typeof value === 'number' ? value : 0
}

/** Charging power of the grid for a set's parts together; 0 without a charger. */
export function gridChargeW(parts: readonly Line[], nominalWh: number): number {
  const find = (category: string) => parts.find(({ offer }) => offer.part.category === category)
  const fullH = numberOf(find('portable'), 'ac_full_charge_h')
  if (fullH > 0) return nominalWh / fullH
  const inverter = find('inverter')?.offer
  const nominalV = find('battery')?.offer.part.nominal_v ?? 0
  if (inverter?.part.ac_charge_a) return inverter.part.ac_charge_a * nominalV
  if (/hybrid/i.test(String(inverter?.specs.type))) return nominalWh * usualChargeShare
  const charger = parts.find(({ offer }) => offer.part.role === 'charger')
  return (charger?.offer.part.output_a ?? 0) * (charger?.quantity ?? 0) * nominalV
}

/** What is stored of a charger's power, its slow last hour included. */
const storedShare = 0.9

/** Charging power that gives back a blackout's use before the next one; 0 where the grid need not. */
export function chargeWNeeded(need: Need, source: Losses & { readonly standbyW: number }): number {
  const { panels, gridHours, meanW, blackoutHours } = need
  if (panels || gridHours === 0) return 0
  const takenWh = ((meanW + source.standbyW) * blackoutHours) / source.toOutlets
  return takenWh / (storedShare * gridHours)
}
