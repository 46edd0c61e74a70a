import { ButtonLink } from '#design/button.tsx'
import { IdempotencyKeyProvider } from '#design/forms/staff-form.tsx'
import { Money } from '#design/money.tsx'
import { Notice } from '#design/notice.tsx'
import { HeldOrder } from '#shop/orders/ui/held-order.tsx'
import { useHoldMessages } from '#shop/orders/ui/use-messages.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/holds'
import { waitingForCompliance } from './holds.server.ts'

const path = '/admin/cumplimiento'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { holds, donations } = await waitingForCompliance(ctx)
  return {
    holds,
    donations: donations.map(({ id, memo, amount, donorName, found }) => ({
      ...{ id, memo, amount, names: found.map(({ name }) => name).join(', ') || donorName },
    })),
    done: new URL(request.url).searchParams.get('hecho') ?? '',
    ...privatePage(ctx.locale, path, 'holds', 'ordersStaff'),
  }
}

export default function HoldsPage({ loaderData }: Route.ComponentProps) {
  const messages = useHoldMessages()
  const { holds, donations, done } = loaderData
  const texts: Readonly<Record<string, string>> = messages.done
  return (
    <AdminPage
      title={messages.title}
      text={messages.text}
      lead={<ButtonLink to="/admin/listas">{messages.lists}</ButtonLink>}
    >
      <Notice text={done && (Object.hasOwn(texts, done) ? texts[done] : texts.other)} />
      {donations.length > 0 && (
        <section aria-labelledby="donaciones" className="grid gap-2">
          <h2 id="donaciones" className="font-bold text-lg">
            {messages.donations.title}
          </h2>
          <ul className="grid gap-1">
            {donations.map(({ id, memo, amount, names }) => (
              <li key={id}>
                {memo} · <Money amount={amount} /> · {names}
              </li>
            ))}
          </ul>
          <ButtonLink to="/admin/donaciones?ver=retenidas">{messages.donations.decide}</ButtonLink>
        </section>
      )}
      {holds.length === 0 && <p className="text-soft-ink">{messages.none}</p>}
      {holds.map((held) => (
        <IdempotencyKeyProvider key={held.order.id} value={held.attempt}>
          <HeldOrder held={held} />
        </IdempotencyKeyProvider>
      ))}
    </AdminPage>
  )
}
