import { data } from 'react-router'
import { TextLink } from '#design/text-link.tsx'
import { CubaFields } from '#shop/checkout/ui/cuba-fields.tsx'
import { UsaFields } from '#shop/checkout/ui/usa-fields.tsx'
import { useAddressBookMessages } from '#shop/checkout/ui/use-messages.ts'
import type { StepResult } from '#web/checkout/checkout.ts'
import { shownDelivery } from '#web/checkout/checkout-forms.server.ts'
import { CheckoutForm } from '#web/checkout/form/checkout-form.tsx'
import { orConnectionLost } from '#web/checkout/step-response.ts'
import { signedInUser } from '#web/session/require-access.server.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { NotFound } from '#web/shell/errors/not-found-message.tsx'
import { messagesIn, withMessages } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/recipient'
import { bookPath } from './book-path.ts'
import { entryNamed, saveEntry } from './recipient-form.server.ts'

const requestedIn = (request: Request) => new URL(request.url).searchParams.get('destino')

/** An entry of another customer is not found, as one that does not exist. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const user = signedInUser(ctx)
  const { book, pages } = messagesIn(ctx.locale)
  const entry = await entryNamed({ ...ctx, user }, params.id, requestedIn(request))
  const title = entry ? book.title : pages.notFound.title
  const page: PageInfo = { title, path: bookPath, noindex: true }
  if (!entry) return data({ page, entry: null }, { status: 404 })
  const { id, destination, input } = entry
  const base = { page, ...withMessages(ctx.locale, 'book', 'checkout') }
  return data({ ...base, entry: { id, destination, ...shownDelivery(ctx, input) } })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const own = { ...ctx, user: signedInUser(ctx) }
  const entry = await entryNamed(own, params.id, requestedIn(request))
  if (!entry) return data<StepResult>({}, { status: 404 })
  return saveEntry(own, entry, await postedFields(request))
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction)

function titleOf(
  messages: ReturnType<typeof useAddressBookMessages>,
  id: string,
  destination: string,
) {
  if (id !== 'nuevo') return messages.changing
  return destination === 'usa' ? messages.newUsa : messages.newCuba
}

type Entry = NonNullable<Route.ComponentProps['loaderData']['entry']>

function RecipientForm({ entry, result }: { entry: Entry; result: StepResult | undefined }) {
  const messages = useAddressBookMessages()
  const { id, destination, input, saved } = entry
  return (
    <div className="page grid max-w-3xl gap-6 py-8 md:py-14">
      <TextLink to={bookPath} className="justify-self-start">
        {messages.title}
      </TextLink>
      <h1 className="font-bold text-3xl md:text-4xl">{titleOf(messages, id, destination)}</h1>
      <CheckoutForm name={`destinatario-${id}`} input={input} result={result} next={messages.save}>
        {destination === 'cuba' ? <CubaFields arrivals={null} saved={saved} /> : <UsaFields />}
      </CheckoutForm>
    </div>
  )
}

export default function RecipientPage({ loaderData, actionData }: Route.ComponentProps) {
  const { entry } = loaderData
  if (!entry) return <NotFound />
  return <RecipientForm entry={entry} result={actionData as StepResult | undefined} />
}
