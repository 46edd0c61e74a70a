import { data } from 'react-router'
import { findOrderForm } from '#shop/orders/lookup.input.ts'
import { sendLinkAgain } from '#shop/orders/lookup.service.server.ts'
import { FindOrderForm } from '#shop/orders/ui/find-order-form.tsx'
import { useOrderMessages } from '#shop/orders/ui/use-messages.ts'
import { messagesIn, withMessages } from '#web/messages.server.ts'
import type { PageInfo } from '#web/page-info.ts'
import { postedFields } from '#web/posted.server.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { PlainPage } from '#web/sections/plain-page.tsx'
import type { Route } from './+types/find'

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(requestCtx)
  const { title } = messagesIn(locale).orders.find
  const page: PageInfo = { title, path: '/pedido/buscar', noindex: true }
  return { page, ...withMessages(locale, 'orders') }
}

/** The same answer whether the order exists or not. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const { input, problems, asked: requested } = findOrderForm(await postedFields(request))
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
