import { Check, X } from 'lucide-react'
import { Link } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import { type Delay, delayRefusal } from '../lifecycle/delay.rules.ts'
import { handOverGuards } from '../lifecycle/order-state.rules.ts'
import type { Order } from '../order.rules.ts'
import { useStaffOrderMessages } from './use-messages.ts'

/** The conditions of hand-over, with text beside each icon. */
export function AdminOrderGuards({ order }: { order: Order }) {
  const messages = useStaffOrderMessages().guards
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {handOverGuards(order).map(({ guard, isMet }) => {
        const Icon = isMet ? Check : X
        return (
          <li key={guard} className="flex items-center gap-1.5">
            <Icon
              aria-hidden="true"
              strokeWidth={1.75}
              className={`size-4 ${isMet ? 'text-good' : 'text-bad'}`}
            />
            {messages[guard]}: {isMet ? messages.met : messages.open}
          </li>
        )
      })}
    </ul>
  )
}

/** What is not sent has no papers, and only what leaves the country an export file. */
function isOf({ destination, delivery }: Order, page: 'papeles' | 'expediente' | 'correos') {
  if (page === 'correos') return true
  return delivery !== 'cancelled' && (page === 'papeles' || destination === 'cuba')
}

interface DocumentsProps {
  readonly order: Order
  readonly window: { readonly from: Date; readonly to: Date } | null
  readonly delays: readonly Delay[]
  /** Whether the viewer may open one of its pages. */
  readonly mayOpen: (page: string) => boolean
}

/** Documents of the shipment, and its delay notices. */
export function AdminOrderDocuments({ order, window, delays, mayOpen }: DocumentsProps) {
  const messages = useStaffOrderMessages().documents
  const locale = useLocale()
  const day = (date: Date) => formatDate(date, locale)
  // once it left, or ended, nobody answers any more
  const isAwaited = delayRefusal(order) === null
  const stateOf = ({ answer: result, answerBy }: Delay) =>
    result === null && isAwaited
      ? format(messages.delayStates.waiting, { date: day(answerBy) })
      : messages.delayStates[result ?? 'moot']
  const all = [
    ['papeles', messages.papers],
    ['expediente', messages.export],
    ['correos', messages.emails],
  ] as const
  const pages = all.filter(([page]) => isOf(order, page) && mayOpen(page))
  return (
    <div className="grid gap-1 text-sm">
      {window && <p>{format(messages.window, { from: day(window.from), to: day(window.to) })}</p>}
      {delays.map((delay) => (
        <p key={delay.id}>{format(messages.delay, { state: stateOf(delay) })}</p>
      ))}
      <ul className="grid gap-1">
        {pages.map(([page, label]) => (
          <li key={page}>
            <Link to={`/admin/pedidos/${order.number}/${page}`} className="underline">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
