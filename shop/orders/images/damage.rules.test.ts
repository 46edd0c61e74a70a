import { expect, test } from 'vitest'
import { furtherRefusal, notifiedUntil } from './damage.rules.ts'

test('damage can be reported for two days after the delivery, and never before it', () => {
  expect(notifiedUntil(null)).toBeNull()
  expect(notifiedUntil(new Date('2026-11-20T17:00:00Z'))?.toISOString()).toBe(
    '2026-11-22T17:00:00.000Z',
  )
})

test('a further damage may be reported, but not in the same moment, and not without end', () => {
  const now = new Date('2026-11-20T17:00:00Z')
  const ago = (minutes: number) => ({ at: new Date(now.getTime() - minutes * 60_000) })
  expect(furtherRefusal([], now)).toBeNull()
  expect(furtherRefusal([ago(4)], now)).toBe('told_before')
  expect(furtherRefusal([ago(5)], now)).toBeNull()
  expect(furtherRefusal([50, 40, 30, 20].map(ago), now)).toBeNull()
  expect(furtherRefusal([50, 40, 30, 20, 10].map(ago), now)).toBe('told_often')
})
