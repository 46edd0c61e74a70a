import { Link } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import { format, formatPlural } from '#kernel/messages.ts'
import { type Day, dayMs, dayOf, formatDate } from '#kernel/time.ts'
import type { ListedOrder } from '../list/order-list.rules.ts'
import type { Order } from '../order.rules.ts'
import { recipientName } from '../parties.rules.ts'
import { mayMoveInBulk } from '../steps/delivery-steps.rules.ts'
import { useStaffOrderMessages } from './use-messages.ts'

const cell = 'py-2 pr-2 align-top max-md:block max-md:py-1'
/** A column of its own on a wide screen, else a second line of the one before. */
const own = 'hidden py-2 pr-2 align-top text-soft-ink xl:table-cell'
const below = 'block text-soft-ink text-sm xl:hidden'
/** A long name takes no second line. */
const cut = 'xl:max-w-26 xl:truncate'
const state = 'max-md:mr-5 max-md:inline-block'
const head = 'py-2 pr-2'

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

interface RowProps {
  readonly order: ListedOrder
  readonly today: Day
  readonly isPriced: boolean
  readonly isChosen: boolean
}

function Row({ order, today, isPriced, isChosen }: RowProps) {
  const messages = useStaffOrderMessages()
  const locale = useLocale()
  const age = useAge(today)(order)
  const recipient = recipientName(order.recipient)
  return (
    <tr className="border-b border-line max-md:block max-md:py-3">
      <td className={`${cell} w-9`}>
        {mayMoveInBulk(order) && (
          <input
            type="checkbox"
            name="orders"
            value={order.id}
            defaultChecked={isChosen}
            aria-label={format(messages.bulk.choose, { number: order.number })}
            className="block size-5 accent-ink"
          />
        )}
      </td>
      <td className={cell}>
        <Link
          to={`/admin/pedidos/${order.number}`}
          className="figures font-bold xl:whitespace-nowrap"
        >
          {order.number}
        </Link>
        <span className={below}>{age}</span>
      </td>
      <td className={`${own} whitespace-nowrap`} title={formatDate(order.placedAt, locale)}>
        {age}
      </td>
      <td className={`${cell} ${cut}`} title={order.buyer.name}>
        {order.buyer.name}
        <span className={below}>{recipient}</span>
      </td>
      <td className={`${own} ${cut}`} title={recipient}>
        {recipient}
      </td>
      <td className={`${cell} ${state}`}>
        <Axis name={messages.filter.destination} />
        {messages.filter.destinations[order.destination]}{' '}
        <span className="text-soft-ink max-xl:block max-xl:text-sm xl:before:content-['·_']">
          {order.wasDivided ? messages.together : order.methodName}
        </span>
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
        {isPriced && <Money amount={order.total} className="font-semibold" />}
      </td>
    </tr>
  )
}

const headings = [
  ...(['number', 'placedAt', 'buyer', 'recipient', 'destination'] as const),
  ...(['payment', 'compliance', 'delivery'] as const),
]
const wideOnly: readonly string[] = ['placedAt', 'recipient']

interface AdminOrderListProps {
  readonly orders: readonly ListedOrder[]
  readonly today: Day
  /** False for who only packs. */
  readonly isPriced: boolean
  /** The orders of a step that is asked about or corrected. */
  readonly chosen?: readonly string[] | undefined
}

/** Orders with their three axes; on a phone each row is a card. */
export function AdminOrderList({ orders, chosen = [], ...shown }: AdminOrderListProps) {
  const messages = useStaffOrderMessages()
  const { columns } = messages.file
  if (orders.length === 0) return <p className="text-soft-ink">{messages.none}</p>
  return (
    <table className="w-full text-left max-md:block md:text-sm">
      <thead className="border-ink border-b text-sm max-md:sr-only">
        <tr>
          <td className="w-9" />
          {headings.map((name) => (
            <th
              key={name}
              className={wideOnly.includes(name) ? `${head} hidden xl:table-cell` : head}
            >
              {columns[name]}
            </th>
          ))}
          <th className="py-2 text-right">{shown.isPriced && messages.total}</th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {orders.map((order) => (
          <Row key={order.id} {...shown} order={order} isChosen={chosen.includes(order.id)} />
        ))}
      </tbody>
    </table>
  )
}
