import { expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import type { OrderStatus } from '../lifecycle/order-state.rules.ts'
import { actionsOf, nextStepOf } from './next-step.rules.ts'

type Status = OrderStatus & { readonly closedAt: Date | null }
const paid: Status = {
  destination: 'cuba',
  payment: 'paid',
  compliance: 'clear',
  delivery: 'to_prepare',
  isSigned: true,
  exportBasis: 'SCP',
  exportFiling: 'X1',
  closedAt: null,
}
const closedAt = new Date(0)

test.each<[string, Partial<Status>]>([
  ['decide', { compliance: 'held' }],
  ['wait', { payment: 'awaiting_proof' }],
  ['verify', { payment: 'proof_received' }],
  ['verify', { payment: 'partly_paid' }],
  ['dispute', { payment: 'disputed', delivery: 'delivered' }],
  ['refund', { payment: 'refund_due', delivery: 'cancelled', closedAt }],
  ['refund', { payment: 'paid', compliance: 'rejected', delivery: 'cancelled', closedAt }],
  ['closed', { payment: 'expired', delivery: 'cancelled', closedAt }],
  ['closed', { payment: 'refunded' }],
  ['closed', { delivery: 'returned' }],
  ['done', { delivery: 'delivered' }],
])('the next step is to %s for %o', (kind, overrides) => {
  expect(nextStepOf({ ...paid, ...overrides }, cents(100))).toEqual({ kind })
})

test('a paid order goes on to its next state, also after a part was refunded', () => {
  const next = { kind: 'deliver', to: 'prepared' }
  expect(nextStepOf(paid, cents(100))).toEqual(next)
  expect(nextStepOf({ ...paid, payment: 'partly_refunded' }, cents(100))).toEqual(next)
})

test('a delivered order is not cancelled, and one on hold goes nowhere', () => {
  const delivered = actionsOf({ ...paid, delivery: 'delivered' }, cents(100))
  expect(delivered).not.toContain('cancel')
  expect(delivered).not.toContain('delay')
  expect(delivered).toEqual(expect.arrayContaining(['back', 'undeliver', 'refund']))
  expect(actionsOf({ ...paid, delivery: 'in_transit' }, cents(100))).not.toContain('undeliver')
  const held = actionsOf({ ...paid, compliance: 'held' }, cents(100))
  expect(held).toEqual(expect.arrayContaining(['release', 'ask', 'escalate', 'reject']))
  for (const action of ['deliver', 'back', 'undeliver', 'refund', 'delay', 'cancel', 'hold'])
    expect(held).not.toContain(action)
  expect(actionsOf(paid, cents(0))).not.toContain('refund')
})

test('no step of the parcel is offered while its payment is awaited; one on its way goes on', () => {
  for (const payment of ['awaiting_payment', 'awaiting_proof', 'proof_received'] as const)
    for (const compliance of ['clear', 'released'] as const) {
      const unpaid = { ...paid, payment, compliance }
      expect(actionsOf(unpaid, cents(0))).not.toContain('deliver')
      const packed = actionsOf({ ...unpaid, delivery: 'prepared' }, cents(0))
      expect(packed).toContain('back')
      expect(packed).not.toContain('deliver')
    }
  const disputed = { ...paid, payment: 'disputed', delivery: 'in_transit' } as const
  expect(actionsOf(disputed, cents(0))).toContain('deliver')
})

test('an order that is over offers nothing that belongs to its way', () => {
  const over = { ...paid, delivery: 'cancelled', closedAt } as const
  expect(actionsOf({ ...over, payment: 'refunded' }, cents(0))).toEqual([
    ...['note', 'cost', 'renew_link'],
  ])
  expect(actionsOf({ ...over, payment: 'refund_due' }, cents(100))).toEqual([
    ...['refund', 'hold', 'note', 'cost', 'renew_link'],
  ])
  expect(actionsOf({ ...paid, destination: 'usa' }, cents(100))).not.toContain('export')
})
