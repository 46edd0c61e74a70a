import { expect, test } from 'vitest'
import { headlineOf, progressOf } from './progress.rules.ts'

type ProgressStatus = Parameters<typeof headlineOf>[0]

const at = (overrides: Partial<ProgressStatus>) =>
  headlineOf({
    ...{ payment: 'paid', compliance: 'clear', delivery: 'to_prepare', closedAt: null },
    ...overrides,
  } as ProgressStatus)

test('a partly refunded buyer reads so, and that the rest is due only where nothing will be delivered', () => {
  expect(at({ payment: 'partly_refunded' })).toBe('partly_refunded')
  expect(at({ payment: 'partly_refunded', delivery: 'cancelled' })).toBe('refund_due')
  expect(at({ payment: 'refund_due', delivery: 'cancelled' })).toBe('refund_due')
  expect(at({ payment: 'refunded', delivery: 'cancelled' })).toBe('refunded')
  expect(at({})).toBe('paid')
})

test('a paid order says so until it is prepared, and that it is on its way until it is delivered', () => {
  expect(at({ delivery: 'to_prepare' })).toBe('paid')
  expect(at({ delivery: 'prepared' })).toBe('going_on')
  expect(at({ delivery: 'in_province' })).toBe('going_on')
  expect(at({ delivery: 'out_for_delivery' })).toBe('today')
  expect(at({ delivery: 'ready_for_pickup' })).toBe('pickup')
  expect(at({ delivery: 'delivered' })).toBe('delivered')
})

test('an order that somebody cancelled does not read as one whose time ran out', () => {
  const closedAt = new Date('2026-11-20T12:00:00Z')
  const over = { delivery: 'cancelled', closedAt } as const
  expect(at({ ...over, payment: 'cancelled' })).toBe('cancelled')
  expect(at({ ...over, payment: 'expired' })).toBe('closed')
})

test('a disputed order does not thank for the payment, which was made all the same', () => {
  const order = { payment: 'disputed', compliance: 'clear', delivery: 'to_prepare' } as const
  expect(at(order)).toBe('disputed')
  const steps = progressOf({ ...order, destination: 'cuba', closedAt: null })
  expect(steps.find(({ state }) => state === 'now')?.step).toBe('preparing')
})

test('of an order whose money went back no step is pending', () => {
  for (const payment of ['refund_due', 'refunded'] as const) {
    const order = { payment, compliance: 'clear', delivery: 'to_prepare', closedAt: null } as const
    const states = progressOf({ ...order, destination: 'cuba' }).map(({ state }) => state)
    expect(states).not.toContain('now')
  }
})
