import { expect, test } from 'vitest'
import { clockText, durationText, emailLockout, lockoutEnd, secondsLeft } from './limits.rules.ts'

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

test('after the free e-mails there is one per lockout, and a request during it does not prolong it', () => {
  const during = (count: number, lockedAt: Date | null, later: number) =>
    emailLockout({ count, startedAt: now, lockedAt }, 5, at(later))
  expect(during(5, null, 0)).toEqual({ waitSeconds: 0, startsLockout: false })
  expect(during(6, null, 10)).toEqual({ waitSeconds: 300, startsLockout: true })
  expect(during(7, at(10), 70)).toEqual({ waitSeconds: 240, startsLockout: false })
  expect(during(8, at(10), 310)).toEqual({ waitSeconds: 0, startsLockout: true })
  expect(during(6, at(-3600), 10)).toEqual({ waitSeconds: 300, startsLockout: true })
})

test('a wait is named in minutes and seconds', () => {
  expect([300, 250, 45, 61].map(durationText)).toEqual(['5 min', '4 min 10 s', '45 s', '1 min 1 s'])
})
