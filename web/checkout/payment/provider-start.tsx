import { data, redirect } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { Money } from '#design/money.tsx'
import { format } from '#kernel/messages.ts'
import { linkOf } from '#shop/orders/orders.service.server.ts'
import { orderPayable } from '#shop/payments/orders/order-payable.service.server.ts'
import {
  payByTransfer,
  transfersFor,
} from '#shop/payments/orders/pay-by-transfer.service.server.ts'
import { mayDivide } from '#shop/payments/parts/divide-order.service.server.ts'
import { usePaymentMessages } from '#shop/payments/ui/use-messages.ts'
import { OfferParts } from '#web/orders/parts/order-parts.tsx'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/provider-start'
import { shownHold } from './hold/unpaid-order.server.ts'
import { Hold, OtherMethod } from './hold/unpaid-order.tsx'
import { outcomeIn, paymentPage, providerIn } from './provider-outcome.ts'
import { payersOrder, providerOfOrder, servedProvider } from './provider-page.server.ts'
import { ProviderOutcome, ProviderWays } from './provider-ways.tsx'
import { isStartClosed, startOrContinue } from './start-or-continue.server.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const order = await payersOrder(ctx, params.token)
  if (!order) throw data(null, { status: 404 })
  const link = linkOf(ctx, order, 'payer')
  const found = await providerOfOrder(ctx, order, providerIn(request))
  if (!found || order.payment === 'paid' || order.payment === 'awaiting_parts')
    throw redirect(link, 303)
  const { method, name, instead } = found
  const isAwaited =
    instead !== null || (order.payment === 'awaiting_payment' && order.compliance !== 'held')
  const paidThrough = { payableId: order.id, provider: method }
  const isClosed = isAwaited && (await isStartClosed(ctx, orderPayable, paidThrough))
  const title = format(messagesIn(ctx.locale).payments.provider.title, { method: name })
  return {
    ...{
      number: order.number,
      total: order.total,
      link,
      name,
      url: paymentPage(method, params.token),
    },
    instead,
    until: instead === null ? shownHold(ctx, order) : null,
    transfers: await transfersFor(ctx, order),
    mayDivide: await mayDivide(ctx, order),
    ...{ isAwaited, isPayable: isAwaited && !isClosed },
    outcome:
      order.compliance === 'held' ? 'order_held' : isClosed ? 'in_maintenance' : outcomeIn(request),
    servedProvider: servedProvider(ctx, { method, name }),
    ...privatePageTitled(ctx.locale, '/pedido/buscar', title, 'payments', 'parts'),
  }
}

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

/** Leads to the provider; obstacles are shown on the page. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const order = await payersOrder(ctx, params.token)
  if (!order) throw data(null, { status: 404 })
  const { intent, method } = await postedFields(request)
  if (intent === 'transfer') {
    const changed = await payByTransfer(ctx, order, method)
    if (!changed.ok) return data({ refusal: changed.code }, { status: 409 })
    return redirect(linkOf(ctx, changed.value, 'payer'), 303)
  }
  const paidThrough = { payableId: order.id, provider: providerIn(request) }
  const started = await startOrContinue(ctx, orderPayable, paidThrough)
  if (!started.ok) return data({ refusal: started.code }, { status: 409 })
  return redirect(started.value.approveLink, 303)
}

export default function ProviderPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = usePaymentMessages().provider
  const { number, total, until, link, name, url, instead, isAwaited, isPayable, transfers } =
    loaderData
  const provider = loaderData.servedProvider
  const code = actionData?.refusal ?? loaderData.outcome
  return (
    <div className="page py-8 md:py-12">
      <div className="mx-auto grid max-w-xl gap-5">
        <h1 className="font-bold text-3xl">{format(messages.title, { method: name })}</h1>
        <ProviderOutcome outcomes={messages.outcomes} code={code} name={name} />
        <p className="flex flex-wrap items-baseline justify-between gap-3">
          <span className="text-soft-ink">{format(messages.of, { number })}</span>
          <Money amount={total} className="font-bold text-2xl" />
        </p>
        {isAwaited && until && <Hold {...until} />}
        {instead !== null && <p>{format(messages.notBoth, { method: instead })}</p>}
        {isPayable && provider && (
          <ProviderWays provider={provider} url={url} messages={messages} outcome={code} />
        )}
        {!provider && code !== 'not_configured' && <p>{format(messages.off, { method: name })}</p>}
        {!isPayable && code === '' && (
          <p>{format(messages.outcomes.not_payable, { method: name })}</p>
        )}
        {transfers.map((transfer) => (
          <OtherMethod key={transfer.method} method={transfer} url={url} />
        ))}
        {loaderData.mayDivide && <OfferParts url={`${link}/entre-varios`} />}
        <p>
          <ButtonLink to={link}>{messages.order}</ButtonLink>
        </p>
      </div>
    </div>
  )
}
