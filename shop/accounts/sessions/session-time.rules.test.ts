import { expect, test } from 'vitest'
import { dayMs, minuteMs } from '#kernel/time.ts'
import { isDue, maxSessionMs, sessionEnd, sessionMs } from './session-time.rules.ts'

const startedAt = new Date('2026-11-01T12:00:00Z')
const after = (ms: number) => new Date(startedAt.getTime() + ms)

test('a session lasts seven days from its last use, and thirty from its start at most', () => {
  expect(sessionEnd(startedAt, startedAt)).toEqual(after(sessionMs))
  expect(sessionEnd(startedAt, after(10 * dayMs))).toEqual(after(17 * dayMs))
  expect(sessionEnd(startedAt, after(25 * dayMs))).toEqual(after(maxSessionMs))
})

test('a session in use is extended every ten minutes, and in its last week no more', () => {
  const session = { sessionStartedAt: startedAt, sessionExpiresAt: after(sessionMs) }
  expect(isDue(session, after(10 * minuteMs))).toBe(false)
  expect(isDue(session, after(11 * minuteMs))).toBe(true)
  const last = { sessionStartedAt: startedAt, sessionExpiresAt: after(maxSessionMs) }
  expect(isDue(last, after(29 * dayMs))).toBe(false)
})
