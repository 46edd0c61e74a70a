import { data, Form, redirect } from 'react-router'
import { Button, ButtonLink } from '#design/button.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { LabelledSelect } from '#design/forms/labelled-select.tsx'
import { Notice } from '#design/notice.tsx'
import { format } from '#kernel/messages.ts'
import { alertForm } from '#shop/alerts/alert.input.ts'
import { endRequested, requestAlert } from '#shop/alerts/alerts.service.server.ts'
import { useAlertMessages } from '#shop/alerts/ui/use-messages.ts'
import { PlainPage } from '#web/shell/layout/plain-page.tsx'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/alert'
import { requestedSubject } from './alert-subject.server.ts'

const path = '/avisame'
const results = ['to_confirm', 'stored', 'ended'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const subject = await requestedSubject(ctx, url)
  const done = results.find((one) => one === url.searchParams.get('hecho')) ?? null
  const { subjectFor: _, ...shown } = subject ?? { subjectFor: null }
  return data(
    {
      subject: subject ? (shown as Omit<typeof subject, 'subjectFor'>) : null,
      done,
      endToken: done === 'stored' ? (url.searchParams.get('fin') ?? '') : '',
      destination: ctx.destination,
      email: ctx.user?.email ?? '',
      ...privatePage(ctx.locale, path, 'alerts'),
    },
    { status: subject ? 200 : 404 },
  )
}

/** Stores what the visitor waits for; an error is shown beside the field, which stays filled. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const subject = await requestedSubject(ctx, url)
  if (!subject) throw redirect(path, 303)
  const fields = await postedFields(request)
  if (typeof fields.fin === 'string') {
    await endRequested(ctx, fields.fin)
    throw redirect(`${path}?${subject.query}&hecho=ended`, 303)
  }
  const posted = alertForm(fields)
  const typed = { contact: posted.text, destination: posted.destination }
  if (!posted.contact) return data({ ...typed, problem: 'badContact' as const }, { status: 400 })
  const [first = 'cuba'] = subject.destinations
  const destination = subject.destinations.find((one) => one === posted.destination) ?? first
  const stored = await requestAlert(ctx, subject.subjectFor(destination), posted.contact)
  if (!stored.ok)
    return data(
      { ...typed, problem: 'tooMany' as const },
      { status: 429, headers: { 'Retry-After': String(stored.retryAfterSeconds) } },
    )
  const { result, endToken } = stored.value
  const end = endToken && `&fin=${endToken}`
  return redirect(`${path}?${subject.query}&hecho=${result}${end}`, 303)
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

type Loaded = Route.ComponentProps['loaderData']

function AlertForm({
  subject,
  typed,
  loaded,
}: {
  subject: NonNullable<Loaded['subject']>
  typed: Route.ComponentProps['actionData']
  loaded: Loaded
}) {
  const messages = useAlertMessages()
  const choices = subject.destinations.map((one) => [one, messages.destinations[one]] as const)
  return (
    <Form
      method="post"
      reloadDocument
      action={`${path}?${subject.query}`}
      className="mt-6 grid max-w-md gap-4"
      noValidate
    >
      <Notice isBad text={typed?.problem === 'tooMany' && messages.tooMany} />
      {choices.length > 1 && (
        <LabelledSelect
          label={messages.destination}
          name="destination"
          value={typed?.destination ?? loaded.destination}
          choices={choices}
        />
      )}
      <LabelledField
        label={messages.contact}
        hint={messages.contactHint}
        refused={typed?.problem === 'badContact' ? messages.badContact : undefined}
        name="contact"
        defaultValue={typed?.contact ?? loaded.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
      />
      <Button type="submit" look="sun">
        {messages.button}
      </Button>
    </Form>
  )
}

export default function AlertPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useAlertMessages()
  const { subject, done, endToken } = loaderData
  if (!subject)
    return (
      <PlainPage title={messages.title} text={messages.nothing}>
        <p className="mt-6">
          <ButtonLink to="/catalogo">{messages.see.province}</ButtonLink>
        </p>
      </PlainPage>
    )
  const { kind, name, path: place, isBack } = subject
  return (
    <PlainPage
      title={messages.title}
      text={format((isBack ? messages.back : messages)[kind], { name })}
    >
      {done && !actionData ? (
        <div className="mt-6 max-w-xl">
          <Notice text={messages.results[done]} />
          {endToken && (
            <Form method="post" reloadDocument action={`${path}?${subject.query}`} className="mt-4">
              <input type="hidden" name="fin" value={endToken} />
              <Button type="submit">{messages.undo}</Button>
            </Form>
          )}
        </div>
      ) : (
        !isBack && <AlertForm subject={subject} typed={actionData} loaded={loaderData} />
      )}
      <p className="mt-6">
        <ButtonLink to={place}>{messages.see[kind]}</ButtonLink>
      </p>
    </PlainPage>
  )
}
