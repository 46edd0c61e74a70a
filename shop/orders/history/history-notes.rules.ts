import type { Locale } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import type { PaymentMethod } from '#kernel/payment-method.ts'
import { formatDate, parseDay } from '#kernel/time.ts'
import type { exportBases } from '#shop/compliance/release.rules.ts'
import type { ScreeningReason } from '#shop/compliance/screening/screening.rules.ts'
import type {
  buyerEmails,
  CorrectedField,
  recipientEmails,
} from '#shop/emails/order-email.rules.ts'
import { correctionsIn } from '../corrections/recipient-correction.rules.ts'
import type {
  Axis,
  ComplianceState,
  DeliveryState,
  PaymentState,
} from '../lifecycle/order-state.rules.ts'

type Named<Name extends string = string> = Readonly<Record<Name, string>>

export interface Paid {
  readonly method: PaymentMethod
}
/** What another method took over, and until when that was awaited; missing in old notes. */
interface Left extends Paid {
  readonly was?: PaymentMethod
  readonly until?: string
}
type Nothing = Readonly<Record<never, never>>

/** Codes the shop notes in an order's history, each with its details. */
interface DetailsOf {
  note: Nothing
  placed: Nothing
  not_paid_in_time: Nothing
  items_released: Nothing
  items_reserved_again: Nothing
  items_gone: Nothing
  cancelled_by_buyer: Nothing
  delay_sent: { readonly from: string; readonly to: string }
  delay_accepted: { readonly by: DelayAnsweredBy }
  delay_cancelled: { readonly by: DelayAnsweredBy }
  export_basis_set: { readonly basis: (typeof exportBases)[number]; readonly filing: string }
  tracking_set: { readonly carrier: string; readonly tracking: string }
  link_renewed: Nothing
  /** By field, what it was and what it is. */
  recipient_corrected: Named
  recipient_held: { readonly verdict: ScreeningReason }
  email_resent: { readonly email: ResentEmail }
  email_resent_to: { readonly email: ResentEmail; readonly to: string }
  /** `earlier` is who had received it before. */
  delivered_to: { readonly receiver: string; readonly earlier: string }
  /** Kinds of e-mails, separated by spaces: what was written, and what had not left and does not. */
  delivery_undone: { readonly emails: string; readonly dropped: string }
  delivery_picture_added: Nothing
  receipt_confirmed: Nothing
  installation_arranged: Nothing
  installation_done: Nothing
  installation_returned: Nothing
  damage_reported: Nothing
  damage_reported_by_recipient: Nothing
  damage_answered: Nothing
  damage_promised: Nothing
  method_changed: Left
  method_restored: Left
  divided: { readonly parts: string }
  part_received: Paid & { readonly part: string }
  part_seen: Paid & { readonly part: string; readonly reference: string }
  part_refund_asked: { readonly part: string; readonly amount: string }
  part_held: { readonly part: string; readonly verdict: ScreeningReason }
  part_disputed: { readonly reference: string }
  part_dispute_closed: { readonly reference: string }
  parts_paid: Nothing
  parts_return: Nothing
  proof_received: Paid
  proof_asked_again: Paid
  transfer_seen: Paid & { readonly reference: string }
  transfer_rejected: Paid
  sender_held: Paid & { readonly verdict: ScreeningReason }
  payer_held: Paid & { readonly verdict: ScreeningReason }
  capture_started: Paid
  captured: Paid
  captured_other_amount: Paid
  captured_twice: Paid
  capture_failed: Paid & { readonly issue: string }
  capture_reversed: Paid & { readonly reference: string }
  payment_under_review: Paid & { readonly issue: string }
  payment_declined: Paid
  payment_not_approved: Paid
  refund_asked: { readonly amount: string }
  refunded: Paid
  dispute_opened: Paid & { readonly reference: string }
  dispute_closed: Paid & { readonly reference: string; readonly outcome: string }
}

export type HistoryCode = keyof DetailsOf
export type HistoryEvent = {
  [Code in HistoryCode]: { readonly code: Code } & DetailsOf[Code]
}[HistoryCode]
export type ResentEmail = (typeof buyerEmails)[number] | (typeof recipientEmails)[number]
export type DelayAnsweredBy = 'buyer' | 'silence'

