import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { format } from '#kernel/messages.ts'
import { isTransfer } from '#kernel/payment-method.ts'
import { installationState } from '#shop/orders/installation/installation.rules.ts'
import { openDelay } from '#shop/orders/lifecycle/delay.service.server.ts'
import { arrivalOnPage } from '#shop/orders/lookup/arrival.service.server.ts'
import type { OrderWithLines } from '#shop/orders/order.rules.ts'
import { linkOf } from '#shop/orders/orders.service.server.ts'
import { readOrderNumber } from '#shop/orders/placing/order-number.rules.ts'
import { stepDates } from '#shop/orders/steps/step-dates.rules.ts'
import { useOrderMessages } from '#shop/orders/ui/use-messages.ts'
import { zelleOf } from '#shop/payments/manual-transfer/transfers.service.server.ts'
import { moneyBackOf } from '#shop/payments/orders/order-money.service.server.ts'
import { providersFor } from '#shop/payments/orders/pay-online.service.server.ts'
import { mayDivide } from '#shop/payments/parts/divide-order.service.server.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { PlainPage } from '#web/shell/layout/plain-page.tsx'
import { messagesIn, withMessages } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/success'
import { CancelOrder } from './cancel-order.tsx'
import { clearOrderedCart } from './clear-ordered-cart.ts'
import { DelayQuestion } from './delay-question.tsx'
import { OrderView } from './order-view.tsx'
import { OfferParts } from './parts/order-parts.tsx'
import { PayNow } from './pay-now.tsx'
import { setSheetOf } from './set-sheet.server.ts'
import { orderAfterPlacing } from './success-page.server.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const messages = messagesIn(ctx.locale).orders
  const number = readOrderNumber(params.number)
  const key = new URL(request.url).searchParams.get('clave') ?? ''
  const order = number === null ? null : await orderAfterPlacing(ctx, number, key)
  const title = order ? messages.success.title : messages.find.title
  const page: PageInfo = { title, path: '/pedido/buscar', noindex: true }
  const carried = withMessages(ctx.locale, 'orders', 'payments', 'parts', 'delay')
  if (!order) {
    const unopened = {
      page,
      isNoNumber: number === null,
      order: null,
      arrival: '',
      moneyBack: undefined,
      delay: null,
      sheet: null,
      links: null,
      zelle: null,
      online: [],
      token: '',
      parts: false,
      ...carried,
    }
    return data(unopened, { status: number === null ? 404 : 200 })
  }
  // nothing was successful about an order that is over: its own page says what became of it
  if (order.closedAt !== null) throw redirect(linkOf(ctx, order, 'payer'), 303)
  const links = {
    payer: `${ctx.shopUrl}${linkOf(ctx, order, 'payer')}`,
    recipient: `${ctx.shopUrl}${linkOf(ctx, order, 'recipient')}`,
  }
  const zelle = isTransfer(order.method) ? await zelleOf(ctx, order.id) : null
  const online = await providersFor(ctx, order)
  const token = linkOf(ctx, order, 'payer').replace('/pedido/', '')
  const arrival = await arrivalOnPage(ctx, order)
  const moneyBack = await moneyBackOf(ctx, order)
  const delay = await openDelay(ctx, order)
  const parts = await mayDivide(ctx, order)
  const sheet = await setSheetOf(ctx, order)
  return data({
    page,
    isNoNumber: false,
    order,
    arrival,
    moneyBack,
    delay,
    sheet,
    links,
    zelle,
    online,
    token,
    parts,
    ...carried,
  })
}

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

/** Removes the ordered products and the coupon from the cart. */
function useClearOrderedCart(order: OrderWithLines | null) {
  useEffect(() => {
    if (!order) return
    const ordered = order.lines.map(({ productId, quantity }) => ({ id: productId, quantity }))
    clearOrderedCart(order.number, ordered)
  }, [order])
}

export default function SuccessPage({ loaderData }: Route.ComponentProps) {
  const messages = useOrderMessages()
  const { order, arrival, moneyBack, delay, sheet, links, zelle, online, token, parts } = loaderData
  useClearOrderedCart(order)
  if (!order || !links)
    return (
      <PlainPage
        title={loaderData.isNoNumber ? messages.missing.title : messages.find.title}
        text={loaderData.isNoNumber ? messages.missing.text : messages.success.otherText}
      >
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to="/pedido/buscar" look="sun">
            {messages.find.title}
          </ButtonLink>
          <ButtonLink to="/verificar">{messages.verify.title}</ButtonLink>
        </p>
      </PlainPage>
    )
  return (
    <div className="page grid gap-6 py-8 md:py-12">
      <div>
        <h1 className="text-3xl font-bold md:text-4xl">{messages.success.title}</h1>
        <p className="mt-2 text-lg">
          {messages.number}: <strong className="figures inline-block">{order.number}</strong>
        </p>
        <p className="measure mt-1 text-soft-ink">
          {format(messages.success.text, { email: order.buyer.email })}
        </p>
      </div>
      <OrderView
        order={order}
        arrival={arrival}
        moneyBack={moneyBack}
        due={zelle?.due}
        question={delay && <DelayQuestion delay={delay} token={token} />}
        links={links}
        dates={stepDates(order, [])}
        installation={installationState(order, [])}
        sheet={sheet}
        next={
          <>
            <PayNow order={order} zelle={zelle} online={online} token={token} />
            {parts && <OfferParts url={`/pedido/${token}/entre-varios`} />}
          </>
        }
        more={<CancelOrder order={order} url={`/pedido/${token}`} />}
      />
    </div>
  )
}
