import type { Judgement } from './paypal-truth.rules.ts'

/** What the buyer is told when he comes back from PayPal. */
export type CaptureOutcome =
  | 'paid'
  | 'in_review'
  /** It is being taken at this moment, or PayPal does not say: the shop goes on asking. */
  | 'in_progress'
  | 'not_approved'
  | 'choose_again'
  | 'use_another_method'
  | 'held'
  | 'order_closed'
  | 'unknown_payment'

/** What the buyer is told of how his payment stands at PayPal. */
export const outcomeOfJudgement = {
  captured: 'paid',
  pending: 'in_review',
  declined: 'choose_again',
  approved: 'in_progress',
  not_approved: 'not_approved',
  gone: 'not_approved',
  foreign: 'use_another_method',
} as const satisfies Record<Judgement['kind'], CaptureOutcome>
