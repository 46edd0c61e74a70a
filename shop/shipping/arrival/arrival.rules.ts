import { addDays, type Day } from '#kernel/time.ts'
import type { ProvinceService } from '../province-service.rules.ts'
import { isDeliveryDay, isPreparationDay } from './holidays.rules.ts'

/** The specification's transit, where no province is served. */
export const usualTransitDays = 25

export interface ArrivalWindow {
  readonly from: Day
  readonly to: Day
}

const firstFrom = (day: Day, is: (day: Day) => boolean): Day =>
  is(day) ? day : firstFrom(addDays(day, 1), is)

/** The day on which the agency receives an order; the day of the payment does not count. */
const handedOver = (paidOn: Day, preparationDays: number): Day =>
  preparationDays <= 0
    ? firstFrom(paidOn, isPreparationDay)
    : handedOver(firstFrom(addDays(paidOn, 1), isPreparationDay), preparationDays - 1)

export interface ArrivalInput {
  readonly paidOn: Day
  readonly preparationDays: number
  /** From the agency to the door. */
  readonly days: NonNullable<ProvinceService['days']>
}

/** When an order arrives: preparation in working days, transit of its province, then the next day of delivery. */
export function arrivalWindow({ paidOn, preparationDays, days }: ArrivalInput): ArrivalWindow {
  const sent = handedOver(paidOn, preparationDays)
  const deliveredAfter = (count: number) => firstFrom(addDays(sent, count), isDeliveryDay)
  return { from: deliveredAfter(days.min), to: deliveredAfter(days.max) }
}

type Served = Pick<ProvinceService, 'days'>

/** The shortest and the longest transit of all provinces; null where none is served. */
export function daysAnywhere(services: readonly Served[]): ProvinceService['days'] {
  const all = services.flatMap(({ days }) => days ?? [])
  if (all.length === 0) return null
  return {
    min: Math.min(...all.map(({ min }) => min)),
    max: Math.max(...all.map(({ max }) => max)),
  }
}

/** The transit that banner and policies state. */
export const maxTransitDays = (services: readonly Served[]): number =>
  daysAnywhere(services)?.max ?? usualTransitDays
