import { format } from '#kernel/messages.ts'
import { sampleOrder, testAddress } from '../sample-order.rules.ts'
import { useTestMessages } from './use-messages.ts'

/** Preview of the sample before it is sent. */
export function SampleEmail() {
  const messages = useTestMessages().mail
  const { orderNumber, cartItems, orderTotal, shippingAddress } = sampleOrder
  return (
    <section className="grid max-w-lg gap-2 rounded-card border border-line bg-raised p-4">
      <h2 className="font-bold text-lg">{messages.contents}</h2>
      <p className="text-soft-ink">{format(messages.to, { address: testAddress })}</p>
      <p>{orderNumber}</p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
        {cartItems.map(({ name, quantity, price, total }) => (
          <div key={name} className="contents">
            <dt>{format(messages.item, { quantity, name, price: price.toFixed(2) })}</dt>
            <dd className="text-right">{total.toFixed(2)}</dd>
          </div>
        ))}
        <div className="contents font-bold">
          <dt>{messages.total}</dt>
          <dd className="text-right">{orderTotal} USD</dd>
        </div>
      </dl>
      <p className="text-soft-ink">
        {shippingAddress.recipientName}, {shippingAddress.street}, {shippingAddress.reparto},{' '}
        {shippingAddress.municipality}, {shippingAddress.province}
      </p>
    </section>
  )
}
