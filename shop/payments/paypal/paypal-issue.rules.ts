import type { RefusalStep } from '../engine/payment.rules.ts'

const steps: Readonly<Record<string, RefusalStep>> = {
  INSTRUMENT_DECLINED: 'choose_again',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'choose_again',
  ORDER_NOT_APPROVED: 'send_back',
  PAYER_ACTION_REQUIRED: 'send_back',
  ORDER_ALREADY_CAPTURED: 'look',
  DUPLICATE_INVOICE_ID: 'look',
  ORDER_COMPLETED_OR_VOIDED: 'look',
  ORDER_EXPIRED: 'gone',
  ORDER_VOIDED: 'gone',
  RESOURCE_NOT_FOUND: 'gone',
  INVALID_RESOURCE_ID: 'gone',
}

/** What to do after this refusal of PayPal. */
export const stepAfter = (issue: string): RefusalStep =>
  Object.hasOwn(steps, issue) ? (steps[issue] ?? 'stop') : 'stop'
