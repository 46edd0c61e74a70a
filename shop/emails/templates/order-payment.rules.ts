import { format } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import { kindOf } from '#kernel/payment-method.ts'
import { type Block, type Labelled, oneLine } from '../email.rules.ts'
import { type EmailContext, formatDateTimeIn } from './order-email-context.rules.ts'

const text = (text: string): Block => ({ kind: 'text', text: text })
const row = (label: string, value: string): Labelled => ({ label, value })

function zelleRows({ order, messages, locale }: EmailContext): readonly Labelled[] {
  const { zelle, payBy } = order
  if (!zelle) return []
  return [
    row(messages.zelle.recipient, oneLine(zelle.recipient)),
    row(messages.zelle.registeredName, oneLine(zelle.registeredName)),
    row(messages.zelle.amount, formatUsd(zelle.amount)),
    row(messages.zelle.memo, oneLine(zelle.memo)),
    ...(payBy ? [row(messages.zelle.payBy, formatDateTimeIn(payBy, locale, messages))] : []),
  ]
}

export function payment(context: EmailContext): readonly Block[] {
  const { order, messages, locale, values } = context
  if (order.isPaid) return []
  if (order.zelle)
    return [
      { kind: 'facts', title: format(messages.zelle.title, values), rows: zelleRows(context) },
      ...(order.zelle.itemsUntil
        ? [
            text(
              format(messages.zelle.items, {
                dateTime: formatDateTimeIn(order.zelle.itemsUntil, locale, messages),
              }),
            ),
          ]
        : []),
      text(messages.zelle.check),
      ...(order.zelle.instructions === '' ? [] : [text(oneLine(order.zelle.instructions, 300))]),
      { kind: 'notice', text: messages.zelle.proof },
    ]
  if (!order.payBy) return []
  const dateTime = formatDateTimeIn(order.payBy, locale, messages)
  return [text(format(messages.unpaid, { method: values.method, dateTime }))]
}

export function refund({ order, messages, values }: EmailContext): readonly Block[] {
  const wait = text(format(messages.refund.wait[kindOf(order.method)], values))
  if (order.refunded === null) return [wait]
  const rows = [
    row(messages.refund.refunded, formatUsd(order.refunded)),
    row(messages.refund.of, values.total),
  ]
  return [{ kind: 'facts', title: messages.refund.title, rows }, wait]
}

export const cancelledMoney = ({ order, messages }: EmailContext): readonly Block[] => [
  text(order.isPaid ? messages.cancelledPaid : messages.cancelledUnpaid),
]

export const refusedMoney = ({ order, messages }: EmailContext): readonly Block[] => [
  text(order.isPaid ? messages.refusedPaid : messages.refusedUnpaid),
]
