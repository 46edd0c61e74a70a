import { Money } from '#design/money.tsx'
import { format } from '#kernel/messages.ts'
import { cents, type Usd } from '#kernel/money.ts'
import type { Order } from '../order.rules.ts'
import { useOrderMessages } from './use-messages.ts'

function Row({ name, amount }: { name: string; amount: Usd }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1">
      <dt className="text-soft-ink">{name}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  )
}

/** The sums as stored at the time of the order; nothing is computed again. */
export function OrderBill({ order }: { order: Order }) {
  const messages = useOrderMessages().sums
  const { subtotal, shipping, tax, agencyFee, deliverySaving } = order
  const { discount, installation, total, destination } = order
  return (
    <dl>
      <Row name={messages.subtotal[destination]} amount={subtotal} />
      {destination === 'usa' && (
        <>
          <Row name={messages.shipping} amount={shipping} />
          <Row name={messages.tax} amount={tax} />
        </>
      )}
      <Row name={messages.agencyFee} amount={agencyFee} />
      {deliverySaving > 0 && <Row name={messages.deliverySaving} amount={cents(-deliverySaving)} />}
      {discount > 0 && (
        <Row
          name={format(messages.discount, { code: order.couponCode ?? '' })}
          amount={cents(-discount)}
        />
      )}
      {installation > 0 && <Row name={messages.installation} amount={installation} />}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="font-semibold">{messages.total}</dt>
        <dd className="text-2xl font-bold" data-total="">
          <Money amount={total} />
        </dd>
      </div>
    </dl>
  )
}
