import { data, redirect } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { format } from '#kernel/messages.ts'
import { isTransfer } from '#kernel/payment-method.ts'
import { formatDeadline } from '#kernel/time.ts'
import { damageStatus } from '#shop/orders/images/damage.service.server.ts'
import { imagesOf } from '#shop/orders/images/images.service.server.ts'
import { installationOf } from '#shop/orders/installation/installation.service.server.ts'
import { cancelByLink } from '#shop/orders/lifecycle/buyer.service.server.ts'
import { openDelay } from '#shop/orders/lifecycle/delay.service.server.ts'
import { mayBeOrderedAgain } from '#shop/orders/lifecycle/order-state.rules.ts'
import { arrivalOnPage } from '#shop/orders/lookup/arrival.service.server.ts'
import { asReceived, confirmReceipt } from '#shop/orders/lookup/receipt.service.server.ts'
import { datesOf, linkOf, orderByLink } from '#shop/orders/orders.service.server.ts'
import { isStillHere } from '#shop/orders/steps/next-step.rules.ts'
import { useOrderMessages } from '#shop/orders/ui/use-messages.ts'
import { zelleOf } from '#shop/payments/manual-transfer/transfers.service.server.ts'
import { moneyBackOf } from '#shop/payments/orders/order-money.service.server.ts'
import { providersFor } from '#shop/payments/orders/pay-online.service.server.ts'
import { mayDivide } from '#shop/payments/parts/divide-order.service.server.ts'
import { partsForBuyer } from '#shop/payments/parts/paying/part-page.service.server.ts'
import { settleIfDivided } from '#shop/payments/parts/settle-parts.service.server.ts'
import { usePaymentMessages } from '#shop/payments/ui/use-messages.ts'
import { orderOutcomeIn } from '#web/checkout/payment/provider-outcome.ts'
import { ProviderOutcome } from '#web/checkout/payment/provider-ways.tsx'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { PlainPage } from '#web/shell/layout/plain-page.tsx'
import { messagesIn, withMessages } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/order'
import { AfterDelivery, DamageHeadline } from './after-delivery.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { DelayQuestion } from './delay-question.tsx'
import { stillSold } from './order-again.server.ts'
import { OrderAgain } from './order-again.tsx'
import { OrderView } from './order-view.tsx'
import { OfferParts, OrderParts } from './parts/order-parts.tsx'
import { PayNow } from './pay-now.tsx'
import { setSheetOf } from './set-sheet.server.ts'

