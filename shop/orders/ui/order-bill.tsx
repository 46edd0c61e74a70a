import { Money } from '#design/money.tsx'
import { cents, type Usd } from '#kernel/money.ts'
import { fill } from '#kernel/words.ts'
import type { Order } from '../order.rules.ts'
import { useOrderWords } from './use-order-words.ts'

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

/** What was charged, as it was that day: nothing here is computed again. */
export function OrderBill({ order }: { order: Order }) {
  const words = useOrderWords().sums
  const { subtotal, tax, agencyFee, discount, installation, total, destination } = order
  return (
    <dl>
      <Row name={words.subtotal[destination]} amount={subtotal} />
      {destination === 'usa' && <Row name={words.tax} amount={tax} />}
      <Row name={words.agencyFee} amount={agencyFee} />
      {discount > 0 && (
        <Row
          name={fill(words.discount, { code: order.couponCode ?? '' })}
          amount={cents(-discount)}
        />
      )}
      {installation > 0 && <Row name={words.installation} amount={installation} />}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="font-semibold">{words.total}</dt>
        <dd className="text-2xl font-bold" data-total="">
          <Money amount={total} />
        </dd>
      </div>
    </dl>
  )
}
