import type { Usd } from '#kernel/money.ts'
import { dayMs, readDay } from '#kernel/time.ts'
import type { OrderWindow } from '../order.rules.ts'
import { isAfterDelivery } from '../steps/delivery-steps.rules.ts'
import { type ChangeRefusal, isSettled, type OrderStatus } from './order-state.rules.ts'

/** The buyer's answers to a delay: wait, or cancel for a refund. */
export const delayAnswers = ['accepted', 'cancelled'] as const
export type DelayAnswer = (typeof delayAnswers)[number]

export interface Delay {
  readonly id: string
  readonly orderId: string
  /** Null while the new date is unknown. */
  readonly window: { readonly from: Date; readonly to: Date } | null
  readonly silence: 'accepts' | 'cancels'
  readonly answerBy: Date
  readonly answer: DelayAnswer | 'moot' | null
}

/** As its buyer sees it. */
export interface AskedDelay extends Delay {
  /** What is left of the money where a part went back before; null where all is there, or nothing. */
  readonly rest: Usd | null
}

export type DelayRefusal =
  | ChangeRefusal
  | 'delay_waiting'
  | 'delay_window'
  | 'delay_too_far'
  | 'delay_answered'

/** Where nothing else was promised: the specification's transit to Cuba; elsewhere the law's thirty days. */
export const promisedDays = { cuba: 25, usa: 30 } as const
const minAnswerDays = 7 * dayMs

interface Promised {
  readonly destination: 'usa' | 'cuba'
  readonly placedAt: Date
  readonly paidAt: Date | null
  readonly window: OrderWindow | null
}
export const promisedEnd = ({ destination, placedAt, paidAt, window }: Promised): Date =>
  window?.to ?? new Date((paidAt ?? placedAt).getTime() + promisedDays[destination] * dayMs)

/** 16 CFR 435.2(b): silence is consent only for a first notice with a date at most 30 days later. */
export function silenceMeans(
  window: Delay['window'],
  { isFirst, promised }: { readonly isFirst: boolean; readonly promised: Date },
): Delay['silence'] {
  if (!isFirst || window === null) return 'cancels'
  return window.to.getTime() <= promised.getTime() + 30 * dayMs ? 'accepts' : 'cancels'
}

/** Until the promised day, and at least a week. */
export const answerBy = (promised: Date, now: Date): Date =>
  new Date(Math.max(promised.getTime(), now.getTime() + minAnswerDays))

/** Why a delay cannot be answered: the order must be paid, not handed over and not held. */
export function delayRefusal(
  order: Pick<OrderStatus, 'payment' | 'compliance' | 'delivery'>,
): ChangeRefusal | null {
  if (order.delivery !== 'to_prepare' && order.delivery !== 'prepared') return 'change_not_allowed'
  if (order.compliance === 'held') return 'order_held'
  return isSettled(order.payment) ? null : 'order_not_paid'
}

/** Whether the buyer still has to choose between waiting and cancelling. */
export const isAnswerOpen = (
  order: Pick<OrderStatus, 'payment' | 'compliance' | 'delivery'>,
  delays: readonly Pick<Delay, 'answer'>[],
): boolean => delayRefusal(order) === null && delays.some(({ answer }) => answer === null)

/** Steps that the buyer’s answer may overtake. */
const beforeAnswer: readonly string[] = ['prepared', 'handed_over']
export const overtakesAnswer = (to: string): boolean => beforeAnswer.includes(to)

const onTheWay: readonly OrderStatus['delivery'][] = [
  'handed_over',
  'in_transit',
  'in_customs',
  'in_province',
  'ready_for_pickup',
  'out_for_delivery',
  'incident',
]
/** After hand-over a delay is announced; there is nothing left to answer. */
export const isOnTheWay = (order: Pick<OrderStatus, 'delivery'>): boolean =>
  onTheWay.includes(order.delivery)

/** Why buyer and recipient cannot be written to about a delay. */
export const delayNoticeRefusal = (
  order: Pick<OrderStatus, 'payment' | 'compliance' | 'delivery'> & {
    readonly receivedBy?: string
  },
): ChangeRefusal | null => {
  // nothing that somebody has already is late
  if (isAfterDelivery(order)) return 'change_not_allowed'
  if (!isOnTheWay(order)) return delayRefusal(order)
  return order.compliance === 'held' ? 'order_held' : null
}

/** The new window: both days or none, in order, in the future and within a year; else why not. */
export function windowIn(
  { from, to }: { readonly from: string; readonly to: string },
  now: Date,
): Delay['window'] | 'invalid' | 'too_far' {
  if (from === '' && to === '') return null
  if (!readDay(from) || !readDay(to)) return 'invalid'
  const [first, last] = [new Date(`${from}T17:00:00Z`), new Date(`${to}T17:00:00Z`)]
  if (first > last || last < now) return 'invalid'
  return last.getTime() < now.getTime() + 366 * dayMs ? { from: first, to: last } : 'too_far'
}
