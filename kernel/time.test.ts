import { expect, test } from 'vitest'
import {
  dayOf,
  endOfDay,
  firstDayOfWeek,
  formatDate,
  formatDeadline,
  parseDay,
  readDay,
  startOfDay,
  startOfWeek,
} from './time.ts'

const instant = new Date('2026-11-22T03:30:00Z')

test("an invalid date reads 'Fecha inválida' in Spanish (S-317)", () => {
  expect(formatDate('mañana', 'es')).toBe('Fecha inválida')
  expect(formatDate(new Date(Number.NaN), 'es')).toBe('Fecha inválida')
  expect(formatDate(null, 'es')).toBe('Fecha inválida')
  expect(formatDate(undefined, 'en')).toBe('Invalid date')
})

test('a date without a named style is formatted as PP (S-318)', () => {
  expect(formatDate(instant, 'es')).toBe(formatDate(instant, 'es', 'PP'))
  expect(formatDate(instant, 'es')).toBe('21 nov 2026')
  expect(formatDate(instant, 'en')).toBe('Nov 21, 2026')
})

test('a date is the one that Havana has at that instant', () => {
  expect(formatDate('2026-11-22T06:00:00Z', 'es')).toBe('22 nov 2026')
  expect(formatDate(instant, 'es', 'PP', 'UTC')).toBe('22 nov 2026')
})

test('the week starts on Monday (S-319)', () => {
  expect(firstDayOfWeek).toBe(1)
  expect(startOfWeek(parseDay('2026-11-22'))).toBe('2026-11-16')
  expect(startOfWeek(parseDay('2026-11-16'))).toBe('2026-11-16')
  expect(startOfWeek(parseDay('2027-01-01'))).toBe('2026-12-28')
})

test('an invalid calendar day is rejected', () => {
  expect(() => parseDay('2026-13-01')).toThrow('not a calendar day')
  expect(() => parseDay('hoy')).toThrow('not a calendar day')
})

test('the day of an instant is the one that Havana has then', () => {
  expect(dayOf(instant)).toBe('2026-11-21')
  expect(dayOf(instant, 'UTC')).toBe('2026-11-22')
})

test('days that no calendar has are no days: the 30th of February, the 31st of April, a leap second', () => {
  for (const input of [
    '2026-02-30',
    '2026-04-31',
    '2027-02-29',
    '1900-02-29',
    '0000-01-01',
    '9999-12-31',
  ])
    expect(readDay(input), input).toBeNull()
  for (const input of ['23:59:60', '2016-12-31T23:59:60Z', '2016-12-31 23:59:60', '2016-12-31 '])
    expect(readDay(input), input).toBeNull()
  for (const input of ['2028-02-29', '2000-02-29', '2016-12-31', '2999-12-31'])
    expect(readDay(input), input).toBe(input)
})

test('an instant with a leap second is no date', () => {
  expect(formatDate('2016-12-31T23:59:60Z', 'es')).toBe('Fecha inválida')
})

const hours = (day: string, zone?: string) =>
  (endOfDay(parseDay(day), zone).getTime() - startOfDay(parseDay(day), zone).getTime()) / 3_600_000

test('a day on which the clock is set has 23 or 25 hours, though Havana sets it at midnight', () => {
  expect(startOfDay(parseDay('2026-11-01')).toISOString()).toBe('2026-11-01T04:00:00.000Z')
  expect(endOfDay(parseDay('2026-10-31')).toISOString()).toBe('2026-11-01T04:00:00.000Z')
  expect(startOfDay(parseDay('2026-03-08')).toISOString()).toBe('2026-03-08T05:00:00.000Z')
  expect([hours('2026-11-01'), hours('2026-03-08'), hours('2028-02-29')]).toEqual([25, 23, 24])
  expect([hours('2026-11-01', 'America/New_York'), hours('2026-11-01', 'UTC')]).toEqual([25, 24])
  expect(hours('2999-12-31')).toBe(24)
})

test.each(['America/Havana', 'America/New_York', 'Pacific/Kiritimati', 'UTC'])(
  'the days of %s follow each other without a gap, and each contains its first and last instant',
  (zone) => {
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 86_400_000) {
      const day = parseDay(new Date(at).toISOString().slice(0, 10))
      const next = parseDay(new Date(at + 86_400_000).toISOString().slice(0, 10))
      const [start, end] = [startOfDay(day, zone), endOfDay(day, zone)]
      expect(end).toEqual(startOfDay(next, zone))
      expect([dayOf(start, zone), dayOf(new Date(end.getTime() - 1), zone)]).toEqual([day, day])
      expect(dayOf(new Date(start.getTime() - 1), zone) < day).toBe(true)
    }
  },
)

test('a deadline names the clock of where the order goes', () => {
  const at = new Date('2026-11-24T04:30:00Z')
  const texts = (['cuba', 'usa'] as const).flatMap((to) =>
    (['es', 'en'] as const).map((locale) => formatDeadline(at, locale, to).replace(/\u00a0/g, ' ')),
  )
  expect(texts).toEqual([
    '23 nov 2026, 11:30 p.m. (hora de Cuba)',
    'Nov 23, 2026, 11:30 PM (Cuba time)',
    '23 nov 2026, 11:30 p.m. (hora del Este de EE. UU.)',
    'Nov 23, 2026, 11:30 PM (Eastern time)',
  ])
})
