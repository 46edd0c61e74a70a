import { format } from '#kernel/messages.ts'
import { cents, formatUsd, zero } from '#kernel/money.ts'
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

export function refund({ order, messages, values, locale }: EmailContext): readonly Block[] {
  const wait = text(messages.refund.wait)
  if (order.refunded === null) return [wait]
  const { refundedAt } = order
  const rows = [
    row(messages.refund.refunded, formatUsd(order.refunded)),
    ...(order.isDivided ? [] : [row(messages.refund.by, values.method)]),
    ...(refundedAt ? [row(messages.refund.date, formatDate(refundedAt, locale))] : []),
    ...(order.note ? [row(messages.refund.part, unlinked(order.note))] : []),
    row(messages.refund.of, values.total),
  ]
  return [{ kind: 'facts', title: messages.refund.title, rows }, wait]
}

export function cancelledMoney({ order, messages }: EmailContext): readonly Block[] {
  const amount = formatUsd(order.held ?? order.sums.total)
  if (order.isDivided && order.isPaid)
    return [text(format(messages.cancelledParts, { amount })), text(messages.refund.wait)]
  const returned = order.returned ?? zero
  if (order.isPaid && returned > 0) {
    const values = { amount, returned: formatUsd(returned) }
    const paid = formatUsd(cents((order.held ?? zero) + returned))
    return [text(format(messages.cancelledRest, { ...values, paid })), text(messages.refund.wait)]
  }
  if (order.isPaid)
    return [text(format(messages.cancelledPaid, { amount })), text(messages.refund.wait)]
  return [text(order.isDivided ? messages.cancelledDivided : messages.cancelledUnpaid)]
}

export const refusedMoney = ({ order, messages }: EmailContext): readonly Block[] => [
  text(order.isPaid ? messages.refusedPaid : messages.refusedUnpaid),
]
