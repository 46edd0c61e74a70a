import { Bell } from 'lucide-react'
import { ButtonLink } from '#design/button.tsx'
import { Money } from '#design/money.tsx'
import { TextLink } from '#design/text-link.tsx'
import type { Destination } from '#kernel/destination.ts'
import { format } from '#kernel/messages.ts'
import { unbroken } from '#kernel/text/unbroken.ts'
import {
  type Product,
  type ProductSummary,
  priceFor,
  productPath,
} from '#shop/catalogue/products/product.rules.ts'
import { ProductLink } from '#shop/catalogue/products/ui/product-link.tsx'
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

function PriceOf({ product, destination }: { product: ProductSummary; destination: Destination }) {
  const price = priceFor(product, destination)
  return price === null ? null : <Money amount={price} />
}

/** In place of a product that is not sold for the chosen destination. */
export function Alternatives({ products }: { products: readonly ProductSummary[] }) {
  const messages = useProductMessages().alternatives
  const { destination } = useShop()
  if (products.length === 0) return null
  return (
    <section className="print:hidden">
      <h2 className="font-bold text-xl">{messages[destination]}</h2>
      <ul className="mt-3 overflow-hidden rounded-card border border-line bg-raised">
        {products.map((product) => (
          <li key={product.id} className="border-line not-last:border-b">
            <ProductLink
              product={product}
              className="flex min-h-12 items-baseline justify-between gap-4 px-4 py-3 hover:bg-sunk"
            >
              <span className="min-w-0 underline decoration-line underline-offset-4">
                {unbroken(product.name)}
              </span>
              <PriceOf product={product} destination={destination} />
            </ProductLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
