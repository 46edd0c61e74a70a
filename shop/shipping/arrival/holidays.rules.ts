import { addDays, type Day, parseDay, weekdayOf } from '#kernel/time.ts'

const yearOf = (day: Day): number => Number(day.slice(0, 4))
const dayIn = (year: number, monthAndDay: string): Day => parseDay(`${year}-${monthAndDay}`)

/** The nth weekday of a month, 1 for Monday. */
function nthOf(year: number, month: string, weekday: number, nth: number): Day {
  const first = dayIn(year, `${month}-01`)
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7)
}

/** Easter by the Gregorian computus. */
function easterOf(year: number): Day {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const leap = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const epact = (leap + 19 * golden + 15) % 30
  const moon = epact - (epact > 28 || (epact === 28 && golden > 10) ? 1 : 0)
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  return addDays(dayIn(year, '03-28'), moon - weekday)
}

const everyYearUsa = ['01-01', '06-19', '07-04', '12-25']
const everyYearCuba = [
  ...['01-01', '01-02', '05-01', '07-25', '07-26', '07-27'],
  ...['10-10', '12-25', '12-31'],
]

const isHolidayInUsa = (day: Day): boolean => {
  const year = yearOf(day)
  const memorialDay = addDays(nthOf(year, '06', 1, 1), -7)
  return (
    everyYearUsa.includes(day.slice(5)) ||
    [memorialDay, nthOf(year, '09', 1, 1), nthOf(year, '11', 4, 4)].includes(day)
  )
}

const isHolidayInCuba = (day: Day): boolean =>
  everyYearCuba.includes(day.slice(5)) || day === addDays(easterOf(yearOf(day)), -2)

/** The shop packs from Monday to Friday in the United States. */
export const isPreparationDay = (day: Day): boolean =>
  weekdayOf(day) % 6 !== 0 && !isHolidayInUsa(day)

/** In Cuba nothing is delivered on Sundays and holidays. */
export const isDeliveryDay = (day: Day): boolean => weekdayOf(day) !== 0 && !isHolidayInCuba(day)
