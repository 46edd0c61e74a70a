import { expect, test } from 'vitest'
import { toldUntil } from './damage.rules.ts'

test('damage may be told for two days after the delivery, and never before it', () => {
  expect(toldUntil(null)).toBeNull()
  expect(toldUntil(new Date('2026-11-20T17:00:00Z'))?.toISOString()).toBe(
    '2026-11-22T17:00:00.000Z',
  )
})
