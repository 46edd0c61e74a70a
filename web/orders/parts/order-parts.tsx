import { ButtonLink } from '#design/button.tsx'
import type { Order } from '#shop/orders/order.rules.ts'
import { isEnded } from '#shop/payments/parts/part.rules.ts'
import type { BuyersParts } from '#shop/payments/parts/paying/part-page.rules.ts'
import { OwnParts } from '#shop/payments/parts/ui/own-parts.tsx'
import { usePartMessages } from '#shop/payments/ui/use-messages.ts'
import { whatsappLink } from '#web/shell/footer/contact-links.ts'

/** The way to divide an order that is not paid yet. */
export function OfferParts({ url }: { url: string }) {
  const { offer } = usePartMessages()
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <span>{offer.text}</span>
      <ButtonLink to={url}>{offer.button}</ButtonLink>
    </p>
  )
}

/** Who pays which part of an order, for its buyer. */
export function OrderParts({ order, parts }: { order: Order; parts: BuyersParts }) {
  return (
    <OwnParts
      {...parts}
      orderNumber={order.number}
      total={order.total}
      isEnded={isEnded(order)}
      whatsapp={(text) => whatsappLink('', text)}
    />
  )
}
