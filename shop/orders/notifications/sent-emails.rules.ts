import { isResolution, type ResentEmail } from '../history/history-notes.rules.ts'
import { type Axis, firstPaymentState } from '../lifecycle/order-state.rules.ts'
import type { Order } from '../order.rules.ts'
import { emailsOfNote, reportedByRecipient } from './emails-of-notes.rules.ts'
import { notificationsFor } from './order-notifications.rules.ts'
import { hasEarlierFigures, isAboutOrder, isTrueNow, type OrderNow } from './true-emails.rules.ts'

export interface HistoryStep {
  readonly axis: string
  readonly from_state: string
  readonly to_state: string
  readonly code: string
  /** A person's; empty where there was none. */
  readonly reason: string
  readonly details?: Readonly<Record<string, string>>
  readonly changed_at: Date
}

export type EmailState = 'sent' | 'in_file' | 'waiting' | 'failed'

/** An e-mail that the outbox still has. */
interface OutboxEmail {
  readonly email: string
  readonly at: Date
  readonly state: EmailState
}

export interface SentEmail {
  readonly kind: ResentEmail
  readonly at: Date
  /** Whether it left: the outbox retries, and gives up after a while; without a service it is a file. */
  readonly state: EmailState
  /** Whether it may be sent again: it left or cannot, is true of the order as it is now, and complete without its occasion. */
  readonly mayRepeat: boolean
}

type Current = Pick<Order, 'payment' | 'compliance' | 'delivery'> & Pick<OrderNow, 'receivedBy'>

/** A later note with which an e-mail has nothing more to say. */
const endedBy: Readonly<Partial<Record<ResentEmail, readonly string[]>>> = {
  order_delayed: ['delay_accepted', 'delay_cancelled'],
  recipient_delayed: ['delay_cancelled'],
  damage_received: ['damage_answered', 'damage_promised'],
  recipient_damage_received: ['damage_answered', 'damage_promised'],
}

const isEndedAfter = (kind: ResentEmail, at: Date, history: readonly HistoryStep[]) =>
  history.some(({ code, changed_at }) => changed_at >= at && endedBy[kind]?.includes(code))

/** What waits leaves anyway. */
const mayGoAgain = (kind: ResentEmail, state: EmailState, order: Current): boolean =>
  state !== 'waiting' && isTrueNow(kind, order)

const isOrderEmail = (kind: string): kind is ResentEmail =>
  isAboutOrder(kind) && !/^parts?_/.test(kind)

type Moved = Current & Pick<Order, 'paidAt'>

const isReleasing = (axis: string, to: string) => axis === 'compliance' && to === 'released'
/** What was paid while it was held counts from its release. */
const isPaying = ({ payment, compliance }: Moved, axis: string, to: string) =>
  isReleasing(axis, to)
    ? payment === 'paid'
    : axis === 'payment' && to === 'paid' && compliance !== 'held'

const after = (status: Moved, { to_state, changed_at }: HistoryStep, axis: Axis): Moved => ({
  ...status,
  [axis]: to_state,
  paidAt: status.paidAt ?? (isPaying(status, axis, to_state) ? changed_at : null),
})

const isAxis = (axis: string): axis is Axis =>
  axis === 'payment' || axis === 'compliance' || axis === 'delivery'

const kindsIn = (text = ''): string[] => text.split(' ').filter(Boolean)

const isResolutionStep = (step: HistoryStep) => isResolution({ ...step.details, ...step })

/** Those of a delivery that was undone before they left are none. */
function thatLeft(kinds: readonly string[], history: readonly HistoryStep[], step: HistoryStep) {
  if (step.axis !== 'delivery' || step.to_state !== 'delivered') return kinds
  const next = history.slice(history.indexOf(step) + 1).find(({ axis }) => axis === 'delivery')
  const dropped = next?.code === 'delivery_undone' ? kindsIn(next.details?.dropped) : []
  return kinds.filter((kind) => !dropped.includes(kind))
}

function emailsOfChange(
  step: HistoryStep & { readonly axis: Axis },
  before: Moved,
  status: Moved,
  isInHands: boolean,
) {
  const { axis, from_state, to_state: to, code, details } = step
  if (code === 'delivery_undone') return kindsIn(details?.emails)
  const isSold = isReleasing(axis, to) && before.paidAt === null && status.paidAt !== null
  const isResolved = axis === 'delivery' && isResolutionStep(step)
  const transition = { axis, to, isSold, isInHands, isResolved }
  const { buyer, recipient } = notificationsFor(transition, from_state, status)
  return [...buyer, ...recipient]
}

/** Whether it was placed held: its first e-mail says so instead of how to pay. */
const wasHeldAtFirst = (history: readonly HistoryStep[]) =>
  history.some(
    ({ axis, code, to_state }) => axis === 'compliance' && code === 'placed' && to_state === 'held',
  )

interface Occasion {
  readonly kind: string
  readonly at: Date
  /** Null for the first e-mail of all. */
  readonly step: HistoryStep | null
}

