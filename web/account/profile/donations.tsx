import { ButtonLink } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import { TextLink } from '#design/text-link.tsx'
import { format } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import { ownDonations } from '#shop/donations/own-donations.service.server.ts'
import { useDonationMessages } from '#shop/donations/ui/use-messages.ts'
import { signedInUser } from '#web/session/require-access.server.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { useOwnMessages } from '#web/shell/request/use-page-messages.ts'
import type { Route } from './+types/donations'
import { OwnPage } from './own-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const user = signedInUser(ctx)
  const { title } = messagesIn(ctx.locale).own.donations
  const donations = await ownDonations(ctx, user.id)
  return {
    donations,
    ...privatePageTitled(ctx.locale, '/cuenta/donaciones', title, 'own', 'donations'),
  }
}

type Shown = Route.ComponentProps['loaderData']['donations'][number]

function DonationRow({ donation }: { donation: Shown }) {
  const messages = useOwnMessages().donations
  const { causes } = useDonationMessages()
  const locale = useLocale()
  const { memo, cause, amount, state, at, link } = donation
  return (
    <li className="grid gap-1 border-line border-b py-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="min-w-0">
        <TextLink
          to={link}
          aria-label={format(messages.see, { memo })}
          className="figures font-bold"
        >
          {memo}
        </TextLink>
        <p>
          {formatDate(at, locale)} · {causes[cause].name}
        </p>
        <p className="text-soft-ink text-sm">{messages.states[state]}</p>
      </div>
      <Money amount={amount} className="font-bold text-lg" />
    </li>
  )
}

export default function OwnDonationsPage({ loaderData }: Route.ComponentProps) {
  const messages = useOwnMessages().donations
  const { donations } = loaderData
  return (
    <OwnPage title={messages.title} text={messages.text}>
      {donations.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <ul className="max-w-3xl">
          {donations.map((donation) => (
            <DonationRow key={donation.memo} donation={donation} />
          ))}
        </ul>
      )}
      <p>
        <ButtonLink to="/donar">{messages.give}</ButtonLink>
      </p>
    </OwnPage>
  )
}
