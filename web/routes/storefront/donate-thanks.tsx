import { data } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { donationByLink } from '#shop/donations/donations.service.server.ts'
import { OwnDonation } from '#shop/donations/ui/own-donation.tsx'
import { useDonationWords } from '#shop/donations/ui/use-donation-words.ts'
import type { PageInfo } from '#web/page-info.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { PlainPage } from '#web/sections/plain-page.tsx'
import { carrying, wordsIn } from '#web/words.server.ts'
import type { Route } from './+types/donate-thanks'

/** Held or ended, a donation says neither why nor where money would go. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const donation = await donationByLink(ctx, params.token)
  if (!donation) throw data(null, { status: 404 })
  const { cause, amount, memo, state, zelleRecipient, registeredName } = donation
  const title = wordsIn(ctx.locale).donations.mine.title
  const page: PageInfo = { title, path: '/donar', noindex: true }
  const zelle = state === 'awaiting' ? { recipient: zelleRecipient, registeredName } : null
  return data({
    page,
    own: { cause, amount, memo, state, zelle },
    ...carrying(ctx.locale, 'donations'),
  })
}

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

export default function OwnDonationPage({ loaderData }: Route.ComponentProps) {
  const { mine } = useDonationWords()
  return (
    <PlainPage title={mine.title} text={mine.thanks}>
      <div className="mt-6 grid gap-5">
        <OwnDonation {...loaderData.own} />
        <p>
          <ButtonLink to="/donar">{mine.more}</ButtonLink>
        </p>
      </div>
    </PlainPage>
  )
}