function* occasionsOf(
  order: Pick<Order, 'method' | 'placedAt'>,
  history: readonly HistoryStep[],
): Iterable<Occasion> {
  const first = wasHeldAtFirst(history) ? 'order_held' : 'order_received'
  yield { kind: first, at: order.placedAt, step: null }
  let status: Moved = {
    payment: firstPaymentState(order.method),
    compliance: 'clear',
    delivery: 'to_prepare',
    paidAt: null,
  }
  let isInHands = false
  let isReportedByRecipient = false
  for (const step of history) {
    const { axis, code, changed_at: at } = step
    isInHands ||= code === 'receipt_confirmed'
    isReportedByRecipient = reportedByRecipient(code) ?? isReportedByRecipient
    if (axis === 'note')
      for (const kind of emailsOfNote(code, { ...status, isReportedByRecipient }))
        yield { kind, at, step }
    if (!isAxis(axis)) continue
    const before = status
    status = after(status, step, axis)
    const moved = { ...step, axis }
    const kinds = emailsOfChange(moved, before, status, isInHands)
    for (const kind of thatLeft(kinds, history, step)) yield { kind, at, step }
  }
}

/** The last occasion of each e-mail. */
function lastOccasions(
  order: Pick<Order, 'method' | 'placedAt'>,
  history: readonly HistoryStep[],
): ReadonlyMap<ResentEmail, Occasion> {
  const last = new Map<ResentEmail, Occasion>()
  for (const occasion of occasionsOf(order, history))
    if (isOrderEmail(occasion.kind)) last.set(occasion.kind, occasion)
  return last
}

const quotesStaff: readonly ResentEmail[] = ['proof_refused', 'order_incident', 'order_delayed']
const isQuoted = (kind: ResentEmail, step: HistoryStep) =>
  quotesStaff.includes(kind) ||
  (kind === 'order_cancelled' && step.code === 'transfer_rejected') ||
  (kind === 'order_delivered' && isResolutionStep(step))

export interface Quoted {
  /** What staff wrote; empty where the e-mail quotes nothing of the history. */
  readonly note: string
  readonly wasDelivered: boolean
}

/** What an e-mail took from its occasion, to be written again as it was. */
export function quotedIn(
  order: Pick<Order, 'method' | 'placedAt'>,
  history: readonly HistoryStep[],
  kind: ResentEmail,
): Quoted {
  const step = lastOccasions(order, history).get(kind)?.step
  const note = step && isQuoted(kind, step) ? step.reason : ''
  const wasDelivered = step?.from_state === 'delivered' || (step ? isResolutionStep(step) : false)
  return { note, wasDelivered }
}

/** What is written together has one time; the outbox forgets what left long ago. */
const maxApartMs = 1_000
const isSameEmail = (
  { kind, at }: { readonly kind: string; readonly at: Date },
  queued: { readonly email: string; readonly at: Date },
): boolean => queued.email === kind && Math.abs(queued.at.getTime() - at.getTime()) <= maxApartMs

const stateOf = (kind: string, at: Date, outbox: readonly OutboxEmail[]): EmailState =>
  outbox.find((queued) => isSameEmail({ kind, at }, queued))?.state ?? 'sent'

/** The e-mails that buyer and recipient were sent, each with its last time, newest first; from the order's history. */
export function sentEmailsOf(
  order: Current & Pick<Order, 'method' | 'placedAt'> & { readonly recipient: { email: string } },
  history: readonly HistoryStep[],
  outbox: readonly OutboxEmail[] = [],
): SentEmail[] {
  const isAddressed = (kind: ResentEmail) =>
    order.recipient.email !== '' || !kind.startsWith('recipient_')
  return [...lastOccasions(order, history)]
    .filter(([kind]) => isAddressed(kind))
    .map(([kind, { at }]) => {
      const state = stateOf(kind, at, outbox)
      const isOver = isEndedAfter(kind, at, history)
      return { kind, at, state, mayRepeat: !isOver && mayGoAgain(kind, state, order) }
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime())
}

interface Unsent {
  readonly email: string
  readonly at: Date
}

/** Whether it was written for the last occasion of its kind; money that goes back without a change of state has none. */
const isOfLastOccasion = (
  order: Pick<Order, 'method' | 'placedAt'>,
  history: readonly HistoryStep[],
  unsent: Unsent & { readonly email: ResentEmail },
): boolean => {
  if (unsent.email === 'order_refunded') return true
  const last = lastOccasions(order, history).get(unsent.email)
  const again = history.findLast(
    ({ code, details }) => code.startsWith('email_resent') && details?.email === unsent.email,
  )
  const times = [last?.at, again?.changed_at].filter((at) => at !== undefined)
  return times.some((at) => isSameEmail({ kind: unsent.email, at }, unsent))
}

/** Whether an e-mail that never left says what is not so any more: it leaves as it was written. */
export function isOutdated(
  order: Current & Pick<Order, 'method' | 'placedAt'>,
  history: readonly HistoryStep[],
  { email, at }: Unsent,
): boolean {
  if (!isAboutOrder(email)) return false
  if (!isTrueNow(email, order) || hasEarlierFigures(email, at, history)) return true
  if (!isOrderEmail(email)) return false
  return !isOfLastOccasion(order, history, { email, at }) || isEndedAfter(email, at, history)
}
