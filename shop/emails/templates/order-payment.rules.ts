import { format } from '#kernel/messages.ts'
import { cents, formatUsd, type Usd, zero } from '#kernel/money.ts'
import { kindOf } from '#kernel/payment-method.ts'
import { formatDate } from '#kernel/time.ts'
import { type Block, type Labelled, oneLine, unlinked } from '../email.rules.ts'
import { type EmailContext, formatDateTimeIn } from './order-email-context.rules.ts'

const text = (text: string): Block => ({ kind: 'text', text: text })
const row = (label: string, value: string): Labelled => ({ label, value })

function transferRows(context: EmailContext): readonly Labelled[] {
  const { order, messages, values } = context
  const { number, payBy } = order
  return [
    row(messages.zelle.amount, values.total),
    row(messages.zelle.memo, oneLine(number)),
    ...(payBy ? [row(messages.zelle.payBy, formatDateTimeIn(payBy, context))] : []),
  ]
}

function transfer(context: EmailContext): readonly Block[] {
  const { order, messages, values, isDemonstration } = context
  const { zelle } = messages
  const items = order.itemsUntil && {
    dateTime: formatDateTimeIn(order.itemsUntil, context),
  }
  return [
    ...(isDemonstration ? ([{ kind: 'notice', text: zelle.demonstration }] as const) : []),
    { kind: 'facts', title: format(zelle.title, values), rows: transferRows(context) },
    { kind: 'notice', text: zelle.account },
    ...(items ? [text(format(zelle.items, items))] : []),
    text(zelle.check),
    text(zelle.proof),
  ]
}

/** Nobody is asked for the whole: the order's page knows what is missing. */
export function divided(context: EmailContext): readonly Block[] {
  const { order, messages } = context
  const { until, where } = messages.divided
  const dateTime = order.payBy && formatDateTimeIn(order.payBy, context)
  return [...(dateTime ? [text(format(until, { dateTime }))] : []), text(where)]
}

/** The first e-mail of an order: it names neither account nor short deadline. */
export function firstPayment(context: EmailContext): readonly Block[] {
  const { order, messages, values } = context
  if (order.isPaid || !order.payBy) return []
  if (order.isDivided) return divided(context)
  if (kindOf(order.method) === 'manual') return transfer(context)
  return [text(format(messages.unpaidYet, values))]
}

/** What is left to pay, in a later e-mail. */
export function payment(context: EmailContext): readonly Block[] {
  const { order, messages, values } = context
  if (order.isPaid || !order.payBy) return []
  if (order.isDivided) return divided(context)
  const dateTime = formatDateTimeIn(order.payBy, context)
  return [text(format(messages.unpaid, { method: values.method, dateTime }))]
}

/** How to pay what was held so far: nobody was told before. */
export function paymentAfterRelease(context: EmailContext): readonly Block[] {
  const { isPaid, payBy, isDivided, method } = context.order
  const isTransfer = payBy !== null && kindOf(method) === 'manual'
  return isTransfer && !isPaid && !isDivided ? transfer(context) : payment(context)
}

/** What came beyond the order is the buyer's. */
export function surplus({ order, messages }: EmailContext): readonly Block[] {
  const excess = (order.partial?.received ?? 0) - order.sums.total
  return excess > 0 ? [text(format(messages.surplus, { excess: formatUsd(cents(excess)) }))] : []
}

/** The rest of a transfer that came in part: no deadline runs while it is missing. */
export function restOfTransfer({ order, messages, values }: EmailContext): readonly Block[] {
  const { zelle, rest } = messages
  const rows = [
    row(rest.received, values.received),
    row(rest.missing, values.missing),
    row(zelle.memo, oneLine(order.number)),
  ]
  return [
    { kind: 'facts', title: format(zelle.title, values), rows },
    { kind: 'notice', text: zelle.account },
    text(rest.how),
  ]
}

/** Of an order that ended, what this refund leaves to come; nothing where it is the last. */
function restOfRefund({ order, messages }: EmailContext, refunded: Usd): readonly Labelled[] {
  const { held, returned, underway, isGoingBack = false } = order
  if (!isGoingBack || held === null || held === undefined) return []
  const before = (returned ?? 0) - refunded
  const rest = held + (underway ?? 0)
  return [
    ...(before > 0 ? [row(messages.refund.before, formatUsd(cents(before)))] : []),
    ...(rest > 0 ? [row(messages.refund.rest, formatUsd(cents(rest)))] : []),
  ]
}

export function refund(context: EmailContext): readonly Block[] {
  const { order, messages, values, locale } = context
  const wait = text(messages.refund.wait)
  if (order.refunded === null) return [wait]
  const { refundedAt } = order
  const rows = [
    row(messages.refund.refunded, formatUsd(order.refunded)),
    ...(order.isDivided ? [] : [row(messages.refund.by, values.method)]),
    ...(refundedAt ? [row(messages.refund.date, formatDate(refundedAt, locale))] : []),
    ...(order.note ? [row(messages.refund.part, unlinked(order.note))] : []),
    ...restOfRefund(context, order.refunded),
    row(messages.refund.of, values.total),
  ]
  return [{ kind: 'facts', title: messages.refund.title, rows }, wait]
}

/** How much goes back of a payment that was for nothing; what is on its way already is not promised again. */
function returning({ order, messages }: EmailContext): string {
  const [held, returned, underway] = [order.held, order.returned ?? 0, order.underway ?? 0]
  const back = returned + underway
  const values = {
    amount: formatUsd(held ?? order.sums.total),
    returned: formatUsd(cents(back)),
    paid: formatUsd(cents((held ?? 0) + back)),
  }
  if (back === 0) return format(messages.cancelledPaid, values)
  if (held === zero) return format(messages.cancelledReturned, values)
  return format(underway > 0 ? messages.cancelledUnderway : messages.cancelledRest, values)
}

export function cancelledMoney(context: EmailContext): readonly Block[] {
  const { order, messages } = context
  if (order.isDeclined) return []
  if (!order.isPaid)
    return [text(order.isDivided ? messages.cancelledDivided : messages.cancelledUnpaid)]
  const amount = formatUsd(order.held ?? order.sums.total)
  const sentence = order.isDivided
    ? format(messages.cancelledParts, { amount })
    : returning(context)
  return [text(sentence), text(messages.refund.wait)]
}

export const refusedMoney = ({ order, messages }: EmailContext): readonly Block[] => [
  text(order.isPaid ? messages.refusedPaid : messages.refusedUnpaid),
]
