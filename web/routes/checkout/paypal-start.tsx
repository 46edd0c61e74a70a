import { data, redirect } from 'react-router'
import { Button, ButtonLink } from '#design/button.tsx'
import { Money } from '#design/money.tsx'
import { momentText } from '#kernel/time.ts'
import { fill } from '#kernel/words.ts'
import { refuseInMaintenance } from '#shop/maintenance/maintenance.service.server.ts'
import { linkOf } from '#shop/orders/orders.service.server.ts'
import { startPayPal } from '#shop/payments/paypal/start.service.server.ts'
import { PayPalButtons } from '#shop/payments/ui/paypal-buttons.tsx'
import { PayPalProvider } from '#shop/payments/ui/paypal-client.tsx'
import { usePaymentWords } from '#shop/payments/ui/use-payment-words.ts'
import type { PageInfo } from '#web/page-info.ts'
import { outcomeIn } from '#web/paypal-outcome.ts'
import { payersOrder, servedPayPal } from '#web/paypal-page.server.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
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

type Outcomes = ReturnType<typeof usePaymentWords>['paypal']['outcomes']
const sentenceFor = (outcomes: Outcomes, code: string): string | null =>
  Object.hasOwn(outcomes, code) ? outcomes[code as keyof Outcomes] : null

function Said({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <p
      role="status"
      className="rounded-field border border-line border-l-4 border-l-bad bg-raised p-3"
    >
      {text}
    </p>
  )
}

function Ways({ payPal, token }: { payPal: { origin: string; nonce: string }; token: string }) {
  const words = usePaymentWords().paypal
  const address = `/checkout/paypal/${token}`
  return (
    <div className="grid gap-5 rounded-card border border-line bg-raised p-5">
      <form method="post" action={address} className="grid gap-2">
        <Button type="submit" look="sun">
          {words.redirect}
        </Button>
        <p className="text-soft-ink text-sm">{words.redirectText}</p>
      </form>
      {/* below: what comes late moves nothing that a finger is about to touch */}
      <PayPalProvider>
        <PayPalButtons {...payPal} address={`${address}/boton`} />
      </PayPalProvider>
    </div>
  )
}

export default function PayPalPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = usePaymentWords().paypal
  const { number, total, until, link, isPayable, payPal, token } = loaderData
  const code = actionData?.refusal ?? loaderData.outcome
  return (
    <div className="page py-8 md:py-12">
      <div className="mx-auto grid max-w-xl gap-5">
        <h1 className="font-bold text-3xl">{words.title}</h1>
        <Said text={sentenceFor(words.outcomes, code)} />
        <p className="flex flex-wrap items-baseline justify-between gap-3">
          <span className="text-soft-ink">{fill(words.of, { number })}</span>
          <Money amount={total} className="font-bold text-2xl" />
        </p>
        {isPayable && until && <p>{fill(words.until, { date: until })}</p>}
        {isPayable && payPal && <Ways payPal={payPal} token={token} />}
        {!payPal && <p>{words.off}</p>}
        {!isPayable && code === '' && <p>{words.outcomes.not_payable}</p>}
        <p>
          <ButtonLink to={link}>{words.order}</ButtonLink>
        </p>
      </div>
    </div>
  )
}
