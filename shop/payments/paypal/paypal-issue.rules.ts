/** What to do when PayPal refuses to take the money. */
export type IssueAnswer =
  /** The buyer chooses another card or account at PayPal. */
  | 'choose_again'
  /** The buyer has not agreed yet, or has to do something at PayPal. */
  | 'send_back'
  /** It may be paid already: PayPal is asked. */
  | 'look'
  /** PayPal knows nothing of it any more. */
  | 'gone'
  /** Another method is needed, and the shop is told. */
  | 'stop'

const answers: Readonly<Record<string, IssueAnswer>> = {
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

export const answerToIssue = (issue: string): IssueAnswer =>
  Object.hasOwn(answers, issue) ? (answers[issue] ?? 'stop') : 'stop'
