import { MessageCircle } from 'lucide-react'
import { buttonClass } from '#design/button.tsx'
import { fill } from '#kernel/words.ts'
import { type Product, productPath } from '#shop/catalogue/product.rules.ts'
import { whatsappLink } from '../contact-links.ts'
import { useProductWords } from '../use-page-words.ts'
import { useShop } from '../use-shop.ts'
import { AddToCart } from './add-to-cart.tsx'

function useMessages({ name, sku, slug }: Product) {
  const words = useProductWords().order
  const { shopUrl } = useShop()
  const values = { name, sku, address: `${shopUrl}${productPath({ slug })}` }
  return { ask: fill(words.askMessage, values), notice: fill(words.noticeMessage, values) }
}

const WhatsappIcon = () => (
  <MessageCircle aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
)

/** Puts the product into the cart; asking a person is the quiet way beside it. */
export function ProductActions({ product }: { product: Product }) {
  const words = useProductWords().order
  const messages = useMessages(product)
  const { whatsapp } = useShop().facts
  return (
    <div className="grid gap-3 print:hidden">
      <AddToCart product={product} />
      {!product.inStock && whatsapp && (
        <a href={whatsappLink(whatsapp, messages.notice)} className={buttonClass('sun', 'grow')}>
          <WhatsappIcon />
          {words.notify}
        </a>
      )}
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
