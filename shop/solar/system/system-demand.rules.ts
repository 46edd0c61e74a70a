import type { PlaceFacts } from '#shop/electrical/checks/check-system.rules.ts'
import { type Demand, type DemandItem, demandOf } from '#shop/electrical/demand.rules.ts'
import {
  americanPlaces,
  cubanLowC,
  unknownAmericanPlace,
} from '#shop/electrical/places/american-places.rules.ts'
import { type Item, loadOf, ownCode } from '../calculator/calculation.rules.ts'
import { statedVolts, type VoltsRow, voltsRows } from '../calculator/volts-written.rules.ts'
import { applianceOf } from '../sizing/appliances.rules.ts'
import { placeOf, sunHoursAt } from '../sizing/sun-hours.rules.ts'

/** States of the American towns that the calculator knows by name. */
export const stateOfTown: Readonly<Record<string, string>> = {
  mia: 'FL',
  tam: 'FL',
  orl: 'FL',
  hou: 'TX',
}

const american = 'US-'

/** Temperature and sun of a place: a Cuban province, `US-FL`, `US` or a town; null for an unknown code. */
export function placeFactsOf(code: string | null): PlaceFacts | null {
  if (code === null) return { lowC: cubanLowC, sunHours: sunHoursAt(null, null), isUsa: false }
  if (code === 'US') return { ...unknownAmericanPlace, isUsa: true }
  if (code.startsWith(american)) {
    const state = code.slice(american.length)
    const climate = Object.hasOwn(americanPlaces, state) ? americanPlaces[state] : undefined
    return climate ? { ...climate, isUsa: true } : null
  }
  const place = placeOf(code)
  if (!place) return null
  const lowC = americanPlaces[stateOfTown[code] ?? '']?.lowC
  return { lowC: lowC ?? cubanLowC, sunHours: place.design, isUsa: !place.isCuba }
}

const demandItem = (item: Item): DemandItem => {
  const { hours, duty } = loadOf(item)
  return { ...item, usualWatts: applianceOf(item.code)?.watts ?? 0, hours, duty }
}

type Answered = Readonly<Record<string, number>>

/** Volts of a device of the visitor's own: as its name says, or as they were answered. */
const withVolts = ({ item, key }: VoltsRow, volts: Answered | undefined): DemandItem =>
  item.code === ownCode
    ? { ...demandItem(item), volts: statedVolts(item.name) ?? volts?.[key] ?? null }
    : demandItem(item)

/** What a calculation's devices ask of a system. */
export const systemDemand = (
  items: readonly Item[],
  blackoutHours: number,
  volts?: Answered,
): Demand =>
  demandOf(
    voltsRows(items).map((row) => withVolts(row, volts)),
    blackoutHours,
    volts,
  )
