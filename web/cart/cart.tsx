import { redirect } from 'react-router'
import { Button, ButtonLink } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Spinner } from '#design/spinner.tsx'
import { formatPlural } from '#kernel/messages.ts'
import { CartInput, unreadIn } from '#shop/cart/cart.input.ts'
import { applyToCart } from '#shop/cart/cart-action.service.server.ts'
import { saveProfileCart } from '#shop/cart/profile-cart.service.server.ts'
import { servedCart } from '#shop/cart/served-cart.service.server.ts'
import { useCartMessages } from '#shop/cart/ui/use-messages.ts'
import { type ProvinceName, provinceNames } from '#shop/shipping/cuba.rules.ts'
import { checkOfCart } from '#shop/solar/system/cart-check.service.server.ts'
import { ArrivalChoice } from '#web/shell/destination/arrival.tsx'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { messagesIn } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/cart'
import { CartAdditions, CartAlerts, CartLines, CartTotal } from './cart-contents.tsx'
import { cartCookie, cookieCart, cookieCoupon, couponCookie } from './cart-cookie.server.ts'
import { EmptyCart } from './cart-empty.tsx'
import { CartOrder, CartShare } from './cart-order.tsx'
import { CartCheckNotice } from './check/cart-check-notice.tsx'
import { useCartCheck } from './check/use-cart-check.ts'
import {
  beginHere,
  type FormNotice,
  formNotice,
  movedNotice,
  type ShortLine,
  shortLine,
  shortUrl,
} from './forms/form-result.server.ts'
import { type CartView, isSurelyEmpty, useCartView, viewOfServed } from './use-cart-view.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { searchParams } = new URL(request.url)
  const { title } = messagesIn(ctx.locale).cart
  const page: PageInfo = { title, path: '/carrito', noindex: true }
  const served = await servedCart(ctx, cookieCart(request), { code: cookieCoupon(request) })
  return {
    page,
    served,
    check: await checkOfCart(
      ctx,
      served.totals.lines.map(({ product, quantity }) => ({ id: product.id, quantity })),
    ),
    notice: formNotice(ctx, searchParams),
    isBegin: searchParams.get('aviso') === beginHere,
    short: shortLine(searchParams),
    moved: movedNotice(ctx, searchParams),
    provinces: provinceNames,
    asksToClear: searchParams.has('vaciar'),
  }
}

const unread = {
  product: 'unknown_product',
  quantity: 'quantity_not_whole',
  form: 'not_understood',
} as const

/** The intent of a form without scripts. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const form = await request.formData().catch(() => new FormData())
  const input = CartInput.safeParse(Object.fromEntries(form))
  if (!input.success) return redirect(`/carrito?aviso=${unread[unreadIn(input.error.issues)]}`, 303)
  const { cart, refusal, code, short } = await applyToCart(ctx, cookieCart(request), input.data)
  if (ctx.user) await saveProfileCart(ctx, ctx.user, cart.lines)
  const headers = new Headers({ 'Set-Cookie': cartCookie(ctx, cart) })
  if (code) headers.append('Set-Cookie', couponCookie(ctx, code))
  if (short) return redirect(shortUrl(short), { status: 303, headers })
  return redirect(refusal ? `/carrito?aviso=${refusal}` : '/carrito', { status: 303, headers })
}

function Notice({ title, description, isRefusal }: FormNotice & { isRefusal: boolean }) {
  return (
    <div
      role="status"
      className={`rounded-card border border-l-4 border-line bg-raised p-4 ${isRefusal ? 'border-l-bad' : 'border-l-good'}`}
    >
      <p className="font-semibold">{title}</p>
      <p className="text-sm text-soft-ink">{description}</p>
    </div>
  )
}

/** Without scripts the confirmation to empty the cart is a page of its own. */
function AskToClear() {
  const messages = useCartMessages().confirm
  return (
    <section className="rounded-card border border-line bg-raised p-4">
      <h2 className="text-xl font-bold">{messages.title}</h2>
      <p className="mt-1 text-soft-ink">{messages.text}</p>
      <form method="post" action="/carrito" className="mt-4 flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="clear" />
        <ButtonLink to="/carrito">{messages.cancel}</ButtonLink>
        <Button type="submit" look="grave">
          {messages.confirm}
        </Button>
      </form>
    </section>
  )
}

interface FilledProps {
  readonly view: CartView
  readonly check: ReturnType<typeof useCartCheck>
  readonly provinces: readonly ProvinceName[]
  readonly short: ShortLine | null
}

/** Beside the lines the total and the button are in sight at once; what may be added comes below them. */
function Filled({ view, check, provinces, short }: FilledProps) {
  const messages = useCartMessages()
  const { destination } = useShop()
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12">
      <section aria-label={messages.title} className="grid min-w-0 gap-6">
        <CartAlerts view={view} />
        <CartCheckNotice check={check} />
        <CartLines view={view} short={short} />
      </section>
      <div className="grid gap-8">
        <section className="rounded-card border border-line bg-raised p-4 md:p-6">
          <h2 className="mb-3 text-xl font-bold">{messages.totals.title}</h2>
          <CartTotal view={view} />
          <div className="mt-4">
            <CartOrder view={view} key={destination} />
          </div>
          <div className="mt-5 empty:hidden">
            <ArrivalChoice provinces={provinces} />
          </div>
          <div className="mt-5">
            <CartAdditions view={view} />
          </div>
        </section>
        <section>
          <h2 className="mb-2 text-xl font-bold">{messages.share.title}</h2>
          <CartShare view={view} />
        </section>
      </div>
    </div>
  )
}

/** Until the browser's cart has been read, the page does not claim that it is empty. */
function Waiting() {
  const messages = useCartMessages()
  return (
    <>
      <div className="js-only min-h-64">
        <Spinner label={messages.reading} />
      </div>
      <noscript>
        <EmptyCart />
      </noscript>
    </>
  )
}

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const messages = useCartMessages()
  const locale = useLocale()
  const { served, notice, isBegin, short, moved, asksToClear, provinces } = loaderData
  const live = useCartView()
  const view = live ?? viewOfServed(served)
  const check = useCartCheck(live, loaderData.check)
  const isEmpty = view.totals.lines.length === 0
  const items = view.totals.lines.reduce((sum, line) => sum + line.quantity, 0)
  return (
    <div className="page grid gap-6 py-8 md:py-12" data-cart="">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1
          data-cart-title=""
          tabIndex={-1}
          className="text-3xl font-bold outline-none md:text-4xl"
        >
          {messages.title}
        </h1>
        {!isEmpty && (
          <p className="figures text-soft-ink">{formatPlural(locale, messages.items, items)}</p>
        )}
      </div>
      {notice && !(isBegin && isEmpty) && <Notice {...notice} isRefusal={!isBegin} />}
      {!notice && moved && <Notice {...moved} isRefusal={false} />}
      {isEmpty && <CartAlerts view={view} />}
      {asksToClear && !isEmpty && !live && <AskToClear />}
      {!isEmpty && <Filled view={view} check={check} provinces={provinces} short={short} />}
      {isEmpty && (isSurelyEmpty(live) ? <EmptyCart /> : <Waiting />)}
    </div>
  )
}
