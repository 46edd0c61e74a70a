import { expect, test } from 'vitest'
import { mailboxOf } from '#kernel/text/mailbox.ts'
import { hourMs, minuteMs } from '#kernel/time.ts'
import {
  digitsOf,
  type LimitedRequest,
  maxReserved,
  type Origin,
  placingRefusal,
} from './placing-limits.rules.ts'

const now = new Date('2026-11-21T17:00:00Z')
const keys = { address: 'a', area: 'n', email: 'e', phone: 'p' }
const ago = (ms: number) => new Date(now.getTime() - ms)
const request = (overrides: Partial<LimitedRequest> = {}): LimitedRequest => ({
  ...{ keys, lines: [], isHuman: false },
  ...overrides,
})
const many = (count: number, key: string, overrides: Partial<Origin> = {}): Origin[] =>
  Array.from({ length: count }, () => ({
    ...{ key, placedAt: ago(10 * minuteMs), isUnpaid: false, units: {} },
    ...overrides,
  }))
const refusal = (origins: readonly Origin[], overrides: Partial<LimitedRequest> = {}, left = 100) =>
  placingRefusal(request(overrides), { origins, unitsLeft: () => left, now })

test('the hour counts from the order that has to leave it', () => {
  expect(refusal(many(14, 'a'))).toBeNull()
  expect(refusal(many(15, 'a'))).toEqual({ code: 'too_many_orders', retryAfterSeconds: 50 * 60 })
  expect(refusal(many(15, 'a', { placedAt: ago(hourMs) }))).toBeNull()
  expect(refusal(many(6, 'e'))?.code).toBe('too_many_orders')
  expect(refusal(many(40, 'a', { placedAt: ago(3 * hourMs) }))).toEqual({
    code: 'too_many_orders',
    retryAfterSeconds: 21 * 3_600,
  })
})

test('a wider network has a higher figure than each of its addresses', () => {
  expect(refusal(many(39, 'n'))).toBeNull()
  expect(refusal(many(40, 'n'))?.code).toBe('too_many_orders')
})

test('paid orders keep nobody from ordering more', () => {
  expect(refusal(many(4, 'p', { isUnpaid: true }))).toBeNull()
  expect(refusal(many(5, 'p', { isUnpaid: true }))?.code).toBe('too_many_unpaid')
  expect(refusal(many(5, 'p'))).toBeNull()
})

test('whoever solves a captcha orders three times as often, and reserves no more', () => {
  expect(refusal(many(15, 'a'), { isHuman: true })).toBeNull()
  expect(refusal(many(45, 'a'), { isHuman: true })?.code).toBe('too_many_orders')
  const lines = [{ id: 'kit', quantity: 11 }]
  expect(refusal([], { isHuman: true, lines }, 20)).toEqual({
    ...{ code: 'too_many_reserved', productId: 'kit', maxUnits: 10 },
  })
})

test('the share is of what is left and of what the buyer already reserves', () => {
  const origins = many(1, 'e', { isUnpaid: true, units: { kit: 4 } })
  const lines = [{ id: 'kit', quantity: 6 }]
  expect(refusal(origins, { lines }, 16)).toBeNull()
  expect(refusal(origins, { lines: [{ id: 'kit', quantity: 7 }] }, 16)).toMatchObject({
    maxUnits: 6,
  })
  expect(maxReserved({ percent: 50, units: 2 }, 1)).toBe(1)
  expect(maxReserved({ percent: 50, units: 2 }, 3)).toBe(2)
  expect(maxReserved({ percent: 50, units: 2 }, 9)).toBe(4)
})

test('spellings of one mailbox and of one telephone are one buyer', () => {
  expect(mailboxOf('Ana.Perez+sol@GMail.com')).toBe('anaperez@gmail.com')
  expect(mailboxOf('ana.perez+x@example.com')).toBe('ana.perez@example.com')
  expect(digitsOf('+1 (305) 555-0101')).toBe(digitsOf('305 555 0101'))
})
