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
import { mailLink, whatsappLink } from '../order-links.ts'
import { useProductWords } from '../use-page-words.ts'
import { type Shop, useShop } from '../use-shop.ts'

function useMessages(product: Product, { destination, shopUrl }: Shop) {
  const words = useProductWords().order
  const price = priceFor(product, destination)
  const values = {
    name: product.name,
    sku: product.sku,
    destination: words[destination],
    price: price === null ? '?' : formatUsd(price),
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

function Actions({ product, shop }: { product: Product; shop: Shop }) {
  const words = useProductWords().order
  const messages = useMessages(product, shop)
  const { whatsapp, supportEmail } = shop.facts
  const canOrder = product.inStock && isAvailableFor(product.availableFor, shop.destination)
  const mail = mailLink(supportEmail, messages.subject, messages.order)
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap gap-3">
        {canOrder && whatsapp && (
          <a href={whatsappLink(messages.order, whatsapp)} className={buttonClass('sun', 'grow')}>
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
          <a href={whatsappLink(messages.notice, whatsapp)} className={buttonClass('sun', 'grow')}>
            <WhatsappIcon />
            {words.notify}
          </a>
        )}
      </div>
      {canOrder && <p className="text-sm text-soft-ink">{words.note}</p>}
      {whatsapp && (
        <p>
          <a
            href={whatsappLink(messages.ask, whatsapp)}
            className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4"
          >
            {words.ask}
          </a>
        </p>
      )}
    </div>
  )
}

/** How to order the product today, and how to ask about it. */
export function ProductActions({ product }: { product: Product }) {
  const shop = useShop()
  return shop ? <Actions product={product} shop={shop} /> : null
}
