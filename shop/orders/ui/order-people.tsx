import { phoneText } from '#kernel/phone.ts'
import { fill } from '#kernel/words.ts'
import type { Order } from '../order.rules.ts'
import { shippingAddress } from '../parties.rules.ts'
import { useOrderWords } from './use-order-words.ts'

/** Who receives and who pays, as an envelope would say it. */
export function OrderPeople({ order }: { order: Order }) {
  const words = useOrderWords()
  const to = shippingAddress(order.recipient)
  const { authorised } = order.recipient
  const place = [to.reparto, to.municipality, to.province].filter(Boolean).join(', ')
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <section>
        <h2 className="font-bold">{words.recipient}</h2>
        <address className="mt-1 not-italic">
          {to.recipientName}
          <br />
          {to.street}
          <br />
          {place}
          <br />
          {words.phone}: <span className="figures">{phoneText(to.phone)}</span>
        </address>
        {authorised && (
          <p className="mt-1 text-sm text-soft-ink">
            {fill(words.authorised, { name: authorised.name })}
          </p>
        )}
      </section>
      <section>
        <h2 className="font-bold">{words.buyer}</h2>
        <p className="mt-1">
          {order.buyer.name}
          <br />
          <span className="break-all">{order.buyer.email}</span>
          <br />
          <span className="figures">{phoneText(order.buyer.phone)}</span>
        </p>
      </section>
    </div>
  )
}
