import { data, redirect } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { Money } from '#design/money.tsx'
import { format } from '#kernel/messages.ts'
import { isTransfer } from '#kernel/payment-method.ts'
import { formatDateTime } from '#kernel/time.ts'
import { refuseInMaintenance } from '#shop/maintenance/maintenance.service.server.ts'
import { linkOf } from '#shop/orders/orders.service.server.ts'
import { startPayment } from '#shop/payments/engine/start.service.server.ts'
import { orderPayable } from '#shop/payments/orders/order-payable.service.server.ts'
import { usePaymentMessages } from '#shop/payments/ui/use-messages.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { messagesIn, withMessages } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/paypal-start'
import { outcomeIn } from './paypal-outcome.ts'
import { payersOrder, servedPayPal } from './paypal-page.server.ts'
import { PayPalOutcome, PayPalWays } from './paypal-ways.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const order = await payersOrder(ctx, params.token)
  if (!order) throw data(null, { status: 404 })
  const link = linkOf(ctx, order, 'payer')
  if (isTransfer(order.method)) throw redirect(link, 303)
  if (order.payment === 'paid') throw redirect(link, 303)
  const { title } = messagesIn(ctx.locale).payments.paypal
  const page: PageInfo = { title, path: '/pedido/buscar', noindex: true }
  return {
    page,
    ...{ number: order.number, total: order.total, link, token: params.token },
    until: order.payBy && formatDateTime(order.payBy, ctx.locale),
    isPayable: order.payment === 'awaiting_payment' && order.compliance !== 'held',
    outcome: order.compliance === 'held' ? 'order_held' : outcomeIn(request),
    payPal: servedPayPal(ctx),
    ...withMessages(ctx.locale, 'payments'),
  }
}

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

/** A link to PayPal; obstacles are shown on the page. */
export async function action({ context, params }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const order = await payersOrder(ctx, params.token)
  if (!order) throw data(null, { status: 404 })
  const open = await refuseInMaintenance(ctx)
  const started = open.ok
    ? await startPayment(ctx, orderPayable, { payableId: order.id, provider: 'paypal' })
    : open
  if (!started.ok) return data({ refusal: started.code }, { status: 409 })
  return redirect(started.value.approveLink, 303)
}

export default function PayPalPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = usePaymentMessages().paypal
  const { number, total, until, link, isPayable, payPal, token } = loaderData
  const code = actionData?.refusal ?? loaderData.outcome
  return (
    <div className="page py-8 md:py-12">
      <div className="mx-auto grid max-w-xl gap-5">
        <h1 className="font-bold text-3xl">{messages.title}</h1>
        <PayPalOutcome outcomes={messages.outcomes} code={code} />
        <p className="flex flex-wrap items-baseline justify-between gap-3">
          <span className="text-soft-ink">{format(messages.of, { number })}</span>
          <Money amount={total} className="font-bold text-2xl" />
        </p>
        {isPayable && until && <p>{format(messages.until, { date: until })}</p>}
        {isPayable && payPal && (
          <PayPalWays payPal={payPal} url={`/checkout/paypal/${token}`} messages={messages} />
        )}
        {!payPal && <p>{messages.off}</p>}
        {!isPayable && code === '' && <p>{messages.outcomes.not_payable}</p>}
        <p>
          <ButtonLink to={link}>{messages.order}</ButtonLink>
        </p>
      </div>
    </div>
  )
}
