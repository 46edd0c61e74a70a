import { randomUUID } from 'node:crypto'
import { data, redirect, redirectDocument } from 'react-router'
import { Notice } from '#design/notice.tsx'
import { format } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import { isTransfer } from '#kernel/payment-method.ts'
import { readDonation } from '#shop/donations/donation.input.ts'
import { donationLink, donationProgress, give } from '#shop/donations/donations.service.server.ts'
import { waysToGive } from '#shop/donations/payment/methods.service.server.ts'
import { charityNumber } from '#shop/donations/receipt.service.server.ts'
import { DonationForm } from '#shop/donations/ui/donation-form.tsx'
import { useDonationMessages } from '#shop/donations/ui/use-messages.ts'
import { allMethods } from '#shop/payments/methods/methods.service.server.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { PlainPage } from '#web/shell/layout/plain-page.tsx'
import { messagesIn, withMessages } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/donate'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { title, text } = messagesIn(ctx.locale).donations
  const page: PageInfo = { title, description: text, path: '/donar' }
  return {
    page,
    attempt: randomUUID(),
    methods: (await waysToGive(ctx)).methods,
    progress: await donationProgress(ctx),
    ein: await charityNumber(ctx),
    ...withMessages(ctx.locale, 'donations'),
  }
}

/** Every form has a key of its own, so that the page is cached for no other visitor. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' })

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const methods = (await allMethods(ctx)).map(({ method }) => method)
  const read = readDonation(await postedFields(request), methods)
  if (!read.ok) return data({ ...read, notice: null }, { status: 400 })
  const options = await give(ctx, read.donation)
  if (options.ok) {
    const lead = isTransfer(options.value.method) ? redirect : redirectDocument
    return lead(donationLink(ctx, options.value), 303)
  }
  const { donation } = read
  const input = { ...donation, amount: formatUsd(donation.amount), anonymous: donation.name === '' }
  const isTooMany = options.code === 'too_many_tries'
  const notice = isTooMany ? ('tooMany' as const) : ('closed' as const)
  return data({ input, problems: {}, notice }, { status: isTooMany ? 429 : 409 })
}

export default function DonatePage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useDonationMessages()
  const { attempt, progress, methods, ein } = loaderData
  const isOpen = methods.length > 0
  const notice = actionData?.notice ?? (isOpen ? null : 'closed')
  return (
    <PlainPage title={messages.title} text={messages.text}>
      <p className="mt-3 font-semibold">
        {ein === null ? messages.notDeductible : format(messages.deductible, { ein })}
      </p>
      {progress.total > 0 && (
        <p className="figures mt-3 font-bold text-good text-xl">
          {format(messages.options, { sum: formatUsd(progress.total) })}
        </p>
      )}
      <div className="mt-6 grid gap-5">
        <Notice isBad text={notice && messages[notice]} />
        {isOpen && (
          <DonationForm
            attempt={actionData?.input.attempt || attempt}
            progress={progress}
            input={actionData?.input}
            problems={actionData?.problems ?? {}}
            methods={methods}
          />
        )}
      </div>
    </PlainPage>
  )
}
