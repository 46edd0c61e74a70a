import { gridCharge, nominalWhOf } from '#shop/electrical/composer/abilities.rules.ts'
import { isNear, type NearMiss } from '#shop/electrical/composer/near-miss.rules.ts'
import type { Need } from '#shop/electrical/composer/need.rules.ts'
import { type ComposedSet, partsOf } from '#shop/electrical/composer/offer.rules.ts'
import type { GridCharge } from '#shop/electrical/grid-charge.rules.ts'
import type { Chemistry } from '../sizing/battery.rules.ts'
import { type Recharge, rechargeIn } from '../sizing/recharge.rules.ts'

/** Storage and grid charging of a set's parts together. */
export interface SetSource {
  readonly nominalWh: number
  readonly chemistry: Chemistry
  readonly charge: GridCharge
}

const kinds = { lithium: 'lifepo4', agm: 'agm', lead: 'lead' } as const

type Stored = Pick<ComposedSet, 'lines' | 'outletWh'>

export function setSource(set: Stored): SetSource {
  const nominalWh = nominalWhOf(set)
  const parts = partsOf(set.lines)
  const battery = parts.find(({ offer }) => offer.part.category === 'battery')?.offer.part
  const chemistry = kinds[battery?.chemistry ?? 'lithium']
  return { nominalWh, chemistry, charge: gridCharge(parts, nominalWh) }
}

const shortVisitH = 4

/** What a short visit of the grid gives back; null where it cannot charge. */
export function refillOf(set: Stored): Recharge | null {
  const { nominalWh, charge } = setSource(set)
  return rechargeIn(shortVisitH, charge, nominalWh)
}

const halfOfSun = 0.5

/** Panels for less than half of what is used, and nothing else that charges. */
export const isHardlyCharged = (
  { set, lacks, share }: NearMiss,
  { gridHours }: Pick<Need, 'gridHours'>,
): boolean => lacks[0] === 'sun' && share < halfOfSun && (gridHours === 0 || refillOf(set) === null)

/** At least half of everything that is needed; sun that falls short may come from the grid. */
export const isNearlyMet = (near: NearMiss, need: Pick<Need, 'gridHours'>): boolean =>
  isNear(near) || (near.lacks.join() === 'sun' && !isHardlyCharged(near, need))

/** Stations and inverters with a relay pass the grid on by themselves. */
export const switchesOver = ({ lines }: ComposedSet): boolean =>
  partsOf(lines).some(
    ({ offer: { part } }) =>
      part.category === 'portable' || part.neutralBond === 'relay_in_battery_mode',
  )
