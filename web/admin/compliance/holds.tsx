import { ButtonLink } from '#design/button.tsx'
import { IdempotencyKeyProvider } from '#design/forms/staff-form.tsx'
import { scansOf } from '#shop/compliance/screening/screening.service.server.ts'
import { heldOrders } from '#shop/orders/holds/holds.service.server.ts'
import { HeldOrder } from '#shop/orders/ui/held-order.tsx'
import { useHoldMessages } from '#shop/orders/ui/use-messages.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { messagesIn, withMessages } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { newAttempt } from '../orders/admin-order.server.ts'
import type { Route } from './+types/holds'

const path = '/admin/cumplimiento'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const page: PageInfo = { title: messagesIn(ctx.locale).holds.title, path, noindex: true }
  const holds = []
  for (const held of await heldOrders(ctx))
    holds.push({ ...held, attempt: newAttempt(), scans: [...(await scansOf(ctx, held.order.id))] })
  return {
    ...{ page, holds },
    isDone: new URL(request.url).searchParams.has('hecho'),
    ...withMessages(ctx.locale, 'holds', 'ordersStaff'),
  }
}

export default function HoldsPage({ loaderData }: Route.ComponentProps) {
  const messages = useHoldMessages()
  const { holds, isDone } = loaderData
  return (
    <div className="page grid gap-5 py-6 md:py-8">
      <div className="grid justify-items-start gap-2">
        <h1 className="font-bold text-2xl md:text-3xl">{messages.title}</h1>
        <p className="measure text-soft-ink">{messages.text}</p>
        <ButtonLink to="/admin/listas">{messages.lists}</ButtonLink>
      </div>
      {isDone && (
        <p role="status" className="font-semibold text-good">
          {messages.done}
        </p>
      )}
      {holds.length === 0 && <p className="text-soft-ink">{messages.none}</p>}
      {holds.map((held) => (
        <IdempotencyKeyProvider key={held.order.id} value={held.attempt}>
          <HeldOrder held={held} />
        </IdempotencyKeyProvider>
      ))}
    </div>
  )
}
