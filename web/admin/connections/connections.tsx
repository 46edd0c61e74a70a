import { data, redirect } from 'react-router'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { Notice } from '#design/notice.tsx'
import { format } from '#kernel/messages.ts'
import { readConnection } from '#shop/connections/connection-form.input.ts'
import { type ConnectionForm, isConnectionForm } from '#shop/connections/connection-forms.rules.ts'
import { shownConnections } from '#shop/connections/connections.service.server.ts'
import { ConnectionCard, type ConnectionProblem } from '#shop/connections/ui/connection-card.tsx'
import { useConnectionMessages } from '#shop/connections/ui/use-messages.ts'
import { payPalWebhookUrl } from '#shop/payments/paypal/try-paypal.service.server.ts'
import { isPermitted } from '#shop/permissions/panel-access.rules.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import { useStaff } from '../frame/staff-context.ts'
import type { Route } from './+types/connections'
import { saveTyped } from './save-connection.server.ts'
import { type TriedService, type TryIntent, triedService } from './tried-services.server.ts'

const path = '/admin/conexiones'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { searchParams } = new URL(request.url)
  const saved = searchParams.get('guardado')
  return {
    connections: await shownConnections(ctx),
    saved: isConnectionForm(saved) ? saved : null,
    isUnchanged: searchParams.has('igual'),
    webhookUrl: payPalWebhookUrl(ctx.shopUrl),
    ...privatePage(ctx.locale, path, 'connections'),
  }
}

interface Answer {
  readonly form: ConnectionForm | null
  readonly problem: ConnectionProblem | null
  readonly tried: TriedService | null
  readonly isUnreadable: boolean
}
const nothing: Answer = { form: null, problem: null, tried: null, isUnreadable: false }

const savedAt = (form: ConnectionForm, isChanged: boolean) =>
  `${path}?guardado=${form}${isChanged ? '' : '&igual=1'}#${form}`

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = await postedFields(request)
  const tried = await triedService(ctx, posted.intent)
  if (tried)
    return data<Answer>({ ...nothing, tried }, { status: tried.detail === null ? 200 : 502 })
  const typed = readConnection(posted)
  if (!typed) return data<Answer>({ ...nothing, isUnreadable: true }, { status: 400 })
  const saved = await saveTyped(ctx, posted, typed)
  const { form } = typed
  if (saved.ok) return redirect(savedAt(form, saved.isChanged), 303)
  return data<Answer>({ ...nothing, form, problem: saved.problem }, { status: saved.status })
}

interface TryFormProps {
  readonly intent: TryIntent
  readonly form: ConnectionForm
  readonly title: string
  readonly send: string
  readonly hint?: string
}

function TryForm({ intent, form, title, send, hint }: TryFormProps) {
  return (
    <PanelForm
      countsWork={false}
      action={`${path}#${form}`}
      aria-label={title}
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <input type="hidden" name="intent" value={intent} />
      <FormButton>{send}</FormButton>
      {hint && <p className="text-soft-ink text-sm">{hint}</p>}
    </PanelForm>
  )
}

/** What trying the service found, with its own words folded. */
function Tried({ notice, detail, isBad }: TriedService) {
  const messages = useConnectionMessages().test
  return (
    <div className="grid gap-1">
      <Notice text={notice} isBad={isBad} />
      {detail !== null && (
        <details className="text-soft-ink text-sm">
          <summary className="min-h-9 cursor-pointer">{messages.failed}</summary>
          <p className="wrap-anywhere">{detail}</p>
        </details>
      )}
    </div>
  )
}

type Connection = Route.ComponentProps['loaderData']['connections'][number]

/** PayPal works with the keys alone, but learns late of what happens there. */
function NoWebhook({ connection, url }: { connection: Connection; url: string }) {
  const messages = useConnectionMessages().paypal
  const { form, values } = connection
  if (form !== 'paypal' || !values.PAYPAL_CLIENT_ID || values.PAYPAL_WEBHOOK_ID) return null
  return (
    <p className="wrap-anywhere rounded-field border border-line border-l-4 border-l-warn bg-raised p-3">
      {format(messages.noWebhook, { url })}
    </p>
  )
}

function ServiceTests({ connection: { form, values } }: { connection: Connection }) {
  const { test, paypal } = useConnectionMessages()
  if (form === 'mail')
    return <TryForm intent="test" form={form} title={test.title} send={test.send} />
  if (form !== 'paypal' || !values.PAYPAL_CLIENT_ID) return null
  return (
    <TryForm intent="try" form={form} title={paypal.title} send={paypal.send} hint={paypal.hint} />
  )
}

function useSavedText() {
  const { untried, saved, unchanged } = useConnectionMessages()
  return (connection: Connection, isUnchanged: boolean): string => {
    if (isUnchanged) return unchanged
    const { form, values, secrets } = connection
    if (form === 'paypal' && values.PAYPAL_CLIENT_ID) return untried.paypal
    const hasMail = values.smtp_host || secrets.RESEND_API_KEY
    return form === 'mail' && hasMail ? untried.mail : saved
  }
}

export default function ConnectionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useConnectionMessages()
  const savedText = useSavedText()
  const mayChange = isPermitted(useStaff(), 'owner')
  const { connections, saved, isUnchanged, webhookUrl } = loaderData
  const tried = actionData?.tried
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <Notice text={actionData?.isUnreadable && messages.notUnderstood} isBad />
      {!mayChange && <p className="font-semibold">{messages.onlySeen}</p>}
      {connections.map((connection) => (
        <div
          key={connection.form}
          id={connection.form}
          className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-3"
        >
          <Notice
            text={saved === connection.form && !actionData && savedText(connection, isUnchanged)}
          />
          {tried?.form === connection.form && <Tried {...tried} />}
          <fieldset disabled={!mayChange} className="contents">
            <ConnectionCard
              connection={connection}
              action={`${path}#${connection.form}`}
              problem={actionData?.form === connection.form ? actionData.problem : null}
            />
          </fieldset>
          <NoWebhook connection={connection} url={webhookUrl} />
          <ServiceTests connection={connection} />
        </div>
      ))}
    </AdminPage>
  )
}
