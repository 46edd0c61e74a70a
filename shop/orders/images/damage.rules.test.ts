import { expect, test } from 'vitest'
import { notifiedUntil } from './damage.rules.ts'

test('damage can be reported for two days after the delivery, and never before it', () => {
  expect(notifiedUntil(null)).toBeNull()
  expect(notifiedUntil(new Date('2026-11-20T17:00:00Z'))?.toISOString()).toBe(
    '2026-11-22T17:00:00.000Z',
  )
})
