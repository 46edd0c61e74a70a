import { expect, test } from 'vitest'
import { notificationsFor } from './order-notifications.rules.ts'

const waiting = { delivery: 'to_prepare' } as const
const unannounced = { ...waiting, paidAt: null }
const cancelled = { axis: 'delivery', to: 'cancelled' } as const

test('a buyer whose paid order is cancelled before hand-over is notified once, a refused one gets another e-mail', () => {
  const due = { payment: 'refund_due', compliance: 'clear', ...unannounced } as const
  expect(notificationsFor(cancelled, 'to_prepare', due).buyer).toEqual(['order_cancelled'])
  expect(notificationsFor({ axis: 'payment', to: 'refund_due' }, 'paid', due).buyer).toEqual([])
  const refused = { payment: 'refund_due', compliance: 'rejected', ...unannounced } as const
  expect(notificationsFor(cancelled, 'to_prepare', refused).buyer).toEqual([])
})

test('the buyer of an order that is held later reads the same as of one that was held at once', () => {
  for (const payment of ['awaiting_proof', 'paid'] as const) {
    const order = { payment, compliance: 'held', ...unannounced } as const
    expect(notificationsFor({ axis: 'compliance', to: 'held' }, 'clear', order)).toEqual({
      ...{ buyer: ['order_held'], recipient: [], owner: ['owner_order_held'] },
    })
  }
})

test('who pays by a transfer what was to be paid online is told how, as by the first e-mail of a transfer', () => {
  const order = { payment: 'awaiting_proof', compliance: 'clear', ...unannounced } as const
  const moved = { axis: 'payment', to: 'awaiting_proof' } as const
  expect(notificationsFor(moved, 'awaiting_payment', order).buyer).toEqual(['order_received'])
  expect(notificationsFor(moved, 'proof_received', order).buyer).toEqual(['proof_refused'])
})

test('a dispute that was won sends nobody the e-mails of a payment again', () => {
  const paid = { payment: 'paid', compliance: 'clear', ...unannounced } as const
  const none = { buyer: [], recipient: [], owner: [] }
  expect(notificationsFor({ axis: 'payment', to: 'paid' }, 'disputed', paid)).toEqual(none)
  expect(notificationsFor({ axis: 'payment', to: 'paid' }, 'under_review', paid).buyer).toEqual([
    'payment_confirmed',
  ])
})

test('a recipient who was told that an order comes is told once that it does not, and nobody else is', () => {
  const announced = { ...waiting, paidAt: new Date('2026-11-21T17:00:00Z') }
  const due = { ...announced, payment: 'refund_due', compliance: 'clear' } as const
  const recipientOf = (...change: Parameters<typeof notificationsFor>) =>
    notificationsFor(...change).recipient
  expect(recipientOf(cancelled, 'to_prepare', due)).toEqual(['recipient_cancelled'])
  // a refused order, of which the recipient reads no reason
  const rejected = { ...announced, payment: 'paid', compliance: 'rejected' } as const
  expect(recipientOf(cancelled, 'prepared', rejected)).toEqual(['recipient_cancelled'])
  const refunded = { axis: 'payment', to: 'refunded' } as const
  const before = { ...due, payment: 'refunded' } as const
  expect(recipientOf(refunded, 'paid', before)).toEqual(['recipient_cancelled'])
  expect(recipientOf(cancelled, 'to_prepare', before)).toEqual([])
  expect(recipientOf(refunded, 'refund_due', { ...before, delivery: 'cancelled' })).toEqual([])
  expect(recipientOf(refunded, 'paid', { ...before, delivery: 'delivered' })).toEqual([])
  expect(recipientOf(cancelled, 'to_prepare', { ...due, paidAt: null })).toEqual([])
})
