import { data, redirect } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { contentIn } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import { isTransfer } from '#kernel/payment-method.ts'
import { refused } from '#kernel/result.ts'
import { donationByLink } from '#shop/donations/donations.service.server.ts'
import { donationPayable } from '#shop/donations/payment/donation-payable.service.server.ts'
import { takesDonationsBy } from '#shop/donations/payment/methods.service.server.ts'
import { donationStatus } from '#shop/donations/payment/return-donor.service.server.ts'
import { OwnDonation } from '#shop/donations/ui/own-donation.tsx'
import { useDonationMessages } from '#shop/donations/ui/use-messages.ts'
import { startPayment } from '#shop/payments/engine/start.service.server.ts'
import { allMethods } from '#shop/payments/methods/methods.service.server.ts'
import { outcomeIn } from '#web/checkout/payment/provider-outcome.ts'
import { servedProvider } from '#web/checkout/payment/provider-page.server.ts'
import { ProviderOutcome, ProviderWays } from '#web/checkout/payment/provider-ways.tsx'
import { PlainPage } from '#web/shell/layout/plain-page.tsx'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/donate-thanks'

/** A held or ended donation names neither the reason nor a payment target. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const donation = await donationByLink(ctx, params.token)
  if (!donation) throw data(null, { status: 404 })
  const {
    cause,
    amount,
    memo,
    method,
    methodName: name,
    state,
    zelleRecipient,
    registeredName,
  } = donation
  const title = messagesIn(ctx.locale).donations.mine.title
  const info =
    isTransfer(method) && state === 'awaiting'
      ? (await allMethods(ctx)).find((known) => known.method === method)
      : undefined
  const transfer = info
    ? {
        instructions: contentIn(ctx.locale, info.instructions),
        recipient: zelleRecipient,
        registeredName,
      }
    : null
  const atProvider = await donationStatus(ctx, donation)
  const isPayable = atProvider === 'to_pay' && !isTransfer(method)
  const isOpen = isPayable && (await takesDonationsBy(ctx, method))
  return data({
    token: params.token,
    own: { cause, amount, memo, state, methodName: name, transfer, atProvider },
    outcome: outcomeIn(request),
    isOff: isPayable && !isOpen,
    servedProvider: isOpen ? servedProvider(ctx, { method, name }) : null,
    ...privatePageTitled(ctx.locale, '/donar', title, 'donations', 'payments'),
  })
}

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

/** Leads to the provider; obstacles are shown on the page. */
export async function action({ context, params }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const donation = await donationByLink(ctx, params.token)
  if (!donation) throw data(null, { status: 404 })
  const { id: payableId, method: provider } = donation
  const started = isTransfer(provider)
    ? refused('not_payable')
    : await startPayment(ctx, donationPayable, { payableId, provider })
  if (!started.ok) return data({ refusal: started.code }, { status: 409 })
  return redirect(started.value.approveLink, 303)
}

export default function OwnDonationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { mine } = useDonationMessages()
  const { own, outcome, servedProvider: provider, isOff, token } = loaderData
  const { methodName: name } = own
  return (
    <PlainPage title={mine.title} text={mine.thanks}>
      <div className="mt-6 grid gap-5">
        <ProviderOutcome
          outcomes={mine.outcomes}
          code={actionData?.refusal ?? outcome}
          name={name}
        />
        <OwnDonation {...own} />
        {provider && (
          <ProviderWays
            provider={provider}
            url={`/donar/${token}`}
            messages={mine}
            outcome={actionData?.refusal ?? outcome}
          />
        )}
        {isOff && <p>{format(mine.providerOff, { method: name })}</p>}
        <p>
          <ButtonLink to="/donar">{mine.more}</ButtonLink>
        </p>
      </div>
    </PlainPage>
  )
}
