import { data, Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { format } from '#kernel/messages.ts'
import { orderNumberIn } from '#shop/orders/lookup/lookup.input.ts'
import { isGenuine } from '#shop/orders/lookup/lookup.service.server.ts'
import { useOrderMessages } from '#shop/orders/ui/use-messages.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { PlainPage } from '#web/shell/layout/plain-page.tsx'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { messagesIn, withMessages } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/verify'

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(requestCtx)
  const { title } = messagesIn(locale).orders.verify
  const page: PageInfo = { title, path: '/verificar' }
  return { page, ...withMessages(locale, 'orders') }
}

/** Whether an order number is genuine, without disclosing the order. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const input = orderNumberIn(await postedFields(request))
  const checked = await isGenuine(ctx, input)
  if (!checked.ok)
    return data(
      { input, number: null, notice: 'tooMany' as const },
      { status: 429, headers: { 'Retry-After': String(checked.retryAfterSeconds) } },
    )
  const number = checked.value
  return data({ input, number, notice: number ? ('genuine' as const) : ('unknown' as const) })
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

function ActionResult({ result }: { result: NonNullable<Route.ComponentProps['actionData']> }) {
  const messages = useOrderMessages()
  const { facts } = useShop()
  const { notice, number } = result
  const text = notice === 'tooMany' ? messages.find.tooMany : messages.verify[notice]
  return (
    <p
      role="status"
      className={`rounded-card border border-l-4 border-line bg-raised p-4 font-semibold ${notice === 'genuine' ? 'border-l-good' : 'border-l-bad'}`}
    >
      {format(text, { shop: facts.shopName, number: number ?? '' })}
    </p>
  )
}

export default function VerifyPage({ actionData }: Route.ComponentProps) {
  const messages = useOrderMessages()
  const { facts } = useShop()
  const { title, text, button } = messages.verify
  return (
    <PlainPage title={title} text={format(text, { shop: facts.shopName })}>
      <Form method="post" className="mt-6 grid max-w-md gap-4" noValidate>
        {actionData && <ActionResult result={actionData} />}
        <LabelledField
          label={messages.number}
          hint={messages.find.numberHint}
          name="number"
          defaultValue={actionData?.input}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          required
        />
        <Button type="submit" look="sun">
          {button}
        </Button>
      </Form>
    </PlainPage>
  )
}
