import { ButtonLink } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import { format } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import { formatDate } from '#kernel/time.ts'
import { headlineOf } from '#shop/orders/lifecycle/progress.rules.ts'
import { ownOrders } from '#shop/orders/lookup/lookup.service.server.ts'
import { linkOf } from '#shop/orders/orders.service.server.ts'
import { useOrderMessages } from '#shop/orders/ui/use-messages.ts'
import { ownZelle } from '#shop/payments/manual-transfer/own-proofs.service.server.ts'
import { signedInUser } from '#web/session/require-access.server.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { useOwnMessages } from '#web/shell/request/use-page-messages.ts'
import type { Route } from './+types/proofs'
import { OwnPage, ownCard } from './own-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const user = signedInUser(ctx)
  const { title } = messagesIn(ctx.locale).own.proofs
  const orders = new Map((await ownOrders(ctx, user.id)).map((order) => [order.id, order]))
  const payments = (await ownZelle(ctx, user.id)).flatMap((payment) => {
    const order = orders.get(payment.orderId)
    if (!order) return []
    const link = linkOf(ctx, order, 'payer')
    return [
      {
        ...payment,
        number: order.number,
        link,
        headline: headlineOf(order),
        method: order.methodName,
      },
    ]
  })
  return {
    payments,
    ...privatePageTitled(ctx.locale, '/cuenta/comprobantes', title, 'own', 'orders'),
  }
}

type Shown = Route.ComponentProps['loaderData']['payments'][number]

function Proofs({ proofs }: Pick<Shown, 'proofs'>) {
  const messages = useOwnMessages().proofs
  const locale = useLocale()
  if (proofs.length === 0) return <p className="text-soft-ink">{messages.noProof}</p>
  return (
    <ul className="divide-y divide-line border-line border-y">
      {proofs.map(({ at, sender, confirmation, amount }) => (
        <li key={String(at)} className="break-words py-2 text-sm">
          {[
            format(messages.sent, { date: formatDate(at, locale) }),
            sender && format(messages.from, { name: sender }),
            confirmation && format(messages.confirmation, { code: confirmation }),
            amount !== null && formatUsd(amount),
          ]
            .filter(Boolean)
            .join(' · ')}
        </li>
      ))}
    </ul>
  )
}

function Payment({ payment }: { payment: Shown }) {
  const messages = useOwnMessages().proofs
  const { headlines } = useOrderMessages()
  const { number, link, amount, headline, method, askedAgain, maySend, proofs } = payment
  return (
    <li className={ownCard}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="figures font-bold text-lg">{number}</h2>
        <Money amount={amount} className="font-bold text-lg" />
      </div>
      <p className="text-soft-ink">{format(headlines[headline].title, { method })}</p>
      {askedAgain !== '' && (
        <p className="break-words font-semibold text-warn">
          {format(messages.askedAgain, { reason: askedAgain })}
        </p>
      )}
      <Proofs proofs={proofs} />
      <p className="flex flex-wrap gap-3">
        {maySend && (
          <ButtonLink to={`${link}/comprobante`} look="sun">
            {proofs.length > 0 ? messages.another : messages.send}
          </ButtonLink>
        )}
        <ButtonLink to={link} aria-label={`${messages.order} ${number}`}>
          {messages.order}
        </ButtonLink>
      </p>
    </li>
  )
}

export default function OwnProofsPage({ loaderData }: Route.ComponentProps) {
  const messages = useOwnMessages().proofs
  const { payments } = loaderData
  return (
    <OwnPage title={messages.title} text={messages.text}>
      {payments.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {payments.map((payment) => (
            <Payment key={payment.orderId} payment={payment} />
          ))}
        </ul>
      )}
    </OwnPage>
  )
}
