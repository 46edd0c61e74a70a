import type { Reason } from '#shop/electrical/composer/reasons.rules.ts'
import { isMedicalDevice } from '../sizing/appliances.rules.ts'
import type { Item } from './calculation.rules.ts'

/** A device to switch off, and for how many hours a blackout. */
export interface SwitchedOff {
  readonly code: string
  readonly name: string
  readonly hours: number
}

/** A refrigerator of any kind may hold somebody's medicine. */
const mayHoldMedicine: readonly string[] = ['rm', 'ri', 'rv', 'fv', 'fa', 'mb']

/** The first medical device of a house. */
export const medicalIn = (items: readonly Item[]): Item | null =>
  items.find(({ code }) => isMedicalDevice(code)) ?? null

/**
 * The device whose rest saves what a cheaper one is short of in the least time. A medical device is never switched off, nor
 * beside one what may keep its medicine cold.
 */
export function switchedOff(reason: Reason, items: readonly Item[]): SwitchedOff | null {
  if (reason.kind !== 'energy') return null
  const short = reason.needs - reason.has
  const isMedical = medicalIn(items) !== null
  const [first] = items
    .filter(({ code, critical }) => critical && !isMedicalDevice(code))
    .filter(({ code }) => !(isMedical && mayHoldMedicine.includes(code)))
    .map(({ code, name, watts, quantity, hours: on }) => ({
      ...{ code, name, on },
      hours: short / (watts * quantity),
    }))
    .filter(({ hours, on }) => hours <= on)
    .sort((a, b) => a.hours - b.hours)
  return first ? { code: first.code, name: first.name, hours: first.hours } : null
}
