import { fold } from '#kernel/text/fold.ts'
import { nothingOwned, type Owned } from '../owned/owned.rules.ts'
import { applianceOf, type When } from '../sizing/appliances.rules.ts'
import type { Load } from '../sizing/loads.rules.ts'
import { dailyWhOfBill } from '../sizing/panels.rules.ts'
import type { Roof } from '../sizing/roof.rules.ts'

/** 110 or 220, as people say, by what is written of a device. */
export type Volts = Readonly<Record<string, 110 | 220>>

/** One row of a calculation: a listed device or a custom one. */
export interface Item {
  readonly code: string
  readonly quantity: number
  readonly watts: number
  /** Hours a day at full power, as the specification's formula requires. */
  readonly hours: number
  readonly critical: boolean
  /** For custom devices only: whether a motor must start, and the name. */
  readonly motor: boolean
  readonly name: string
}

export const ownCode = 'x'
export const maxItems = 24
export const usualBlackout = 12

export interface Calculation extends Roof {
  readonly items: readonly Item[]
  /** Instead of devices: consumption by the bill. */
  readonly kwhAMonth: number | null
  readonly place: string | null
  readonly month: number | null
  /** 24 means off-grid. */
  readonly blackoutHours: number
  readonly panels: boolean
  /** Hours a day with grid power, during which the panels need not give anything; null: unknown. */
  readonly gridHours: number | null
  /** Whole dollars, delivered. */
  readonly budget: number | null
  /** Large panels that find room; null: no limit. */
  readonly maxPanels: number | null
  /** What the house has already. */
  readonly owned: Owned
  /** The name plate's volts of devices that are sold for both. */
  readonly volts: Volts
}

export const nothingYet: Calculation = {
  items: [],
  kwhAMonth: null,
  place: null,
  month: null,
  blackoutHours: usualBlackout,
  panels: true,
  gridHours: null,
  budget: null,
  roof: 'south',
  tilt: 'usual',
  shade: 'none',
  maxPanels: null,
  owned: nothingOwned,
  volts: {},
}

export const isEmpty = ({ items, kwhAMonth }: Calculation): boolean =>
  items.length === 0 && kwhAMonth === null

/** An electric shower asks 3.5 to 5.5 kW for a few minutes: it stays on the grid, or gives way to gas or the sun. */
export const showerCode = 'du'
const instantHeater =
  /tankless|\b(?:ducha|regadera|cabezal)s? electric|electric shower|calentador\w*(?: \w+){0,4} (?:instantane|de paso\b)|calentador\w* instantane|\binstant\w*(?: \w+){0,2} heater/
const byGas = /\bgas\b|\blpg\b|propan/

/** An electric shower, or what a visitor calls one: it heats the water while it runs. */
export function isShower({ code, name = '' }: Pick<Item, 'code'> & Partial<Item>): boolean {
  const folded = fold(name)
  return code === showerCode || (instantHeater.test(folded) && !byGas.test(folded))
}
export const isSized = (item: Pick<Item, 'code'> & Partial<Item>): boolean => !isShower(item)

/** What equipment is sized for: all but what no installer puts on it, unless there is nothing else. */
export function sizedPart<One extends Pick<Calculation, 'items'>>(calculation: One): One {
  const items = calculation.items.filter(isSized)
  return items.length > 0 ? { ...calculation, items } : calculation
}

const hundredths = (value: number): number => Math.round(value * 100) / 100

const dayHours = 24

/** What is not listed may be what must not stop: unless told, it is on all day. */
export const usualHours = (code: string): number => {
  const known = applianceOf(code)
  return known ? hundredths(known.hours * known.duty) : dayHours
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

/** A load with its usual time of day. */
export interface PlacedLoad extends Load {
  readonly when: When
}

const motorSurge = 4
const ownDevice = { surge: 1, duty: 1, when: 'day' } as const

/** With a thermostat a device is on longer than it draws its power. */
export function loadOf({ code, quantity, watts, hours, critical, motor }: Item): PlacedLoad {
  const known = applianceOf(code) ?? ownDevice
  const on = known.when === 'always' ? 24 : Math.min(24, hours / known.duty)
  const surge = motor ? motorSurge : known.surge
  const duty = on > 0 ? hours / on : 1
  return { watts, quantity, hours: on, duty, surge, critical, when: known.when }
}

/** A bill has no simultaneous load: four times the mean is assumed, plus the start of an old refrigerator. */
const peakShare = 4
const peakStart = 1600

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
  // off-grid, all loads depend on the system
  return blackoutHours === 24 ? loads.map((load) => ({ ...load, critical: true })) : loads
}
