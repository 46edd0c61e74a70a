import { expect, test } from 'vitest'
import { workingDaysAfter, workingDaysLeft } from './hold.rules.ts'

const noonOf = (day: string) => new Date(`${day}T17:00:00Z`)

test('ten working days are two weeks, on any day of the week', () => {
  expect(workingDaysAfter(noonOf('2026-11-20'), 10)).toBe('2026-12-04')
  expect(workingDaysAfter(noonOf('2026-11-21'), 10)).toBe('2026-12-04')
  expect(workingDaysAfter(noonOf('2026-11-23'), 10)).toBe('2026-12-07')
})

test('working days left decrease on working days only, and go below zero after the deadline', () => {
  const until = workingDaysAfter(noonOf('2026-11-20'), 10)
  expect(workingDaysLeft(until, noonOf('2026-11-20'))).toBe(10)
  expect(workingDaysLeft(until, noonOf('2026-11-22'))).toBe(10)
  expect(workingDaysLeft(until, noonOf('2026-11-23'))).toBe(9)
  expect(workingDaysLeft(until, noonOf('2026-12-04'))).toBe(0)
  expect(workingDaysLeft(until, noonOf('2026-12-07'))).toBe(-1)
})
