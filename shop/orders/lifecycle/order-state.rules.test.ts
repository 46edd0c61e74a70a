import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { zelle } from '#tests/harness/payments/methods.ts'
import {
  awaitsMoney,
  type ChangeRefusal,
  cancelRefusal,
  complianceNext,
  deliveryNext,
  deliveryRefusal,
  firstPaymentState,
  handOverGuards,
  handOverRefusal,
  isFunded,
  isLost,
  mayBeCancelledByStaff,
  mayBeOrderedAgain,
  mayFollow,
  type OrderStatus,
  type PaymentState,
  payBy,
  paymentNext,
  paymentRefusal,
  waitsForBuyer,
} from './order-state.rules.ts'

const now = new Date('2026-11-21T17:00:00Z')
const paid: OrderStatus = {
  destination: 'cuba',
  payment: 'paid',
  compliance: 'clear',
  delivery: 'prepared',
  isSigned: true,
  exportBasis: 'SCP',
  exportFiling: 'X20261121000001',
}
const states = Object.keys(paymentNext) as PaymentState[]

describe('transition tables', () => {
  test('every target state is itself in the table', () => {
    for (const table of [paymentNext, complianceNext, deliveryNext]) {
      const known = Object.keys(table)
      expect(known).toEqual(expect.arrayContaining(Object.values<readonly string[]>(table).flat()))
    }
  })

  test('an unknown state has no transitions, nor has one that an object inherits', () => {
    expect(mayFollow('payment', 'constructor', 'paid')).toBe(false)
    expect(mayFollow('payment', 'paid', 'toString')).toBe(false)
  })

  test('a state that holds money never ends by expiry or cancellation', () => {
    for (const from of states.filter(isFunded))
      for (const to of states.filter(isLost)) expect(mayFollow('payment', from, to)).toBe(false)
  })

  test('a late payment for a lost order is due for refund', () => {
    for (const from of states.filter(isLost)) expect(paymentNext[from]).toContain('refund_due')
  })

  test('an order that is captured or reviewed cannot expire', () => {
    for (const from of ['capturing', 'under_review'] as const)
      expect(mayFollow('payment', from, 'expired')).toBe(false)
  })

  test('a screenshot alone pays nothing: a proof is received first, and staff decide', () => {
    expect(waitsForBuyer('proof_received')).toBe(false)
    expect(firstPaymentState(zelle)).toBe('awaiting_proof')
  })
})

