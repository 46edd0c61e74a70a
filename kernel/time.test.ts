import { expect, test } from 'vitest'
import { dayOf, firstDayOfWeek, formatDate, parseDay, startOfWeek } from './time.ts'

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

test('what is no calendar day is refused', () => {
  expect(() => parseDay('2026-13-01')).toThrow('not a calendar day')
  expect(() => parseDay('hoy')).toThrow('not a calendar day')
})

test('the day of an instant is the one that Havana has then', () => {
  expect(dayOf(instant)).toBe('2026-11-21')
  expect(dayOf(instant, 'UTC')).toBe('2026-11-22')
})
