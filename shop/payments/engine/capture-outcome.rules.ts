import type { Assessment } from './payment.rules.ts'

/** What the payer is told when he comes back from a provider. */
export type CaptureOutcome =
  | 'paid'
  | 'in_review'
  /** It is being taken at this moment, or the provider does not say: the shop goes on asking. */
  | 'in_progress'
  | 'not_approved'
  | 'choose_again'
  | 'use_another_method'
  | 'held'
  | 'order_closed'
  | 'unknown_payment'

export const outcomeOf: Readonly<Record<Assessment['kind'], CaptureOutcome>> = {
  captured: 'paid',
  pending: 'in_review',
  declined: 'choose_again',
  approved: 'in_progress',
  not_approved: 'not_approved',
  gone: 'not_approved',
  foreign: 'use_another_method',
}
