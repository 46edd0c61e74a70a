import { expect, test } from 'vitest'
import { countsOf } from '../notification.rules.ts'
import { payloadOf, ttlSeconds } from './device.rules.ts'

// Havana is five hours behind in winter
const at = (time: string) => new Date(`2026-11-20T${time}Z`)

test('a push service stores a message half a day at most, and never into the quiet hours', () => {
  const night = { quietFrom: 22, quietUntil: 7 }
  expect(ttlSeconds(night, at('13:00:00'))).toBe(12 * 3600)
  expect(ttlSeconds(night, at('23:30:00'))).toBe(3.5 * 3600)
  expect(ttlSeconds(night, new Date(Date.UTC(2026, 10, 21, 2, 59, 50)))).toBe(60)
  expect(ttlSeconds({ quietFrom: 9, quietUntil: 9 }, at('13:30:00'))).toBe(12 * 3600)
})

test('each kind is counted once for the same order or product', () => {
  const happened = [
    { event: 'order', subject: 'GS-1' },
    { event: 'stock', subject: 'Kit' },
    { event: 'stock', subject: 'Kit' },
    { event: 'order', subject: 'GS-2' },
  ] as const
  expect(countsOf(happened)).toEqual([
    ['order', 2],
    ['stock', 1],
  ])
})

test('what a device shows fits in one message', () => {
  const lines = Array.from({ length: 100 }, (_, at) => `ñandú número ${at}`)
  expect(Buffer.byteLength(payloadOf('Novedades', lines, '/admin'))).toBeLessThan(3_000)
})
