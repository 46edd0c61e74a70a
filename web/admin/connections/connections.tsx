import { data, redirect } from 'react-router'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { Notice } from '#design/notice.tsx'
import { format } from '#kernel/messages.ts'
import { readConnection } from '#shop/connections/connection-form.input.ts'
import { type ConnectionForm, fieldsOf } from '#shop/connections/connection-forms.rules.ts'
import { saveConnection, shownConnections } from '#shop/connections/connections.service.server.ts'
import { sendTestEmail } from '#shop/connections/test-email.service.server.ts'
import { ConnectionCard, type ConnectionProblem } from '#shop/connections/ui/connection-card.tsx'
import { useConnectionMessages } from '#shop/connections/ui/use-messages.ts'
import { signedInUser } from '#web/session/require-access.server.ts'
import { messagesIn, privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/connections'

const path = '/admin/conexiones'
const testIntent = 'test'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  return {
    connections: await shownConnections(ctx),
    isSaved: new URL(request.url).searchParams.has('guardado'),
    ...privatePage(ctx.locale, path, 'connections'),
  }
}

interface Answer {
  readonly form: ConnectionForm | null
  readonly problem: ConnectionProblem | null
  readonly notice: string | null
  readonly isBad: boolean
}
const nothing: Answer = { form: null, problem: null, notice: null, isBad: false }

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const { connections: messages } = messagesIn(ctx.locale)
  const posted = await postedFields(request)
  if (posted.intent === testIntent) {
    const { email } = signedInUser(ctx)
    const sent = await sendTestEmail(ctx, email)
    const { failed, problems, toFile, sent: accepted } = messages.test
    const notice = sent.ok
      ? format(sent.toFile ? toFile : accepted, { email })
      : `${problems[sent.kind]} ${format(failed, { problem: sent.problem })}`
    return data<Answer>({ ...nothing, notice, isBad: !sent.ok }, { status: sent.ok ? 200 : 502 })
  }
  const typed = readConnection(posted)
  if (!typed)
    return data<Answer>(
      { ...nothing, notice: messages.notUnderstood, isBad: true },
      { status: 400 },
    )
  const saved = await saveConnection(ctx, typed)
  if (saved.ok) return redirect(`${path}?guardado=1`, 303)
  const { form, values: entered } = typed
  const own = fieldsOf(form).map(({ name }) => name)
  const names = saved.fields.filter((name) => !own.includes(name)).join(', ')
  const text = names
    ? format(messages.problems.elsewhere, { names })
    : messages.problems[saved.code]
  return data<Answer>(
    { ...nothing, form, problem: { entered, fields: saved.fields, text } },
    { status: 400 },
  )
}

function TestEmailForm() {
  const { test } = useConnectionMessages()
  return (
    <PanelForm countsWork={false}>
      <input type="hidden" name="intent" value={testIntent} />
      <FormButton>{test.send}</FormButton>
    </PanelForm>
  )
}

export default function ConnectionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useConnectionMessages()
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <Notice text={loaderData.isSaved && !actionData ? messages.saved : null} />
      <Notice text={actionData?.notice} isBad={actionData?.isBad ?? false} />
      {loaderData.connections.map((connection) => (
        <div key={connection.form} className="grid gap-3">
          <ConnectionCard
            connection={connection}
            problem={actionData?.form === connection.form ? actionData.problem : null}
          />
          {connection.form === 'mail' && <TestEmailForm />}
        </div>
      ))}
    </AdminPage>
  )
}
