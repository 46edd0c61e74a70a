import type { Reason } from '#shop/electrical/composer/reasons.rules.ts'
import { isMedicalDevice } from '../sizing/medical.rules.ts'
import { type Item, loadOf } from './calculation.rules.ts'

/** A device to switch off, one of its kind, and for how many hours a blackout. */
export interface SwitchedOff {
  readonly code: string
  readonly name: string
  readonly hours: number
}

/** A refrigerator of any kind may hold somebody's medicine. */
const mayHoldMedicine: readonly string[] = ['rm', 'ri', 'rv', 'fv', 'fa', 'mb']

const dayHours = 24
/** E28: what panels give of their rating, before the battery takes its share. */
const ofRating = 0.75

/** What is missing of a blackout or of a day; null where nothing that rests gives it back. */
function shortWh(reason: Reason, sunHours: number): number | null {
  if (reason.kind === 'energy') return reason.needs - reason.has
  const isSunny = reason.kind === 'sun' && reason.has > 0 && sunHours > 0
  return isSunny ? (reason.needs - reason.has) * sunHours * ofRating : null
}

/** The first medical device of a house. */
export const medicalIn = (items: readonly Item[]): Item | null =>
  items.find(isMedicalDevice) ?? null

/**
 * The device, one of its kind, whose rest saves what a cheaper set is short of in the least time. A medical device is never
 * switched off, nor beside one what may keep its medicine cold.
 */
export function switchedOff(
  reason: Reason,
  items: readonly Item[],
  blackoutHours: number,
  sunHours = 0,
): SwitchedOff | null {
  const short = shortWh(reason, sunHours)
  if (short === null) return null
  const isMedical = medicalIn(items) !== null
  const isAlone = blackoutHours >= dayHours
  const [first] = items
    .filter((item) => (item.critical || isAlone) && !isMedicalDevice(item))
    .filter(({ code }) => !(isMedical && mayHoldMedicine.includes(code)))
    .map((item) => {
      const { watts, duty, hours: on } = loadOf(item)
      return { item, hours: short / (watts * duty), limit: Math.min(on, blackoutHours) }
    })
    .filter(({ hours, limit }) => hours <= limit)
    .sort((a, b) => a.hours - b.hours)
  return first ? { code: first.item.code, name: first.item.name, hours: first.hours } : null
}
