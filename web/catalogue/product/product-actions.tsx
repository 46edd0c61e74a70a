import { MessageCircle } from 'lucide-react'
import { buttonClass } from '#design/button.tsx'
import { format } from '#kernel/messages.ts'
import { type Product, productPath } from '#shop/catalogue/products/product.rules.ts'
import { AddToCart } from '#web/cart/panel/add-to-cart.tsx'
import { whatsappLink } from '#web/shell/footer/contact-links.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { useProductMessages } from '#web/shell/request/use-page-messages.ts'

function useMessages({ name, sku, slug }: Product) {
  const messages = useProductMessages().order
  const { shopUrl } = useShop()
  const values = { name, sku, url: `${shopUrl}${productPath({ slug })}` }
  return {
    ask: format(messages.askMessage, values),
    notice: format(messages.noticeMessage, values),
  }
}

const WhatsappIcon = () => (
  <MessageCircle aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
)

/** The button to add the product to the cart; the contact link is secondary. */
export function ProductActions({ product }: { product: Product }) {
  const messages = useProductMessages().order
  const texts = useMessages(product)
  const { whatsapp } = useShop().facts
  return (
    <div className="grid gap-3 print:hidden">
      <AddToCart product={product} />
      {!product.inStock && whatsapp && (
        <a href={whatsappLink(whatsapp, texts.notice)} className={buttonClass('sun', 'grow')}>
          <WhatsappIcon />
          {messages.notify}
        </a>
      )}
      {whatsapp && (
        <p>
          <a
            href={whatsappLink(whatsapp, texts.ask)}
            className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4"
          >
            {messages.ask}
          </a>
        </p>
      )}
    </div>
  )
}
