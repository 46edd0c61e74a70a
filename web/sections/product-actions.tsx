import { MessageCircle } from 'lucide-react'
import { buttonClass } from '#design/button.tsx'
import { formatUsd } from '#kernel/money.ts'
import { fill } from '#kernel/words.ts'
import {
  isAvailableFor,
  type Product,
  priceFor,
  productPath,
} from '#shop/catalogue/product.rules.ts'
import { usePricingWords } from '#shop/pricing/ui/use-pricing-words.ts'
import { mailLink, whatsappLink } from '../contact-links.ts'
import { useProductWords } from '../use-page-words.ts'
import { useShop } from '../use-shop.ts'

function useMessages(product: Product) {
  const words = useProductWords().order
  const { destination, shopUrl } = useShop()
  const { missing } = usePricingWords()
  const price = priceFor(product, destination)
  const values = {
    name: product.name,
    sku: product.sku,
    destination: words[destination],
    price: price === null ? missing : formatUsd(price),
    address: `${shopUrl}${productPath(product)}`,
  }
  return {
    order: fill(words.message, values),
    subject: fill(words.subject, values),
    ask: fill(words.askMessage, values),
    notice: fill(words.noticeMessage, values),
  }
}

const WhatsappIcon = () => (
  <MessageCircle aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
)

/** How to order the product today, and how to ask about it. */
export function ProductActions({ product }: { product: Product }) {
  const words = useProductWords().order
  const messages = useMessages(product)
  const { facts, destination } = useShop()
  const { whatsapp, supportEmail } = facts
  const canOrder = product.inStock && isAvailableFor(product.availableFor, destination)
  const mail = `${mailLink(supportEmail, messages.subject)}&body=${encodeURIComponent(messages.order)}`
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap gap-3">
        {canOrder && whatsapp && (
          <a href={whatsappLink(whatsapp, messages.order)} className={buttonClass('sun', 'grow')}>
            <WhatsappIcon />
            {words.whatsapp}
          </a>
        )}
        {canOrder && supportEmail && (
          <a href={mail} className={buttonClass(whatsapp ? 'plain' : 'sun', 'grow')}>
            {words.mail}
          </a>
        )}
        {!product.inStock && whatsapp && (
          <a href={whatsappLink(whatsapp, messages.notice)} className={buttonClass('sun', 'grow')}>
            <WhatsappIcon />
            {words.notify}
          </a>
        )}
      </div>
      {canOrder && <p className="text-sm text-soft-ink">{words.note}</p>}
      {whatsapp && (
        <p>
          <a
            href={whatsappLink(whatsapp, messages.ask)}
            className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4"
          >
            {words.ask}
          </a>
        </p>
      )}
    </div>
  )
}
