import { Link2, MessageCircle, Printer, Scale } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { format } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import { type Product, priceFor, productPath } from '#shop/catalogue/products/product.rules.ts'
import { usePricingMessages } from '#shop/pricing/ui/use-messages.ts'
import { whatsappLink } from '#web/shell/footer/contact-links.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { useProductMessages } from '#web/shell/request/use-page-messages.ts'

const item =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-field px-1.5 text-sm hover:bg-sunk'
const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5 shrink-0' } as const

type Copying = 'copy' | 'copied' | 'notCopied'

/** Shows the result on the button itself, so that it is visible over a dialog. */
function CopyButton({ url }: { url: string }) {
  const messages = useProductMessages().share
  const [state, setState] = useState<Copying>('copy')
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setState('copied'),
      () => setState('notCopied'),
    )
  return (
    <button type="button" onClick={() => void copy()} className={`${item} text-left`}>
      <Link2 {...icon} />
      <span aria-live="polite">{messages[state]}</span>
    </button>
  )
}

/** Share the product, copy its link, print it, or add it to the comparison. */
export function ShareBar({ product }: { product: Product }) {
  const messages = useProductMessages().share
  const { shopUrl, destination } = useShop()
  const url = `${shopUrl}${productPath(product)}`
  const { missing } = usePricingMessages()
  const price = priceFor(product, destination)
  const message = format(messages.message, {
    name: product.name,
    price: price === null ? missing : formatUsd(price),
    url,
  })
  return (
    <ul
      aria-label={messages.label}
      className="-mx-1.5 grid grid-cols-[auto_auto] justify-start gap-x-1 print:hidden"
    >
      <li>
        <a href={whatsappLink('', message)} className={item}>
          <MessageCircle {...icon} />
          {messages.whatsapp}
        </a>
      </li>
      <li>
        <Link to={`/comparar?ids=${encodeURIComponent(product.slug)}`} className={item}>
          <Scale {...icon} />
          {messages.compare}
        </Link>
      </li>
      <li className="noscript:hidden">
        <CopyButton url={url} />
      </li>
      <li className="noscript:hidden">
        <button type="button" onClick={() => window.print()} className={item}>
          <Printer {...icon} />
          {messages.print}
        </button>
      </li>
    </ul>
  )
}
