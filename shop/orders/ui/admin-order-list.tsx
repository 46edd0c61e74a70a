import { Link } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import { formatDate } from '#kernel/time.ts'
import type { Order } from '../order.rules.ts'
import { recipientName } from '../parties.rules.ts'
import { useStaffOrderMessages } from './use-messages.ts'

const cell = 'py-3 pr-4 align-top max-md:block max-md:py-1'
const state = 'max-md:mr-5 max-md:inline-block'

/** On a phone the label of the axis precedes its state. */
function Axis({ name }: { name: string }) {
  return <span className="block text-soft-ink text-sm md:hidden">{name}</span>
}

function Row({ order }: { order: Order }) {
  const messages = useStaffOrderMessages()
  const locale = useLocale()
  return (
    <tr className="border-b border-line max-md:block max-md:py-3">
      <td className={cell}>
        <Link to={`/admin/pedidos/${order.number}`} className="figures font-bold">
          {order.number}
        </Link>
        <span className="block text-soft-ink text-sm">{formatDate(order.placedAt, locale)}</span>
      </td>
      <td className={cell}>
        {order.buyer.name}
        <span className="block text-soft-ink text-sm">{recipientName(order.recipient)}</span>
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

/** Orders with their three axes; on a phone each row is a card. */
export function AdminOrderList({ orders }: { orders: readonly Order[] }) {
  const messages = useStaffOrderMessages()
  if (orders.length === 0) return <p className="text-soft-ink">{messages.none}</p>
  return (
    <table className="w-full text-left max-md:block">
      <thead className="border-ink border-b text-sm max-md:sr-only">
        <tr>
          <th className="py-2 pr-4">{messages.number}</th>
          <th className="py-2 pr-4">
            {messages.buyer} / {messages.recipient}
          </th>
          <th className="py-2 pr-4">{messages.payment}</th>
          <th className="py-2 pr-4">{messages.compliance}</th>
          <th className="py-2 pr-4">{messages.delivery}</th>
          <th className="py-2 text-right">{messages.total}</th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {orders.map((order) => (
          <Row key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  )
}
