import { format } from '#kernel/messages.ts'
import { phoneText } from '#kernel/text/phone.ts'
import type { Order } from '../order.rules.ts'
import { isPickedUp, shippingAddress } from '../parties.rules.ts'
import { useOrderMessages } from './use-messages.ts'

interface OrderPartiesProps {
  readonly order: Order
  /** One below the other, for a narrow column. */
  readonly isStacked?: boolean
}

export function OrderParties({ order, isStacked }: OrderPartiesProps) {
  const messages = useOrderMessages()
  const to = shippingAddress(order.recipient)
  const { authorised } = order.recipient
  const place = [to.reparto, to.municipality, to.province].filter(Boolean).join(', ')
  return (
    <div className={isStacked ? 'grid gap-2' : 'grid gap-5 sm:grid-cols-2'}>
      <section>
        <h2 className="font-bold">{messages.recipient}</h2>
        <address className="mt-1 not-italic">
          {to.recipientName}
          <br />
          {to.street}
          <br />
          {place}
          <br />
          {messages.phone}: <span className="figures">{phoneText(to.phone)}</span>
        </address>
        {isPickedUp(order.recipient.address) && (
          <p className="mt-1 font-semibold">{messages.pickup}</p>
        )}
        {authorised && (
          <p className="mt-1 text-sm text-soft-ink">
            {format(messages.authorised, { name: authorised.name })}
          </p>
        )}
      </section>
      <section>
        <h2 className="font-bold">{messages.buyer}</h2>
        <p className="mt-1">
          {order.buyer.name}
          {order.buyer.email && (
            <>
              <br />
              <span className="break-all">{order.buyer.email}</span>
            </>
          )}
          {order.buyer.phone && (
            <>
              {isStacked && order.buyer.email ? ' · ' : <br />}
              <span className="figures">{phoneText(order.buyer.phone)}</span>
            </>
          )}
        </p>
      </section>
    </div>
  )
}