describe('guards', () => {
  test.each<[Partial<OrderStatus>, ChangeRefusal | null]>([
    [{}, null],
    [{ compliance: 'released' }, null],
    [{ payment: 'proof_received' }, 'order_not_paid'],
    [{ compliance: 'held' }, 'order_not_cleared'],
    [{ compliance: 'rejected' }, 'order_not_cleared'],
    [{ isSigned: false }, 'declaration_missing'],
    [{ exportBasis: null }, 'export_basis_missing'],
    [{ exportFiling: '' }, 'export_filing_missing'],
    [{ destination: 'usa', isSigned: false, exportBasis: null, exportFiling: '' }, null],
  ])('an order with %o is handed over, or refused with %s', (overrides, refusal) => {
    expect(handOverRefusal({ ...paid, ...overrides })).toBe(refusal)
    expect(deliveryRefusal({ ...paid, ...overrides }, 'handed_over')).toBe(refusal)
  })

  test('staff see five of them for Cuba and two for the USA, each met or open by itself', () => {
    const shown = (overrides: Partial<OrderStatus>) =>
      handOverGuards({ ...paid, ...overrides }).map(({ guard, isMet }) => `${guard} ${isMet}`)
    expect(shown({ payment: 'proof_received', exportBasis: null })).toEqual([
      'paid false',
      'cleared true',
      'signed true',
      'basis false',
      'filing true',
    ])
    expect(shown({ destination: 'usa', exportBasis: null })).toEqual(['paid true', 'cleared true'])
  })

  test('a held order is not captured, refunded or cancelled with money in it', () => {
    const held = { ...paid, compliance: 'held' } as const
    expect(paymentRefusal({ ...held, payment: 'awaiting_payment' }, 'capturing')).toBe('order_held')
    expect(paymentRefusal(held, 'refunded')).toBe('order_held')
    expect(paymentRefusal(held, 'refund_due')).toBe('order_held')
    expect(deliveryRefusal(held, 'cancelled')).toBe('order_held')
  })

  test('no delivery ends by itself, with the money still here or still awaited', () => {
    const ended = (payment: PaymentState, compliance: OrderStatus['compliance'] = 'clear') =>
      deliveryRefusal({ ...paid, delivery: 'prepared', payment, compliance }, 'cancelled')
    for (const payment of states)
      expect([payment, ended(payment)]).toEqual([
        payment,
        payment === 'refund_due' ? null : 'change_not_allowed',
      ])
    expect(ended('paid', 'rejected')).toBeNull()
  })

  test('a held order is not prepared, whatever page was open', () => {
    const fresh = { ...paid, delivery: 'to_prepare' } as const
    expect(deliveryRefusal({ ...fresh, compliance: 'held' }, 'prepared')).toBe('order_held')
    expect(deliveryRefusal(fresh, 'prepared')).toBeNull()
  })

  test('what is not paid in full is not prepared: its buyer would read that it is packed', () => {
    const fresh = { ...paid, delivery: 'to_prepare' } as const
    for (const payment of states)
      expect([payment, deliveryRefusal({ ...fresh, payment }, 'prepared')]).toEqual([
        payment,
        payment === 'paid' || payment === 'partly_refunded' ? null : 'order_not_paid',
      ])
    const released = { ...fresh, payment: 'awaiting_payment', compliance: 'released' } as const
    expect(deliveryRefusal(released, 'prepared')).toBe('order_not_paid')
    expect(deliveryRefusal({ ...released, delivery: 'prepared' }, 'to_prepare')).toBeNull()
  })

  test('the buyer cancels no held order, with or without money in it; staff may while it holds none', () => {
    for (const payment of [
      'awaiting_payment',
      'awaiting_proof',
      'awaiting_parts',
      'paid',
    ] as const) {
      const order = { ...paid, payment }
      expect(cancelRefusal(order)).toBeNull()
      expect(cancelRefusal({ ...order, compliance: 'held' })).toBe('order_held')
    }
    const held = { ...paid, compliance: 'held' } as const
    expect(mayBeCancelledByStaff({ ...held, payment: 'awaiting_proof' })).toBe(true)
    expect(mayBeCancelledByStaff(held)).toBe(false)
    expect(cancelRefusal({ ...paid, payment: 'capturing' })).toBe('change_not_allowed')
  })

  test('the payment of a held order may still be recorded', () => {
    const held = { ...paid, compliance: 'held', payment: 'proof_received' } as const
    expect(paymentRefusal(held, 'paid')).toBeNull()
  })

  test('no guard allows what the table forbids', () => {
    fc.assert(
      fc.property(fc.constantFrom(...states), fc.constantFrom(...states), (from, to) => {
        if (mayFollow('payment', from, to)) return
        expect(paymentRefusal({ ...paid, payment: from }, to)).toBe('change_not_allowed')
      }),
    )
  })
})

test('PayPal reserves the items for 15 minutes, Zelle and held orders for 72 hours', () => {
  const minutes = (till: Date) => (till.getTime() - now.getTime()) / 60_000
  expect(minutes(payBy('paypal', 'clear', now))).toBe(15)
  expect(minutes(payBy('paypal', 'held', now))).toBe(72 * 60)
  expect(minutes(payBy(zelle, 'clear', now))).toBe(72 * 60)
})

test('money is awaited of an order that is open, and of none that ended or is to be returned', () => {
  const open = { payment: 'awaiting_proof', closedAt: null } as const
  expect(awaitsMoney(open)).toBe(true)
  expect(awaitsMoney({ ...open, payment: 'partly_paid' })).toBe(true)
  for (const payment of ['expired', 'cancelled', 'rejected', 'failed', 'refund_due'] as const)
    expect(awaitsMoney({ ...open, payment })).toBe(false)
  expect(awaitsMoney({ ...open, closedAt: new Date(0) })).toBe(false)
})

test('what was refunded whole can be ordered again, what is on its way cannot', () => {
  const order = { closedAt: null, delivery: 'to_prepare' } as const
  expect(mayBeOrderedAgain({ ...order, payment: 'refunded' })).toBe(true)
  expect(mayBeOrderedAgain({ ...order, payment: 'paid' })).toBe(false)
})
