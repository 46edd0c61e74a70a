import { data, redirect } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { Money } from '#design/money.tsx'
import { momentText } from '#kernel/time.ts'
import { fill } from '#kernel/words.ts'
import { refuseInMaintenance } from '#shop/maintenance/maintenance.service.server.ts'
import { linkOf } from '#shop/orders/orders.service.server.ts'
import { startPayPal } from '#shop/payments/paypal/start.service.server.ts'
import { usePaymentWords } from '#shop/payments/ui/use-payment-words.ts'
import type { PageInfo } from '#web/page-info.ts'
import { outcomeIn } from '#web/paypal-outcome.ts'
import { payersOrder, servedPayPal } from '#web/paypal-page.server.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { PayPalOutcome, PayPalWays } from '#web/sections/paypal-ways.tsx'
import { carrying, wordsIn } from '#web/words.server.ts'
import type { Route } from './+types/paypal-start'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const order = await payersOrder(ctx, params.token)
  if (!order) throw data(null, { status: 404 })
  const link = linkOf(ctx, order, 'payer')
  if (order.method !== 'paypal') throw redirect(link, 303)
  if (order.payment === 'paid') throw redirect(link, 303)
  const { title } = wordsIn(ctx.locale).payments.paypal
  const page: PageInfo = { title, path: '/pedido/buscar', noindex: true }
  return {
    page,
    ...{ number: order.number, total: order.total, link, token: params.token },
    until: order.payBy && momentText(order.payBy, ctx.locale),
    isPayable: order.payment === 'awaiting_payment' && order.compliance !== 'held',
    outcome: outcomeIn(request),
    payPal: servedPayPal(ctx),
    ...carrying(ctx.locale, 'payments'),
  }
}

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

/** Leads to PayPal; what stands in the way is said on the page. */
export async function action({ context, params }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const order = await payersOrder(ctx, params.token)
  if (!order) throw data(null, { status: 404 })
  const open = await refuseInMaintenance(ctx)
  const started = open.ok ? await startPayPal(ctx, order.id) : open
  if (!started.ok) return data({ refusal: started.code }, { status: 409 })
  return redirect(started.value.approveLink, 303)
}

export default function PayPalPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = usePaymentWords().paypal
  const { number, total, until, link, isPayable, payPal, token } = loaderData
  const code = actionData?.refusal ?? loaderData.outcome
  return (
    <div className="page py-8 md:py-12">
      <div className="mx-auto grid max-w-xl gap-5">
        <h1 className="font-bold text-3xl">{words.title}</h1>
        <PayPalOutcome outcomes={words.outcomes} code={code} />
        <p className="flex flex-wrap items-baseline justify-between gap-3">
          <span className="text-soft-ink">{fill(words.of, { number })}</span>
          <Money amount={total} className="font-bold text-2xl" />
        </p>
        {isPayable && until && <p>{fill(words.until, { date: until })}</p>}
        {isPayable && payPal && (
          <PayPalWays payPal={payPal} address={`/checkout/paypal/${token}`} words={words} />
        )}
        {!payPal && <p>{words.off}</p>}
        {!isPayable && code === '' && <p>{words.outcomes.not_payable}</p>}
        <p>
          <ButtonLink to={link}>{words.order}</ButtonLink>
        </p>
      </div>
    </div>
  )
}
