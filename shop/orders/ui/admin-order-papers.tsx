import { Check, X } from 'lucide-react'
import { ButtonLink } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import { format } from '#kernel/messages.ts'
import type { Usd } from '#kernel/money.ts'
import { formatDate, formatDateTime } from '#kernel/time.ts'
import type { Delay } from '../lifecycle/delay.rules.ts'
import { handOverGuards } from '../lifecycle/order-state.rules.ts'
import type { Order } from '../order.rules.ts'
import { useStaffOrderMessages } from './use-messages.ts'

/** The conditions of hand-over, with text beside each icon. */
export function AdminOrderGuards({ order }: { order: Order }) {
  const messages = useStaffOrderMessages().guards
  return (
    <ul className="grid gap-1">
      {handOverGuards(order).map(({ guard, isMet }) => {
        const Icon = isMet ? Check : X
        return (
          <li key={guard} className="flex items-center gap-2">
            <Icon
              aria-hidden="true"
              strokeWidth={1.75}
              className={`size-5 ${isMet ? 'text-good' : 'text-bad'}`}
            />
            {messages[guard]}: {isMet ? messages.met : messages.open}
          </li>
        )
      })}
    </ul>
  )
}

interface MoneyShown {
  readonly captured: Usd
  readonly refunded: Usd
  readonly underway: Usd
  readonly left: Usd
  readonly lines: readonly {
    readonly kind: 'capture' | 'refund'
    readonly reference: string
    readonly amount: Usd
    readonly note: string
    readonly at: Date
  }[]
}

/** Payments and refunds, each with its reference. */
export function AdminOrderMoney({ money }: { money: MoneyShown }) {
  const messages = useStaffOrderMessages().money
  const locale = useLocale()
  if (money.lines.length === 0) return <p className="text-soft-ink">{messages.none}</p>
  return (
    <div className="grid gap-3">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {(['captured', 'refunded', 'underway', 'left'] as const).map((name) => (
          <div key={name}>
            <dt className="text-soft-ink text-sm">{messages[name]}</dt>
            <dd className="font-bold">
              <Money amount={money[name]} />
            </dd>
          </div>
        ))}
      </dl>
      <ul className="grid gap-1 text-sm">
        {money.lines.map(({ kind, reference, amount, note, at }) => (
          <li key={`${kind} ${reference}`} className="break-words">
            {messages.kinds[kind]} <Money amount={amount} /> · {reference} ·{' '}
            {formatDateTime(at, locale)}
            {note && ` · ${note}`}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface DocumentsProps {
  readonly order: Order
  readonly window: { readonly from: Date; readonly to: Date } | null
  readonly delays: readonly Delay[]
}

/** Documents of the shipment, and its delay notices. */
export function AdminOrderDocuments({ order, window, delays }: DocumentsProps) {
  const messages = useStaffOrderMessages().documents
  const locale = useLocale()
  const day = (date: Date) => formatDate(date, locale)
  const stateOf = ({ answer: result, answerBy }: Delay) =>
    result === null
      ? format(messages.delayStates.waiting, { date: day(answerBy) })
      : messages.delayStates[result]
  return (
    <div className="grid gap-2">
      {window && <p>{format(messages.window, { from: day(window.from), to: day(window.to) })}</p>}
      {delays.map((delay) => (
        <p key={delay.id}>{format(messages.delay, { state: stateOf(delay) })}</p>
      ))}
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={`/admin/pedidos/${order.number}/papeles`}>{messages.papers}</ButtonLink>
        <ButtonLink to={`/admin/pedidos/${order.number}/expediente`}>{messages.export}</ButtonLink>
        <ButtonLink to={`/admin/pedidos/${order.number}/correos`}>{messages.emails}</ButtonLink>
      </div>
    </div>
  )
}
