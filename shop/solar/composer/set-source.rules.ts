import { gridChargeW } from '#shop/electrical/composer/abilities.rules.ts'
import { type ComposedSet, type Line, partsOf } from '#shop/electrical/composer/offer.rules.ts'

/** Storage and grid charging of a set's parts together. */
export interface SetSource {
  readonly nominalWh: number
  /** Charging power from the grid; 0 without a charger. */
  readonly chargerW: number
}

const numberOf = (line: Line | undefined, name: string): number => {
  const value = line?.offer.specs[name]
  return typeof value === 'number' ? value : 0
}

export function setSource({ lines, outletWh }: ComposedSet): SetSource {
  const parts = partsOf(lines)
  const find = (category: string) => parts.find(({ offer }) => offer.part.category === category)
  const battery = find('battery')
  const station = find('portable')
  const nominalWh = battery
    ? numberOf(battery, 'energy_wh') * battery.quantity
    : numberOf(station, 'capacity_wh') || outletWh
  return {
    nominalWh,
    chargerW: gridChargeW(parts, nominalWh),
  }
}
