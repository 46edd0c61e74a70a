import { data, Form, redirect } from 'react-router'
import { Button, ButtonLink } from '#design/button.tsx'
import { TextLink } from '#design/text-link.tsx'
import { format } from '#kernel/messages.ts'
import {
  listRecipients,
  removeRecipient,
} from '#shop/checkout/recipients/recipients.service.server.ts'
import { useAddressBookMessages } from '#shop/checkout/ui/use-messages.ts'
import { listedRecipient } from '#web/checkout/delivery/listed-recipient.server.ts'
import { signedInUser } from '#web/session/require-access.server.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { OwnPage } from '../profile/own-page.tsx'
import type { Route } from './+types/recipients'
import { bookPath } from './book-path.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const user = signedInUser(ctx)
  const book = (await listRecipients({ ...ctx, user })).map(listedRecipient)
  const isFull = new URL(request.url).searchParams.has('llena')
  return { book, isFull, ...privatePage(ctx.locale, bookPath, 'book', 'own') }
}

/** Removes a recipient; one of another customer is not found. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const user = signedInUser(ctx)
  const { recipient } = await postedFields(request)
  const id = typeof recipient === 'string' ? recipient : ''
  const removed = await removeRecipient({ ...ctx, user }, id)
  return removed.ok ? redirect(bookPath, 303) : data({}, { status: 404 })
}

type Listed = Route.ComponentProps['loaderData']['book'][number]

function Entry({ entry: { id, name, place } }: { entry: Listed }) {
  const messages = useAddressBookMessages()
  return (
    <li className="grid content-start gap-2 rounded-card border border-line bg-raised p-5 shadow-card">
      <p className="min-w-0 break-words">
        <span className="block font-bold text-lg">{name}</span>
        <span className="text-soft-ink">{place}</span>
      </p>
      <div className="flex flex-wrap items-start gap-x-6">
        <TextLink to={`${bookPath}/${id}`} aria-label={format(messages.changeOf, { name })}>
          {messages.change}
        </TextLink>
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-bad underline underline-offset-4">
            {messages.remove}
          </summary>
          <Form method="post">
            <input type="hidden" name="recipient" value={id} />
            <Button type="submit" look="grave">
              {format(messages.removeSure, { name })}
            </Button>
          </Form>
        </details>
      </div>
    </li>
  )
}

export default function RecipientsPage({ loaderData }: Route.ComponentProps) {
  const messages = useAddressBookMessages()
  const { book, isFull } = loaderData
  return (
    <OwnPage title={messages.title} text={messages.text}>
      {isFull && <p role="alert">{messages.full}</p>}
      {book.length === 0 ? (
        <p>{messages.empty}</p>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {book.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={`${bookPath}/nuevo?destino=cuba`} look="sun">
          {messages.addCuba}
        </ButtonLink>
        <ButtonLink to={`${bookPath}/nuevo?destino=usa`}>{messages.addUsa}</ButtonLink>
      </p>
    </OwnPage>
  )
}
