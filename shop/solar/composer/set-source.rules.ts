import { gridChargeW, nominalWhOf } from '#shop/electrical/composer/abilities.rules.ts'
import { type ComposedSet, partsOf } from '#shop/electrical/composer/offer.rules.ts'

/** Storage and grid charging of a set's parts together. */
export interface SetSource {
  readonly nominalWh: number
  /** Charging power from the grid; 0 without a charger. */
  readonly chargerW: number
}

export function setSource(set: ComposedSet): SetSource {
  const nominalWh = nominalWhOf(set)
  return { nominalWh, chargerW: gridChargeW(partsOf(set.lines), nominalWh) }
}
