import { applianceOf, type When } from '../sizing/appliances.rules.ts'
import type { Load } from '../sizing/loads.rules.ts'
import { dailyWhOfBill } from '../sizing/panels.rules.ts'

/** One row of a calculation: a device of the shop's list, or one's own. */
export interface Item {
  readonly code: string
  readonly quantity: number
  readonly watts: number
  /** Hours a day at full watts, as the specification's formula wants them. */
  readonly hours: number
  readonly critical: boolean
  /** Of one's own devices only: whether a motor has to start, and what it is called. */
  readonly motor: boolean
  readonly name: string
}

export const ownCode = 'x'
export const maxItems = 24
export const usualBlackout = 12

/** Everything that a calculation depends on, and nothing else. */
export interface Calculation {
  readonly items: readonly Item[]
  /** Instead of devices, what the bill says. */
  readonly kwhAMonth: number | null
  readonly place: string | null
  readonly month: number | null
  /** 24 means that there is no grid at all. */
  readonly blackoutHours: number
  readonly panels: boolean
}

export const nothingYet: Calculation = {
  items: [],
  kwhAMonth: null,
  place: null,
  month: null,
  blackoutHours: usualBlackout,
  panels: true,
}

export const isEmpty = ({ items, kwhAMonth }: Calculation): boolean =>
  items.length === 0 && kwhAMonth === null

const hundredths = (value: number): number => Math.round(value * 100) / 100

/** Hours a day at full watts of a device as it is usually used. */
export const usualHours = (code: string): number => {
  const known = applianceOf(code)
  return known ? hundredths(known.hours * known.duty) : 1
}

export const usualItem = (code: string, quantity = 1): Item => ({
  code,
  quantity,
  watts: applianceOf(code)?.watts ?? 100,
  hours: usualHours(code),
  critical: true,
  motor: false,
  name: '',
})

/** A load with the time of day at which it is mostly on. */
export interface PlacedLoad extends Load {
  readonly when: When
}

const motorSurge = 4
const ownDevice = { surge: 1, duty: 1, when: 'day' } as const

/** What rests by a thermostat is on longer than it draws its watts. */
export function loadOf({ code, quantity, watts, hours, critical, motor }: Item): PlacedLoad {
  const known = applianceOf(code) ?? ownDevice
  const on = known.when === 'always' ? 24 : Math.min(24, hours / known.duty)
  const surge = motor ? motorSurge : known.surge
  const duty = on > 0 ? hours / on : 1
  return { watts, quantity, hours: on, duty, surge, critical, when: known.when }
}

/** A bill says nothing of what is on at once: four times the mean, and an old refrigerator that starts. */
const peakShare = 4
const peakStart = 800

function loadsOfBill(kwhAMonth: number): PlacedLoad[] {
  const wh = dailyWhOfBill(kwhAMonth)
  const mean = wh / 24
  const usual = { quantity: 1, duty: 1, critical: true } as const
  const rest = mean * (peakShare - 1)
  const hours = wh / 2 / Math.max(rest, 1)
  return [
    {
      ...usual,
      watts: mean,
      hours: 24,
      duty: 0.5,
      surge: 1 + peakStart / Math.max(mean, 1),
      when: 'always',
    },
    { ...usual, watts: rest, hours, surge: 1, when: 'evening' },
  ]
}

export function loadsOf({
  items,
  kwhAMonth,
  blackoutHours,
}: Pick<Calculation, 'items' | 'kwhAMonth' | 'blackoutHours'>): PlacedLoad[] {
  const loads = kwhAMonth === null ? items.map(loadOf) : loadsOfBill(kwhAMonth)
  // without a grid there is nothing else for the rest to run on
  return blackoutHours === 24 ? loads.map((load) => ({ ...load, critical: true })) : loads
}
