import { isResolution, type ResentEmail } from '../history/history-notes.rules.ts'
import { firstPaymentState, isFunded } from '../lifecycle/order-state.rules.ts'
import type { Order } from '../order.rules.ts'
import { notificationsFor } from './order-notifications.rules.ts'

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
  /** Written before a delay changed the days that it names: it goes only written anew. */
  readonly hasEarlierDays: boolean
}

/** Notes with which an e-mail went out, beside the changes of state. */
const ofNote: Readonly<Record<string, readonly ResentEmail[]>> = {
  delay_sent: ['order_delayed', 'recipient_delayed'],
  receipt_confirmed: ['order_in_hands'],
  recipient_corrected: ['order_corrected'],
  damage_reported: ['damage_received'],
  damage_answered: ['damage_answered'],
  damage_promised: ['damage_answered'],
  // a change of state has its own
  transfer_seen: ['payment_partly_received'],
}

type Current = Pick<Order, 'payment' | 'compliance' | 'delivery'>

const isAlive = ({ compliance, delivery }: Current) =>
  compliance !== 'rejected' && delivery !== 'cancelled' && delivery !== 'returned'
const hasLeft = (order: Current) =>
  isAlive(order) && order.delivery !== 'to_prepare' && order.delivery !== 'prepared'
const isHeld = ({ compliance }: Current) => compliance === 'held'
const isPaid = (order: Current) =>
  isAlive(order) && !isHeld(order) && isFunded(order.payment) && order.payment !== 'refund_due'
/** Paid and not there yet: a date still means something. */
const isUnderway = (order: Current) => isPaid(order) && order.delivery !== 'delivered'
const isUndelivered = (order: Current) => hasLeft(order) && order.delivery !== 'delivered'
const isUnpaid = ({ payment }: Current) =>
  payment === 'awaiting_payment' || payment === 'awaiting_proof'
const at =
  <Axis extends keyof Current>(axis: Axis, state: Current[Axis]) =>
  (order: Current) =>
    order[axis] === state

const isTrueOf: Readonly<Record<ResentEmail, (order: Current) => boolean>> = {
  order_received: (order) => isAlive(order) && !isHeld(order) && (isUnpaid(order) || isPaid(order)),
  order_divided: at('payment', 'awaiting_parts'),
  order_corrected: (order) => isAlive(order) && order.delivery !== 'delivered',
  order_held: isHeld,
  order_released: (order) => isAlive(order) && order.compliance === 'released',
  order_refused: at('compliance', 'rejected'),
  proof_received: at('payment', 'proof_received'),
  proof_refused: (order) => isAlive(order) && order.payment === 'awaiting_proof',
  payment_partly_received: (order) => isAlive(order) && order.payment === 'partly_paid',
  payment_under_review: at('payment', 'under_review'),
  payment_confirmed: isPaid,
  order_expired: at('payment', 'expired'),
  order_cancelled: at('delivery', 'cancelled'),
  order_refunded: ({ payment }) => payment === 'refunded' || payment === 'partly_refunded',
  order_prepared: (order) => isAlive(order) && order.delivery !== 'to_prepare',
  order_handed_over: hasLeft,
  order_in_cuba: hasLeft,
  order_ready_for_pickup: at('delivery', 'ready_for_pickup'),
  order_in_hands: hasLeft,
  order_delivered: at('delivery', 'delivered'),
  order_undelivered: isUndelivered,
  order_incident: at('delivery', 'incident'),
  order_delayed: isUnderway,
  damage_received: at('delivery', 'delivered'),
  damage_answered: at('delivery', 'delivered'),
  // whoever needs it asks for it
  order_link: () => false,
  recipient_order_coming: isPaid,
  recipient_handed_over: hasLeft,
  recipient_ready_for_pickup: at('delivery', 'ready_for_pickup'),
  recipient_delivered: at('delivery', 'delivered'),
  recipient_undelivered: isUndelivered,
  recipient_delayed: isUnderway,
  recipient_cancelled: at('delivery', 'cancelled'),
}

