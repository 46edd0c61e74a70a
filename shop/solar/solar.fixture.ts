import { applianceOf } from './sizing/appliances.rules.ts'
import type { Load } from './sizing/loads.rules.ts'

/** A load by power, quantity and hours, as in the specification. */
export const plain = (watts: number, quantity: number, hours: number, surge = 1): Load => ({
  watts,
  quantity,
  hours,
  surge,
  duty: 1,
  critical: true,
})

/** A listed device with its default use. */
export function some(code: string, quantity: number, hours?: number): Load {
  const { watts, surge, duty, hours: usual } = applianceOf(code)!
  return { watts, quantity, surge, duty, hours: hours ?? usual, critical: true }
}

/** The worked example of a small house: 3467 Wh a day, 419 W at once. */
export const smallHouse: readonly Load[] = [
  some('rm', 1),
  some('vp', 2),
  some('bl', 6),
  some('tv', 1),
  some('ro', 1),
  some('te', 3),
  some('la', 1),
]
