import { TextLink } from '#design/text-link.tsx'
import { format } from '#kernel/messages.ts'
import { phoneText } from '#kernel/text/phone.ts'
import { stepPaths } from '#shop/checkout/drafts/steps.rules.ts'
import { useCheckoutMessages } from '#shop/checkout/ui/use-messages.ts'
import { type Buyer, type Recipient, shippingAddress } from '#shop/orders/parties.rules.ts'
import type { ShownArrival } from '#shop/shipping/arrival/arrival-sentence.rules.ts'
import { ArrivalText } from '#web/shell/destination/arrival.tsx'

interface PartProps {
  readonly title: string
  readonly lines: readonly string[]
  readonly to: string
}

function Part({ title, lines, to }: PartProps) {
  const messages = useCheckoutMessages().payment
  return (
    <div className="grid content-start gap-1">
      <h2 className="font-semibold text-soft-ink text-sm">{title}</h2>
      <p className="min-w-0 break-words">
        {lines.filter(Boolean).map((line, at) => (
          <span key={line} className={`block ${at === 0 ? 'font-semibold' : ''}`}>
            {line}
          </span>
        ))}
      </p>
      <TextLink
        to={to}
        aria-label={`${messages.change}: ${title}`}
        className="justify-self-start text-sm"
      >
        {messages.change}
      </TextLink>
    </div>
  )
}

interface ReviewProps {
  readonly recipient: Recipient
  /** Who else may receive it; empty where nobody else may. */
  readonly authorisedName: string
  readonly buyer: Buyer
  readonly arrival: ShownArrival | null
}

/** Recipient and buyer, to be reviewed before the order is placed. */
export function CheckoutReview({ recipient, authorisedName, buyer, arrival }: ReviewProps) {
  const messages = useCheckoutMessages()
  const { recipientName, street, reparto, municipality, province, phone } =
    shippingAddress(recipient)
  const { address: url } = recipient
  const way = url.kind === 'cuba' ? messages.delivery.modes[url.delivery] : ''
  const place = [reparto, municipality, province].filter(Boolean).join(', ')
  const other = authorisedName && format(messages.payment.authorised, { name: authorisedName })
  return (
    <section className="grid gap-x-8 gap-y-4 rounded-card border border-line bg-raised p-4 shadow-card sm:grid-cols-2 md:p-6">
      <Part
        title={messages.payment.recipient}
        lines={[recipientName, street, place, phoneText(phone), way, other]}
        to={stepPaths.delivery}
      />
      <Part
        title={messages.payment.buyer}
        lines={[buyer.name, buyer.email, phoneText(buyer.phone)]}
        to={stepPaths.buyer}
      />
      {arrival && <ArrivalText arrival={arrival} className="sm:col-span-2 lg:hidden" />}
    </section>
  )
}

/** What the buyer agrees to; plain text, so that a tap on it ticks the box. */
export function TermsSentence() {
  const { terms, termsName, returnsName } = useCheckoutMessages().payment
  return format(terms, { terms: termsName, returns: returnsName })
}

/** Its two texts, beside the label: each tall enough for a thumb. */
export function TermsLinks() {
  const messages = useCheckoutMessages().payment
  const link = 'inline-flex min-h-11 items-center underline underline-offset-4'
  return (
    <p className="flex flex-wrap gap-x-6 text-sm">
      <a href="/terminos-y-condiciones" target="_blank" rel="noopener" className={link}>
        {messages.readTerms}
      </a>
      <a href="/politica-envios-devoluciones" target="_blank" rel="noopener" className={link}>
        {messages.readReturns}
      </a>
    </p>
  )
}
