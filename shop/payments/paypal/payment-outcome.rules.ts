import type { Usd } from '#kernel/money.ts'
import type { Assessment } from '../engine/payment.rules.ts'

interface Capture {
  readonly id: string
  readonly status: string
  readonly reason: string
  readonly currency: string
  readonly cents: Usd
}

interface StateAtPayPal {
  readonly status: string
  readonly customId: string
  readonly amount: { readonly currency: string; readonly cents: Usd } | null
  readonly captures: readonly Capture[]
}

export interface Expected {
  readonly payableId: string
  readonly amount: Usd
}

/** The states in which the money was captured, also if refunded since. */
const moneyCame = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']

export const capturedOf = <Item extends Capture>(captures: readonly Item[]): Item[] =>
  captures.filter(({ status }) => moneyCame.includes(status))

const isOurs = ({ customId, amount }: StateAtPayPal, expected: Expected): boolean =>
  customId === expected.payableId && amount?.currency === 'USD' && amount.cents === expected.amount

/** Captured means the exact sum, for this payable. */
export function assess(found: StateAtPayPal, expected: Expected): Assessment {
  const came = capturedOf(found.captures)
  const [only] = came
  if (only) {
    const isWhole = came.length === 1 && only.currency === 'USD' && only.cents === expected.amount
    return { kind: 'captured', isExact: isWhole && found.customId === expected.payableId }
  }
  const pending = found.captures.find(({ status }) => status === 'PENDING')
  if (pending) return { kind: 'pending', reason: pending.reason || 'PENDING' }
  if (found.captures.length > 0 && found.status !== 'APPROVED') return { kind: 'declined' }
  if (found.status === 'VOIDED') return { kind: 'gone' }
  if (found.status !== 'APPROVED') return { kind: 'not_approved' }
  return isOurs(found, expected) ? { kind: 'approved' } : { kind: 'foreign' }
}