const isWaiting = ({ delivery }: Current) => delivery === 'to_prepare' || delivery === 'prepared'
const isOnTheWay = ({ delivery }: Current) => ['handed_over', 'in_transit'].includes(delivery)

/** What an e-mail that left still says of the order as it is: an earlier state is no news. */
const isNews: Readonly<Partial<Record<ResentEmail, (order: Current) => boolean>>> = {
  order_received: isWaiting,
  payment_confirmed: isWaiting,
  order_released: isWaiting,
  order_prepared: at('delivery', 'prepared'),
  order_handed_over: isOnTheWay,
  order_in_cuba: at('delivery', 'in_province'),
  recipient_order_coming: isWaiting,
  recipient_handed_over: isOnTheWay,
}

/** A later note with which an e-mail has nothing more to say. */
const endedBy: Readonly<Partial<Record<ResentEmail, readonly string[]>>> = {
  order_delayed: ['delay_accepted', 'delay_cancelled'],
  recipient_delayed: ['delay_cancelled'],
  damage_received: ['damage_answered', 'damage_promised'],
}

const isEndedAfter = (kind: ResentEmail, at: Date, history: readonly HistoryStep[]) =>
  history.some(({ code, changed_at }) => changed_at >= at && endedBy[kind]?.includes(code))

const dated: readonly ResentEmail[] = [
  ...(['order_received', 'order_divided', 'order_released', 'payment_confirmed'] as const),
  ...(['order_prepared', 'order_handed_over', 'order_in_cuba', 'order_undelivered'] as const),
  ...(['recipient_order_coming', 'recipient_handed_over', 'recipient_undelivered'] as const),
]
const hasEarlierDays = (kind: ResentEmail, at: Date, history: readonly HistoryStep[]) =>
  dated.includes(kind) &&
  history.some(({ code, changed_at }) => code === 'delay_sent' && changed_at > at)

/** One that never left may go, as long as it is no lie. */
const mayGoAgain = (kind: ResentEmail, state: EmailState, order: Current): boolean => {
  if (state === 'waiting' || !isTrueOf[kind](order)) return false
  return state !== 'sent' || (isNews[kind]?.(order) ?? true)
}

export const isOrderEmail = (kind: string): kind is ResentEmail => Object.hasOwn(isTrueOf, kind)

type Moved = Current & Pick<Order, 'paidAt'>

const isReleasing = (axis: string, to: string) => axis === 'compliance' && to === 'released'
/** What was paid while it was held counts from its release. */
const isPaying = ({ payment, compliance }: Moved, axis: string, to: string) =>
  isReleasing(axis, to)
    ? payment === 'paid'
    : axis === 'payment' && to === 'paid' && compliance !== 'held'

const after = (
  status: Moved,
  { to_state, changed_at }: HistoryStep,
  axis: keyof Current,
): Moved => ({
  ...status,
  [axis]: to_state,
  paidAt: status.paidAt ?? (isPaying(status, axis, to_state) ? changed_at : null),
})

const isAxis = (axis: string): axis is keyof Current =>
  axis === 'payment' || axis === 'compliance' || axis === 'delivery'

const emailsOfNote = (code: string, { compliance }: Moved): readonly ResentEmail[] =>
  code === 'transfer_seen' && compliance === 'held' ? [] : (ofNote[code] ?? [])

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
  step: HistoryStep & { readonly axis: keyof Current },
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
  for (const step of history) {
    const { axis, code, changed_at: at } = step
    isInHands ||= code === 'receipt_confirmed'
    if (axis === 'note') for (const kind of emailsOfNote(code, status)) yield { kind, at, step }
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
export const isSameEmail = (
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
      const mayRepeat = !isOver && mayGoAgain(kind, state, order)
      return { kind, at, state, mayRepeat, hasEarlierDays: hasEarlierDays(kind, at, history) }
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime())
}
