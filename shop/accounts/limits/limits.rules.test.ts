import { expect, test } from 'vitest'
import { clockText, lockoutEnd, secondsLeft } from './limits.rules.ts'

const now = new Date('2026-11-21T17:00:00Z')
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test('after too many e-mails a form is locked for five minutes (A-168)', () => {
  const end = lockoutEnd(now)
  expect([0, 1, 299, 299.5, 300, 1000].map((later) => secondsLeft(end, at(later)))).toEqual([
    300, 299, 1, 1, 0, 0,
  ])
  expect(secondsLeft(null, now)).toBe(0)
})

test('the remaining minutes and seconds are shown', () => {
  expect([300, 61, 10, 0].map(clockText)).toEqual(['5:00', '1:01', '0:10', '0:00'])
})
