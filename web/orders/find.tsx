import { data } from 'react-router'
import { findOrderForm } from '#shop/orders/lookup/lookup.input.ts'
import { sendLinkAgain } from '#shop/orders/lookup/lookup.service.server.ts'
import { FindOrderForm } from '#shop/orders/ui/find-order-form.tsx'
import { useOrderMessages } from '#shop/orders/ui/use-messages.ts'
import { PlainPage } from '#web/shell/layout/plain-page.tsx'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/find'

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(requestCtx)
  const { title } = messagesIn(locale).orders.find
  return privatePageTitled(locale, '/pedido/buscar', title, 'orders')
}

/** The same response whether the order exists or not. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const { input, problems, request: requested } = findOrderForm(await postedFields(request))
  if (!requested) return data({ input, problems, notice: null }, { status: 400 })
  const sent = await sendLinkAgain(ctx, requested)
  if (sent.ok) return data({ input, problems, notice: 'sent' as const })
  return data(
    { input, problems, notice: 'tooMany' as const },
    { status: 429, headers: { 'Retry-After': String(sent.retryAfterSeconds) } },
  )
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export default function FindPage({ actionData }: Route.ComponentProps) {
  const messages = useOrderMessages().find
  return (
    <PlainPage title={messages.title} text={messages.text}>
      <FindOrderForm result={actionData} />
    </PlainPage>
  )
}