/** Why something changed: the shop's code, a person's reason, or both. */
export type Why =
  | { readonly event: HistoryEvent; readonly reason?: string }
  | { readonly event?: undefined; readonly reason: string }

export interface StoredNote {
  readonly code: string
  readonly details: Readonly<Record<string, string>>
  readonly reason: string
}

export function noteColumns({ event = { code: 'note' }, reason = '' }: Partial<Why>): StoredNote {
  const { code, ...details } = event
  return { code, details, reason }
}

interface Delivered {
  readonly from_state: string
  readonly to_state: string
  readonly earlier?: string
}

/** A problem with what somebody had received already is over: no second delivery. */
export const isResolution = ({ from_state, to_state, earlier = '' }: Delivered): boolean =>
  from_state === 'incident' && to_state === 'delivered' && earlier !== ''

export interface HistoryMessages extends Named<Axis> {
  readonly paymentStates: Named<PaymentState>
  readonly complianceStates: Named<ComplianceState>
  readonly deliveryStates: Named<DeliveryState>
  readonly actors: Named<'anon' | 'customer' | 'admin' | 'system' | 'buyer'>
  readonly events: Named<HistoryCode>
  readonly reasons: Named<ScreeningReason>
  readonly emails: Named<ResentEmail>
  readonly answeredBy: Named<DelayAnsweredBy>
  /** Provider issues by code; `other` for unknown ones. */
  readonly issues: Named<'other'>
  readonly correctedFields: Named<CorrectedField>
  readonly noNewDate: string
  readonly noEmail: string
}

const named = (messages: Named, name: string): string =>
  Object.hasOwn(messages, name) ? (messages[name] ?? '') : ''

/** A note as it is read. */
export interface ReadNote extends StoredNote {
  /** The name of the payment method among the details; null without one. */
  readonly method_name: string | null
}

/** The details as text; codes of the shop or a provider are never shown. */
function formatDetails(
  { details, method_name }: ReadNote,
  messages: HistoryMessages,
  locale: Locale,
): Named {
  const { from = '', to = '', verdict = '', email = '', by = '', issue = '' } = details
  const { emails = '' } = details
  const day = (input: string) => formatDate(parseDay(input), locale, 'PP', 'UTC')
  return {
    ...details,
    method: method_name ?? '',
    verdict: named(messages.reasons, verdict),
    email: named(messages.emails, email),
    emails:
      emails
        .split(' ')
        .map((kind) => named(messages.emails, kind))
        .filter(Boolean)
        .join(', ') || messages.noEmail,
    by: named(messages.answeredBy, by),
    issue: named(messages.issues, issue) || messages.issues.other,
    corrections: correctionsIn(details)
      .map(({ field, earlier, value }) => {
        const name = messages.correctedFields[field]
        return `${name}: ${earlier || '—'} → ${value || '—'}`
      })
      .join('; '),
    days: from && to ? `${day(from)} – ${day(to)}` : messages.noNewDate,
  }
}

/** The shop's note, then the person's reason. */
export function noteText(note: ReadNote, messages: HistoryMessages, locale: Locale): string {
  const { code, reason } = note
  const noted = format(named(messages.events, code), formatDetails(note, messages, locale)).trim()
  return [noted, reason].filter(Boolean).join('. ')
}

export interface StoredChange extends ReadNote {
  readonly axis: string
  readonly from_state: string
  readonly to_state: string
  readonly by_role: string
}

/** Who holds the payer's link acts through the shop. */
const isBuyers = ({ code, details, by_role: role }: StoredChange): boolean =>
  role === 'system' && (code === 'cancelled_by_buyer' || details.by === 'buyer')

/** A history row as text; axis and states are empty for a mere note. */
export function formatChange(change: StoredChange, messages: HistoryMessages, locale: Locale) {
  const { axis, from_state: from, to_state: to, by_role: role } = change
  const { payment, compliance, delivery } = messages
  const states: Readonly<Record<string, Named>> = {
    payment: messages.paymentStates,
    compliance: messages.complianceStates,
    delivery: messages.deliveryStates,
  }
  const ofAxis = states[axis] ?? {}
  return {
    axis: named({ payment, compliance, delivery }, axis),
    from: named(ofAxis, from),
    to: named(ofAxis, to),
    by: named(messages.actors, isBuyers(change) ? 'buyer' : role),
    note: noteText(change, messages, locale),
  }
}