/** For the buyer; the recipient's light page is served before the router. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const messages = messagesIn(ctx.locale).orders
  const opened = await orderByLink(ctx, params.token)
  const carried = withMessages(ctx.locale, 'orders', 'payments', 'parts', 'orderPictures', 'delay')
  if (opened?.viewer !== 'payer') {
    const page: PageInfo = { title: messages.missing.title, path: '/pedido/buscar', noindex: true }
    return data({ page, opened: null, outcome: null, ...carried }, { status: 404 })
  }
  const order = await asReceived(ctx, opened.order)
  const title = format(messages.title, { number: order.number })
  const page: PageInfo = { title, path: '/pedido/buscar', noindex: true }
  const links = {
    payer: `${ctx.shopUrl}${linkOf(ctx, order, 'payer')}`,
    recipient: `${ctx.shopUrl}${linkOf(ctx, order, 'recipient')}`,
  }
  const zelle = isTransfer(order.method) ? await zelleOf(ctx, order.id) : null
  const online = await providersFor(ctx, order)
  const { report, earlier, waits, until } = await damageStatus(ctx, order)
  const sheet = await setSheetOf(ctx, order)
  const afterDelivery = {
    pictures: await imagesOf(ctx, order.id),
    ...{ report, earlier },
    until: until && formatDeadline(until, ctx.locale, order.destination),
    link: linkOf(ctx, order, 'payer'),
  }
  return data({
    page,
    opened: {
      ...{ order, links, zelle, online, sheet, afterDelivery, waits, token: params.token },
      dates: await datesOf(ctx, order),
      installation: await installationOf(ctx, order),
      arrival: await arrivalOnPage(ctx, order),
      moneyBack: await moneyBackOf(ctx, order),
      delay: await openDelay(ctx, order),
      parts: await partsForBuyer(ctx, order.id),
      mayDivide: await mayDivide(ctx, order),
      again: mayBeOrderedAgain(order) ? await stillSold(ctx, order) : [],
    },
    outcome: orderOutcomeIn(request, order),
    ...carried,
  })
}

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

/** The buyer's actions on this page, and the recipient's, whose page has no action of its own. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const { intent } = await postedFields(request)
  if (intent === 'received') {
    const received = await confirmReceipt(ctx, params.token)
    if (!received.ok && received.code === 'order_not_found') throw data(null, { status: 404 })
    return redirect(`/pedido/${params.token}`, 303)
  }
  const cancelled = intent === 'cancel' ? await cancelByLink(ctx, params.token) : null
  if (!cancelled || (!cancelled.ok && cancelled.code === 'order_not_found'))
    throw data(null, { status: 404 })
  // so that the page says at once where the money of paid parts goes
  if (cancelled.ok) await settleIfDivided(ctx, cancelled.value.id)
  return data({ isCancelled: cancelled.ok }, { status: cancelled.ok ? 200 : 409 })
}

/** A narrow phone breaks before the number, never within it. */
function OrderTitle({ number }: { number: string }) {
  const [before, after] = useOrderMessages().title.split('{number}')
  return (
    <>
      {before}
      <span className="whitespace-nowrap max-sm:text-[min(1.75rem,8vw)]">{number}</span>
      {after}
    </>
  )
}

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useOrderMessages()
  const { outcomes } = usePaymentMessages().provider
  const { opened, outcome } = loaderData
  if (!opened)
    return (
      <PlainPage title={messages.missing.title} text={messages.missing.text}>
        <p className="mt-6">
          <ButtonLink to="/pedido/buscar">{messages.find.title}</ButtonLink>
        </p>
      </PlainPage>
    )
  const parts = opened.parts && <OrderParts order={opened.order} parts={opened.parts} />
  const isShort = (opened.parts?.taken ?? 0) > 0 && isStillHere(opened.order.delivery)
  const isReturning = opened.parts?.parts.some(({ state }) => state === 'returning') ?? false
  const isPartDue = opened.order.payment === 'awaiting_parts'
  return (
    <div className="page grid gap-6 py-8 md:py-12">
      <h1 className="text-3xl font-bold md:text-4xl">
        <OrderTitle number={opened.order.number} />
      </h1>
      {outcome && (
        <ProviderOutcome outcomes={outcomes} code={outcome} name={opened.order.methodName} />
      )}
      <OrderView
        order={opened.order}
        isDivided={opened.parts !== null}
        isReturning={isReturning}
        isShort={isShort}
        arrival={opened.arrival}
        moneyBack={opened.moneyBack}
        due={opened.zelle?.due}
        question={opened.delay && <DelayQuestion delay={opened.delay} token={opened.token} />}
        headline={opened.waits && <DamageHeadline waits={opened.waits} />}
        links={opened.links}
        dates={opened.dates}
        installation={opened.installation}
        sheet={opened.sheet}
        next={
          <>
            <PayNow {...opened} />
            {opened.mayDivide && <OfferParts url={`/pedido/${opened.token}/entre-varios`} />}
            {isPartDue && parts}
          </>
        }
        past={
          <>
            <AfterDelivery {...opened.afterDelivery} />
            {!isPartDue && parts}
          </>
        }
        more={
          <>
            <CancelOrder order={opened.order} isCancelled={actionData?.isCancelled} />
            <OrderAgain lines={opened.again} isInstalled={opened.order.installation > 0} />
          </>
        }
      />
    </div>
  )
}
