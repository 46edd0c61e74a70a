import { Bell } from 'lucide-react'
import { ButtonLink } from '#design/button.tsx'
import { TextLink } from '#design/text-link.tsx'
import { format } from '#kernel/messages.ts'
import { type Product, productPath } from '#shop/catalogue/products/product.rules.ts'
import { AddToCart } from '#web/cart/panel/add-to-cart.tsx'
import { whatsappLink } from '#web/shell/footer/contact-links.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { useProductMessages } from '#web/shell/request/use-page-messages.ts'

function useQuestion({ name, sku, slug }: Product) {
  const messages = useProductMessages().order
  const { shopUrl } = useShop()
  return format(messages.askMessage, { name, sku, url: `${shopUrl}${productPath({ slug })}` })
}

/** The button to add the product to the cart; the contact link is secondary. */
export function ProductActions({ product }: { product: Product }) {
  const messages = useProductMessages().order
  const question = useQuestion(product)
  const { whatsapp } = useShop().facts
  return (
    <div className="grid gap-3 print:hidden">
      <AddToCart product={product} />
      {!product.inStock && (
        <ButtonLink to={`/avisame?producto=${encodeURIComponent(product.slug)}`} look="sun">
          <Bell aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
          {messages.notify}
        </ButtonLink>
      )}
      {whatsapp && (
        <p>
          <a
            href={whatsappLink(whatsapp, question)}
            className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4"
          >
            {messages.ask}
          </a>
        </p>
      )}
    </div>
  )
}

/** Where nothing is delivered to the chosen province, a way to be notified. */
export function ProvinceAlert() {
  const { arrival } = useShop()
  const messages = useProductMessages().order
  if (!arrival?.provinceCode || arrival.isServed) return null
  return (
    <p className="-mt-3 print:hidden">
      <TextLink to={`/avisame?provincia=${arrival.provinceCode}`}>{messages.notifyOpen}</TextLink>
    </p>
  )
}
