import { MessageCircle } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { buttonClass } from '#design/button.tsx'
import { showToast } from '#design/toasts/toasts.tsx'
import { orderText } from '#shop/cart/sharing/order-text.rules.ts'
import { toCompact } from '#shop/cart/stored-cart.rules.ts'
import { useCartMessages } from '#shop/cart/ui/use-messages.ts'
import { mailLink, whatsappLink } from '#web/shell/footer/contact-links.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { askLink } from './cart-calls.ts'
import { refusalText } from './panel/use-add-to-cart.ts'
import { HowToPay } from './paying/how-to-pay.tsx'
import type { CartView } from './use-cart-view.ts'

export const compactOf = ({ totals, installation }: CartView): string =>
  toCompact(
    totals.lines.map(({ product, quantity }) => ({ id: product.id, quantity, seen: null })),
    installation,
  )

interface CartOrderProps {
  readonly view: CartView
  /** True where the checkout button has a place of its own. */
  readonly isOtherwise?: boolean
  /** The link of this cart when it has one. */
  readonly link?: string
}

/** The checkout button, with or without scripts: sends the cart as it is shown. */
export function ToCheckout({ view }: { view: CartView }) {
  const messages = useCartMessages().order
  return (
    <form method="post" action="/checkout">
      <input type="hidden" name="cart" value={compactOf(view)} />
      <input type="hidden" name="code" value={view.code ?? ''} />
      <button type="submit" className={buttonClass('sun', 'min-h-12 w-full')}>
        {messages.checkout}
      </button>
    </form>
  )
}

/** The checkout button, and contact links with the whole cart as their message. */
export function CartOrder({ view, link, isOtherwise = false }: CartOrderProps) {
  const messages = useCartMessages()
  const { facts, destination } = useShop()
  const { totals, code } = view
  const textWith = (withLink: string | null) =>
    orderText({ messages: messages.order, totals, destination, code, link: withLink })
  const url = (withLink: string | null) => whatsappLink(facts.whatsapp, textWith(withLink))
  const subject = messages.order.subject.replace('{destination}', messages.order[destination])
  const order = async (event: MouseEvent) => {
    if (link || !view.isLive) return
    event.preventDefault()
    location.assign(url(await askLink(compactOf(view), code)))
  }
  if (facts.maintenance) {
    const { title, description } = refusalText(messages, 'maintenance', destination)
    return (
      <p className="rounded-field border border-l-4 border-line border-l-warn bg-raised p-3">
        <strong className="block">{title}</strong>
        {description}
      </p>
    )
  }
  return (
    <div className="grid gap-2">
      {!isOtherwise && <ToCheckout view={view} />}
      <HowToPay total={totals.total} />
      {facts.whatsapp && (
        <a
          href={url(link ?? null)}
          onClick={(event) => void order(event)}
          className={buttonClass('plain', 'w-full')}
        >
          <MessageCircle aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
          {messages.order.whatsapp}
        </a>
      )}
      {facts.supportEmail && !facts.whatsapp && (
        <a
          href={`${mailLink(facts.supportEmail, subject)}&body=${encodeURIComponent(textWith(link ?? null))}`}
          className={buttonClass('plain', 'w-full')}
        >
          {messages.order.mail}
        </a>
      )}
    </div>
  )
}

/** A link to share this cart, and a proforma to print. */
export function CartShare({ view }: { view: CartView }) {
  const messages = useCartMessages().share
  const [link, setLink] = useState<{ made: string; url: string } | null>(null)
  const cart = compactOf(view)
  const { code } = view
  const made = `${cart} ${code} ${useShop().destination}`
  const shown = link?.made === made ? link.url : null
  const copy = (url: string) =>
    navigator.clipboard.writeText(url).then(
      () => showToast({ title: messages.copied, variant: 'default_success' }),
      () => undefined,
    )
  const make = async () => {
    const url = await askLink(cart, code)
    if (!url) return showToast({ title: messages.failed, variant: 'destructive' })
    return setLink({ made, url })
  }
  return (
    <div className="grid gap-3">
      <p className="text-sm text-soft-ink">{messages.text}</p>
      <div className="flex flex-wrap gap-3">
        <form
          method="post"
          action="/carrito/compartir"
          className="grow"
          onSubmit={(event) => {
            if (!view.isLive) return
            event.preventDefault()
            void make()
          }}
        >
          <input type="hidden" name="cart" value={cart} />
          <input type="hidden" name="code" value={code ?? ''} />
          <button type="submit" className={buttonClass('plain', 'w-full')}>
            {messages.make}
          </button>
        </form>
        <form method="post" action="/carrito/proforma" className="grow">
          <input type="hidden" name="cart" value={cart} />
          <input type="hidden" name="code" value={code ?? ''} />
          <button type="submit" className={buttonClass('plain', 'w-full')}>
            {messages.proforma}
          </button>
        </form>
      </div>
      {shown && (
        <div className="flex flex-wrap items-end gap-3" role="status">
          <label className="min-w-0 grow text-sm">
            {messages.link}
            <input
              readOnly
              value={shown}
              onFocus={(event) => event.currentTarget.select()}
              className="mt-1 block h-11 w-full rounded-field border border-line bg-raised px-3"
            />
          </label>
          <button type="button" onClick={() => void copy(shown)} className={buttonClass('plain')}>
            {messages.copy}
          </button>
        </div>
      )}
    </div>
  )
}
