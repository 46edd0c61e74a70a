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
