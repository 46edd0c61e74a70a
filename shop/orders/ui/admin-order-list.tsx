import { Link } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import { format, formatPlural } from '#kernel/messages.ts'
import { type Day, dayMs, dayOf, formatDate } from '#kernel/time.ts'
import type { Order } from '../order.rules.ts'
import { recipientName } from '../parties.rules.ts'
import { useStaffOrderMessages } from './use-messages.ts'

const cell = 'py-3 pr-4 align-top max-md:block max-md:py-1'
const state = 'max-md:mr-5 max-md:inline-block'

/** On a phone the label of the axis precedes its state. */
function Axis({ name }: { name: string }) {
  return <span className="block text-soft-ink text-sm md:hidden">{name}</span>
}

/** How many days ago it was placed. */
function useAge(today: Day) {
  const messages = useStaffOrderMessages()
  const locale = useLocale()
  return ({ placedAt }: Order) => {
    const days = (Date.parse(today) - Date.parse(dayOf(placedAt))) / dayMs
    return days < 1 ? messages.today : formatPlural(locale, messages.age, days)
  }
}

function Row({ order, today }: { order: Order; today: Day }) {
  const messages = useStaffOrderMessages()
  const locale = useLocale()
  const ageOf = useAge(today)
  return (
    <tr className="border-b border-line max-md:block max-md:py-3">
      <td className={`${cell} w-9`}>
        <input
          type="checkbox"
          name="orders"
          value={order.id}
          aria-label={format(messages.bulk.choose, { number: order.number })}
          className="size-5 accent-ink"
        />
      </td>
      <td className={cell}>
        <Link to={`/admin/pedidos/${order.number}`} className="figures font-bold">
          {order.number}
        </Link>
        <span className="block text-soft-ink text-sm" title={formatDate(order.placedAt, locale)}>
          {ageOf(order)}
        </span>
      </td>
      <td className={cell}>
        {order.buyer.name}
        <span className="block text-soft-ink text-sm">{recipientName(order.recipient)}</span>
      </td>
      <td className={`${cell} ${state}`}>
        <Axis name={messages.filter.destination} />
        {messages.filter.destinations[order.destination]}
        <span className="block text-soft-ink text-sm">{order.methodName}</span>
      </td>
      <td className={`${cell} ${state}`}>
        <Axis name={messages.payment} />
        {messages.paymentStates[order.payment]}
      </td>
      <td className={`${cell} ${state}`}>
        <Axis name={messages.compliance} />
        <span className={order.compliance === 'held' ? 'font-bold text-bad' : ''}>
          {messages.complianceStates[order.compliance]}
        </span>
      </td>
      <td className={`${cell} ${state}`}>
        <Axis name={messages.delivery} />
        {messages.deliveryStates[order.delivery]}
      </td>
      <td className={`${cell} pr-0 md:text-right`}>
        <Money amount={order.total} className="font-semibold" />
      </td>
    </tr>
  )
}

interface AdminOrderListProps {
  readonly orders: readonly Order[]
  readonly today: Day
}

/** Orders with their three axes; on a phone each row is a card. */
export function AdminOrderList({ orders, today }: AdminOrderListProps) {
  const messages = useStaffOrderMessages()
  if (orders.length === 0) return <p className="text-soft-ink">{messages.none}</p>
  return (
    <table className="w-full text-left max-md:block">
      <thead className="border-ink border-b text-sm max-md:sr-only">
        <tr>
          <td className="w-9" />
          <th className="py-2 pr-4">{messages.number}</th>
          <th className="py-2 pr-4">
            {messages.buyer} / {messages.recipient}
          </th>
          <th className="py-2 pr-4">{messages.filter.destination}</th>
          <th className="py-2 pr-4">{messages.payment}</th>
          <th className="py-2 pr-4">{messages.compliance}</th>
          <th className="py-2 pr-4">{messages.delivery}</th>
          <th className="py-2 text-right">{messages.total}</th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {orders.map((order) => (
          <Row key={order.id} order={order} today={today} />
        ))}
      </tbody>
    </table>
  )
}
