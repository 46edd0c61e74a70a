import { data, Form, useNavigate } from 'react-router'
import { ButtonLink, buttonClass } from '#design/button.tsx'
import { Money } from '#design/money.tsx'
import { Notice } from '#design/notice.tsx'
import { showToast } from '#design/toasts/toasts.tsx'
import type { Destination } from '#kernel/destination.ts'
import { format } from '#kernel/messages.ts'
import { fitTogether } from '#shop/cart/cart.rules.ts'
import { sharedCart } from '#shop/cart/cart.service.server.ts'
import { type ServedCart, servedCart } from '#shop/cart/served-cart.service.server.ts'
import { TotalsBox } from '#shop/cart/ui/totals-box.tsx'
import { useCartMessages } from '#shop/cart/ui/use-messages.ts'
import { ProductImage } from '#shop/catalogue/images/ui/product-image.tsx'
import { ProductLink } from '#shop/catalogue/products/ui/product-link.tsx'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { PlainPage } from '#web/shell/layout/plain-page.tsx'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { messagesIn } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { takeLines } from '../cart-changes.ts'
import { CartAlerts } from '../cart-contents.tsx'
import { CartForm } from '../cart-form.tsx'
import { CartOrder } from '../cart-order.tsx'
import { setInstallation, storedLines, useCart } from '../cart-store.ts'
import { applyCoupon } from '../coupon/cart-coupon.ts'
import { expectDestination } from '../panel/use-cart-frame.ts'
import { viewOfServed } from '../use-cart-view.ts'
import type { Route } from './+types/shared-cart'
import { adoptDestination } from './adopt-destination.server.ts'

const nothing = { token: '', address: '', madeFor: null, endedCode: '' }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const messages = messagesIn(ctx.locale).cart.shared
  const cart = await sharedCart(ctx, params.token)
  const title = cart ? messages.title : messages.missing
  const page: PageInfo = { title, path: '/carrito', noindex: true }
  if (!cart) return data({ page, served: null, ...nothing }, { status: 404 })
  const { token } = params
  const adopted = adoptDestination(ctx, request, cart)
  if (adopted) throw adopted
  const { code, destination: madeFor } = cart
  const served = await servedCart(ctx, cart, { code })
  const endedCode = served.code === null ? code : ''
  const url = `${ctx.shopUrl}/c/${token}`
  return data({ page, served, token, address: url, madeFor, endedCode })
}

/** The cart was made for the other destination. */
function OtherDestination({ madeFor, token }: { madeFor: Destination; token: string }) {
  const { shared: messages } = useCartMessages()
  return (
    <Form
      method="post"
      action="/destino"
      replace
      onSubmit={expectDestination}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line border-l-4 border-l-sun bg-raised p-4"
    >
      <input type="hidden" name="back" value={`/c/${token}`} />
      <p className="min-w-0 grow basis-64">{messages.other[madeFor]}</p>
      <button type="submit" name="to" value={madeFor} className={buttonClass('plain')}>
        {messages.see[madeFor]}
      </button>
    </Form>
  )
}

function SharedLines({ served }: { served: ServedCart }) {
  return (
    <ul>
      {served.totals.lines.map(({ product, quantity, amount }) => (
        <li
          key={product.id}
          className="grid grid-cols-[4.5rem_1fr_auto] items-center gap-4 border-b border-line py-4"
        >
          <ProductImage product={product} className="rounded-field" />
          <ProductLink product={product} className="font-semibold no-underline hover:underline">
            <span className="figures">{quantity} × </span>
            {product.name}
          </ProductLink>
          <Money amount={amount} className="text-lg font-bold" />
        </li>
      ))}
    </ul>
  )
}

function CopyCart({ served, token }: { served: ServedCart; token: string }) {
  const { shared: messages, refusals } = useCartMessages()
  const { destination, facts } = useShop()
  const cart = useCart()
  const navigate = useNavigate()
  const shared = served.totals.lines.map(({ product, quantity }) => ({
    ...{ id: product.id, quantity, seen: product },
  }))
  const copy = () => {
    if (!fitTogether(storedLines(), shared))
      return showToast({ ...refusals.cart_full, variant: 'destructive', topic: 'cart' })
    takeLines(shared, destination)
    if (served.installation) setInstallation(true)
    if (served.code) void applyCoupon(served.code)
    showToast({
      title: messages.copied,
      description: messages.copiedText,
      variant: 'default_success',
      topic: 'cart',
    })
    return navigate('/carrito')
  }
  if (facts.maintenance) return null
  return (
    <CartForm intent="copy" fields={{ token }} onDo={cart && copy}>
      <button type="submit" className={buttonClass('plain', 'w-full')}>
        {messages.copy}
      </button>
    </CartForm>
  )
}

export default function SharedCartPage({ loaderData }: Route.ComponentProps) {
  const messages = useCartMessages()
  const { destination } = useShop()
  const { served, token, address: url, madeFor, endedCode } = loaderData
  if (!served)
    return (
      <PlainPage title={messages.shared.missing} text={messages.shared.missingText}>
        <p className="mt-6">
          <ButtonLink to="/catalogo">{messages.empty.catalogue}</ButtonLink>
        </p>
      </PlainPage>
    )
  const view = viewOfServed(served)
  return (
    <PlainPage title={messages.shared.title} text={messages.shared.text[madeFor ?? 'any']}>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12">
        <div className="grid gap-4">
          {madeFor && madeFor !== destination && (
            <OtherDestination madeFor={madeFor} token={token} />
          )}
          <Notice isBad text={endedCode && format(messages.shared.ended, { code: endedCode })} />
          <CartAlerts view={view} />
          <SharedLines served={served} />
        </div>
        <section className="grid gap-5 rounded-card border border-line bg-raised p-4 md:p-6">
          <TotalsBox totals={view.totals} destination={destination} code={view.code} />
          <CartOrder view={view} link={url} />
          <CopyCart served={served} token={token} />
        </section>
      </div>
    </PlainPage>
  )
}
