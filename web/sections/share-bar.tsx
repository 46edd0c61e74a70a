import { Link2, MessageCircle, Printer, Scale } from 'lucide-react'
import { Link } from 'react-router'
import { showToast } from '#design/toasts.tsx'
import { formatUsd } from '#kernel/money.ts'
import { fill } from '#kernel/words.ts'
import { type Product, priceFor, productPath } from '#shop/catalogue/product.rules.ts'
import { whatsappLink } from '../order-links.ts'
import { useProductWords } from '../use-page-words.ts'
import { useShop } from '../use-shop.ts'

const item =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-field px-2 text-sm hover:bg-sunk'
const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5 shrink-0' } as const

/** Send the product to someone, keep its address, print it, or set it beside another. */
export function ShareBar({ product }: { product: Product }) {
  const words = useProductWords().share
  const shop = useShop()
  if (!shop) return null
  const address = `${shop.shopUrl}${productPath(product)}`
  const price = priceFor(product, shop.destination)
  const message = fill(words.message, {
    name: product.name,
    price: price === null ? '' : formatUsd(price),
    address,
  })
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showToast({ title: words.copied, variant: 'default_success' }),
      () => showToast({ title: words.notCopied, variant: 'destructive' }),
    )
  return (
    <ul aria-label={words.label} className="-mx-2 flex flex-wrap gap-x-2 print:hidden">
      <li>
        <a href={whatsappLink(message)} className={item}>
          <MessageCircle {...icon} />
          {words.whatsapp}
        </a>
      </li>
      <li>
        <Link to={`/comparar?ids=${encodeURIComponent(product.slug)}`} className={item}>
          <Scale {...icon} />
          {words.compare}
        </Link>
      </li>
      <li className="noscript:hidden">
        <button type="button" onClick={() => void copy()} className={item}>
          <Link2 {...icon} />
          {words.copy}
        </button>
      </li>
      <li className="noscript:hidden">
        <button type="button" onClick={() => window.print()} className={item}>
          <Printer {...icon} />
          {words.print}
        </button>
      </li>
    </ul>
  )
}
