import { data, redirect } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { contentIn } from '#kernel/locale.ts'
import { isTransfer } from '#kernel/payment-method.ts'
import { donationByLink } from '#shop/donations/donations.service.server.ts'
import { donationPayable } from '#shop/donations/payment/donation-payable.service.server.ts'
import { takesDonationsBy } from '#shop/donations/payment/methods.service.server.ts'
import { donationStatus } from '#shop/donations/payment/return-donor.service.server.ts'
import { OwnDonation } from '#shop/donations/ui/own-donation.tsx'
import { useDonationMessages } from '#shop/donations/ui/use-messages.ts'
import { startPayment } from '#shop/payments/engine/start.service.server.ts'
import { allMethods } from '#shop/payments/methods/methods.service.server.ts'
import { outcomeIn } from '#web/checkout/payment/paypal-outcome.ts'
import { servedPayPal } from '#web/checkout/payment/paypal-page.server.ts'
import { PayPalOutcome, PayPalWays } from '#web/checkout/payment/paypal-ways.tsx'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { PlainPage } from '#web/shell/layout/plain-page.tsx'
import { messagesIn, withMessages } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/donate-thanks'

/** A held or ended donation names neither the reason nor a payment target. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const donation = await donationByLink(ctx, params.token)
  if (!donation) throw data(null, { status: 404 })
  const { cause, amount, memo, method, state, zelleRecipient, registeredName } = donation
  const title = messagesIn(ctx.locale).donations.mine.title
  const page: PageInfo = { title, path: '/donar', noindex: true }
  const info =
    isTransfer(method) && state === 'awaiting'
      ? (await allMethods(ctx)).find((known) => known.method === method)
      : undefined
  const transfer = info
    ? {
        methodName: info.name,
        instructions: contentIn(ctx.locale, info.instructions),
        recipient: zelleRecipient,
        registeredName,
      }
    : null
  const payPal = await donationStatus(ctx, donation)
  const isPayable = payPal === 'to_pay'
  return data({
    page,
    token: params.token,
    own: { cause, amount, memo, state, transfer, payPal },
    outcome: outcomeIn(request),
    isOff: isPayable && !(await takesDonationsBy(ctx, 'paypal')),
    payPal: isPayable && (await takesDonationsBy(ctx, 'paypal')) ? servedPayPal(ctx) : null,
    ...withMessages(ctx.locale, 'donations', 'payments'),
  })
}

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

/** A link to PayPal; obstacles are shown on the page. */
export async function action({ context, params }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const donation = await donationByLink(ctx, params.token)
  if (!donation) throw data(null, { status: 404 })
  const started = await startPayment(ctx, donationPayable, {
    payableId: donation.id,
    provider: 'paypal',
  })
  if (!started.ok) return data({ refusal: started.code }, { status: 409 })
  return redirect(started.value.approveLink, 303)
}

export default function OwnDonationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { mine } = useDonationMessages()
  const { own, outcome, payPal, isOff, token } = loaderData
  return (
    <PlainPage title={mine.title} text={mine.thanks}>
      <div className="mt-6 grid gap-5">
        <PayPalOutcome outcomes={mine.outcomes} code={actionData?.refusal ?? outcome} />
        <OwnDonation {...own} />
        {payPal && <PayPalWays payPal={payPal} url={`/donar/${token}`} messages={mine} />}
        {isOff && <p>{mine.payPalOff}</p>}
        <p>
          <ButtonLink to="/donar">{mine.more}</ButtonLink>
        </p>
      </div>
    </PlainPage>
  )
}
