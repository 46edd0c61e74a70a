import { format } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import { type Block, type Labelled, oneLine } from '../letter.rules.ts'
import { momentIn, type Telling } from './telling.rules.ts'

const text = (said: string): Block => ({ kind: 'text', text: said })
const row = (label: string, value: string): Labelled => ({ label, value })

function zelleRows({ order, say, locale }: Telling): readonly Labelled[] {
  const { zelle, payBy } = order
  if (!zelle) return []
  return [
    row(say.zelle.recipient, oneLine(zelle.recipient)),
    row(say.zelle.registeredName, oneLine(zelle.registeredName)),
    row(say.zelle.amount, formatUsd(zelle.amount)),
    row(say.zelle.memo, oneLine(zelle.memo)),
    ...(payBy ? [row(say.zelle.payBy, momentIn(payBy, locale, say))] : []),
  ]
}

/** How to pay what is still to be paid. */
export function payment(told: Telling): readonly Block[] {
  const { order, say, locale, values } = told
  if (order.isPaid) return []
  if (order.zelle)
    return [
      { kind: 'facts', title: say.zelle.title, rows: zelleRows(told) },
      text(say.zelle.check),
      { kind: 'notice', text: say.zelle.proof },
    ]
  if (!order.payBy) return []
  const moment = momentIn(order.payBy, locale, say)
  return [text(format(say.unpaid, { method: values.method, moment }))]
}

/** What was paid back, of how much. */
export function refund({ order, say, values }: Telling): readonly Block[] {
  const wait = text(say.refund.wait[order.method])
  if (order.refunded === null) return [wait]
  const rows = [
    row(say.refund.refunded, formatUsd(order.refunded)),
    row(say.refund.of, values.total),
  ]
  return [{ kind: 'facts', title: say.refund.title, rows }, wait]
}

export const cancelledMoney = ({ order, say }: Telling): readonly Block[] => [
  text(order.isPaid ? say.cancelledPaid : say.cancelledUnpaid),
]

export const refusedMoney = ({ order, say }: Telling): readonly Block[] => [
  text(order.isPaid ? say.refusedPaid : say.refusedUnpaid),
]
