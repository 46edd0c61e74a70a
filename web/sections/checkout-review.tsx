import { Link } from 'react-router'
import { phoneText } from '#kernel/phone.ts'
import { fill } from '#kernel/words.ts'
import { stepPaths } from '#shop/checkout/steps.rules.ts'
import { useCheckoutWords } from '#shop/checkout/ui/use-checkout-words.ts'
import { type Buyer, type Recipient, shippingAddress } from '#shop/orders/parties.rules.ts'

interface PartProps {
  readonly title: string
  readonly lines: readonly string[]
  readonly to: string
}

function Part({ title, lines, to }: PartProps) {
  const words = useCheckoutWords().payment
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
      <Link
        to={to}
        aria-label={`${words.change}: ${title}`}
        className="inline-flex min-h-11 items-center justify-self-start text-sm underline underline-offset-4"
      >
        {words.change}
      </Link>
    </div>
  )
}

interface ReviewProps {
  readonly recipient: Recipient
  readonly buyer: Buyer
}

/** Who receives and who pays, once more before the order is made. */
export function CheckoutReview({ recipient, buyer }: ReviewProps) {
  const words = useCheckoutWords()
  const { recipientName, street, reparto, municipality, province, phone } =
    shippingAddress(recipient)
  const { address } = recipient
  const way = address.kind === 'cuba' ? words.delivery.modes[address.delivery] : ''
  const place = [reparto, municipality, province].filter(Boolean).join(', ')
  return (
    <section className="grid gap-x-8 gap-y-4 rounded-card border border-line bg-raised p-4 shadow-card sm:grid-cols-2 md:p-6">
      <Part
        title={words.payment.recipient}
        lines={[recipientName, street, place, phoneText(phone), way]}
        to={stepPaths.delivery}
      />
      <Part
        title={words.payment.buyer}
        lines={[buyer.name, buyer.email, phoneText(buyer.phone)]}
        to={stepPaths.buyer}
      />
    </section>
  )
}

/** The sentence that is agreed to, with its two texts in reach. */
export function TermsSentence() {
  const words = useCheckoutWords().payment
  const [before = '', between = '', after = ''] = fill(words.terms, {
    terms: '|',
    returns: '|',
  }).split('|')
  const link = 'underline underline-offset-4'
  return (
    <>
      {before}
      <a href="/terminos-y-condiciones" target="_blank" rel="noopener" className={link}>
        {words.termsName}
      </a>
      {between}
      <a href="/politica-envios-devoluciones" target="_blank" rel="noopener" className={link}>
        {words.returnsName}
      </a>
      {after}
    </>
  )
}
