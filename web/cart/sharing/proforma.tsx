import { redirect } from 'react-router'
import { Button, ButtonLink } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { sharedCart } from '#shop/cart/cart.service.server.ts'
import { postedCart } from '#shop/cart/stored-cart.rules.ts'
import type { Totals } from '#shop/cart/totals.rules.ts'
import { TotalsBox } from '#shop/cart/ui/totals-box.tsx'
import { useCartMessages } from '#shop/cart/ui/use-messages.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { PlainPage } from '#web/shell/layout/plain-page.tsx'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { messagesIn } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { cookieCart, cookieCoupon } from '../cart-cookie.server.ts'
import type { Route } from './+types/proforma'
import { proformaOf } from './proforma.server.ts'

/** From the cookie's cart, or from a shared one by its token. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const token = new URL(request.url).searchParams.get('c')
  const shared = token ? await sharedCart(ctx, token) : null
  const cart = token ? shared : cookieCart(request)
  const code = token ? (shared?.code ?? '') : cookieCoupon(request)
  const { title } = messagesIn(ctx.locale).cart.proforma
  const page: PageInfo = { title, path: '/carrito/proforma', noindex: true }
  return { page, proforma: await proformaOf(ctx, cart, code) }
}

/** From the lines that the browser's cart sends. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData().catch(() => new FormData())
  const cart = postedCart(form.get('cart'))
  if (!cart.ok) throw redirect(`/carrito?aviso=${cart.code}`, 303)
  return proformaOf(context.get(requestCtx), cart.value, String(form.get('code') ?? ''))
}

const cell = 'py-2 pr-4 align-top'

function Items({ totals }: { totals: Totals }) {
  const messages = useCartMessages().proforma
  return (
    <table className="w-full text-left">
      <thead className="border-b border-ink text-sm">
        <tr>
          <th className={cell}>{messages.product}</th>
          <th className={`${cell} text-right`}>{messages.quantity}</th>
          <th className={`${cell} text-right max-sm:hidden`}>{messages.price}</th>
          <th className="py-2 text-right">{messages.amount}</th>
        </tr>
      </thead>
      <tbody>
        {totals.lines.map(({ product, quantity, unitPrice, amount }) => (
          <tr key={product.id} className="border-b border-line">
            <td className={cell}>
              {product.name}
              <span className="block text-sm text-soft-ink">{product.sku}</span>
            </td>
            <td className={`${cell} figures text-right`}>{quantity}</td>
            <td className={`${cell} text-right max-sm:hidden`}>
              <Money amount={unitPrice} />
            </td>
            <td className="py-2 text-right align-top">
              <Money amount={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Proforma = Awaited<ReturnType<typeof proformaOf>>

function Facts({ number, date, destination }: Proforma) {
  const messages = useCartMessages()
  const facts = [
    [messages.proforma.number, number],
    [messages.proforma.date, date],
    [messages.proforma.destination, messages.order[destination]],
  ]
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-soft-ink">{name}</dt>
          <dd className="figures font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export default function ProformaPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useCartMessages().proforma
  const locale = useLocale()
  const { facts } = useShop()
  const proforma = actionData ?? loaderData.proforma
  const { totals, code, date, destination } = proforma
  if (totals.lines.length === 0)
    return (
      <PlainPage title={messages.empty} text={messages.emptyText}>
        <p className="mt-6">
          <ButtonLink to="/carrito">{messages.back}</ButtonLink>
        </p>
      </PlainPage>
    )
  return (
    <article className="page grid max-w-3xl gap-6 py-8 md:py-12">
      <header className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h1 className="text-3xl font-bold">{messages.title}</h1>
          <p className="font-semibold">{facts.legalName}</p>
        </div>
        <p className="text-sm text-soft-ink">
          {[facts.legalAddress, facts.supportEmail, ...facts.phones].filter(Boolean).map((fact) => (
            <span key={fact} className="mr-4 inline-block">
              {fact}
            </span>
          ))}
        </p>
        <Facts {...proforma} />
      </header>
      <Items totals={totals} />
      <p className="text-sm text-soft-ink">
        {format(messages.weight, { weight: formatNumber(locale, totals.weightLbs, 2) })}
      </p>
      <div className="ml-auto w-full max-w-md">
        <TotalsBox totals={totals} destination={destination} code={code} />
      </div>
      <p className="measure text-sm">{format(messages.validity, { date })}</p>
      <p className="flex flex-wrap gap-3 print:hidden">
        <Button look="sun" className="js-only" onClick={() => window.print()}>
          {messages.print}
        </Button>
        <ButtonLink to="/carrito">{messages.back}</ButtonLink>
      </p>
    </article>
  )
}
