import type { ResentEmail } from '../history/history-notes.rules.ts'
import type { Order } from '../order.rules.ts'

/** Notes with which an e-mail went out, beside the changes of state. */
const ofNote: Readonly<Record<string, readonly ResentEmail[]>> = {
  delay_sent: ['order_delayed', 'recipient_delayed'],
  receipt_confirmed: ['order_in_hands'],
  recipient_corrected: ['order_corrected'],
  damage_reported: ['damage_received'],
  damage_reported_by_recipient: ['damage_received', 'recipient_damage_received'],
  damage_answered: ['damage_answered'],
  damage_promised: ['damage_answered'],
  // a change of state has its own
  transfer_seen: ['payment_partly_received'],
}

interface Noted extends Pick<Order, 'compliance'> {
  readonly isReportedByRecipient: boolean
}

const isAnswer = (code: string) => code === 'damage_answered' || code === 'damage_promised'
export const emailsOfNote = (
  code: string,
  { compliance, isReportedByRecipient }: Noted,
): readonly ResentEmail[] => {
  if (code === 'transfer_seen' && compliance === 'held') return []
  const kinds = ofNote[code] ?? []
  return isAnswer(code) && isReportedByRecipient ? [...kinds, 'recipient_damage_answered'] : kinds
}

/** Whether a note says that the recipient reported damage; null where it is no report. */
export const reportedByRecipient = (code: string): boolean | null =>
  code.startsWith('damage_reported') ? code === 'damage_reported_by_recipient' : null
