import { data, Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { LabelledField } from '#design/labelled-field.tsx'
import { format } from '#kernel/messages.ts'
import { typedNumber } from '#shop/orders/lookup.input.ts'
import { isGenuine } from '#shop/orders/lookup.service.server.ts'
import { useOrderMessages } from '#shop/orders/ui/use-messages.ts'
import { messagesIn, withMessages } from '#web/messages.server.ts'
import type { PageInfo } from '#web/page-info.ts'
import { postedFields } from '#web/posted.server.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { PlainPage } from '#web/sections/plain-page.tsx'
import { useShop } from '#web/use-shop.ts'
import type { Route } from './+types/verify'

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(requestCtx)
  const { title } = messagesIn(locale).orders.verify
  const page: PageInfo = { title, path: '/verificar' }
  return { page, ...withMessages(locale, 'orders') }
}

/** Whether somebody was given a real number, without telling anything of the order behind it. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const typed = typedNumber(await postedFields(request))
  const checked = await isGenuine(ctx, typed)
  if (!checked.ok)
    return data(
      { typed, number: null, said: 'tooMany' as const },
      { status: 429, headers: { 'Retry-After': String(checked.retryAfterSeconds) } },
    )
  const number = checked.value
  return data({ typed, number, said: number ? ('genuine' as const) : ('unknown' as const) })
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

function Answer({ answer }: { answer: NonNullable<Route.ComponentProps['actionData']> }) {
  const messages = useOrderMessages()
  const { facts } = useShop()
  const { said, number } = answer
  const text = said === 'tooMany' ? messages.find.tooMany : messages.verify[said]
  return (
    <p
      role="status"
      className={`rounded-card border border-l-4 border-line bg-raised p-4 font-semibold ${said === 'genuine' ? 'border-l-good' : 'border-l-bad'}`}
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
        {actionData && <Answer answer={actionData} />}
        <LabelledField
          label={messages.number}
          hint={messages.find.numberHint}
          name="number"
          defaultValue={actionData?.typed}
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
