import { expect, test } from 'vitest'
import { attemptAfter, type PaymentAttemptState } from './payment.rules.ts'

test('what was captured stays so, and an attempt that ended opens only for money that came', () => {
  const kinds = ['declined', 'gone', 'foreign', 'approved', 'not_approved'] as const
  for (const kind of kinds) {
    expect([kind, attemptAfter({ kind }, 'captured')]).toEqual([kind, 'captured'])
    expect([kind, attemptAfter({ kind }, 'closed')]).toEqual([kind, 'closed'])
  }
  for (const state of [
    'open',
    'capturing',
    'review',
    'closed',
    'captured',
  ] as PaymentAttemptState[])
    expect(attemptAfter({ kind: 'captured', isExact: true }, state)).toBe('captured')
})

test('what was being captured waits for its payer again, and what was reviewed has ended', () => {
  expect(attemptAfter({ kind: 'declined' }, 'capturing')).toBe('open')
  expect(attemptAfter({ kind: 'not_approved' }, 'capturing')).toBe('open')
  expect(attemptAfter({ kind: 'declined' }, 'review')).toBe('closed')
  expect(attemptAfter({ kind: 'pending', reason: 'ECHECK' }, 'capturing')).toBe('review')
})
