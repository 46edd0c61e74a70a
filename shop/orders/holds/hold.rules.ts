import { type Day, dayMs, dayOf } from '#kernel/time.ts'

/** 31 CFR 501.603: blocked property is reported within ten business days. */
export const daysToReport = 10

/** Until when OFAC must be notified, if required. */
export interface HoldReport {
  readonly until: Day
  readonly daysLeft: number
}

const atNoon = (day: Day) => new Date(`${day}T12:00:00Z`)
const isWorkingDay = (date: Date): boolean => date.getUTCDay() !== 0 && date.getUTCDay() !== 6

/**
 * The last day of a number of working days after a date. Holidays count as working days, so the deadline is
 * earlier than the law's, never later.
 */
export function workingDaysAfter(at: Date, count: number): Day {
  let date = atNoon(dayOf(at))
  let left = count
  while (left > 0) {
    date = new Date(date.getTime() + dayMs)
    if (isWorkingDay(date)) left -= 1
  }
  return dayOf(date)
}

/** Working days left until a day; 0 on the day itself, negative after it. */
export function workingDaysLeft(until: Day, now: Date): number {
  const today = dayOf(now)
  const [first, last] = today < until ? [today, until] : [until, today]
  let count = 0
  for (let date = atNoon(first); dayOf(date) < last; ) {
    date = new Date(date.getTime() + dayMs)
    if (isWorkingDay(date)) count += 1
  }
  return today <= until ? count : -count
}
