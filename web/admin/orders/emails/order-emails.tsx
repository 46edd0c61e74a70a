import { randomUUID } from 'node:crypto'
import { data, Link, redirect } from 'react-router'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Notice } from '#design/notice.tsx'
import { format } from '#kernel/messages.ts'
import { formatDateTime } from '#kernel/time.ts'
import { isMailToFiles } from '#shop/emails/outbox/delivery.rules.ts'
import { readAttempt } from '#shop/orders/lifecycle/staff-action.input.ts'
import {
  type EmailPreview,
  previewResend,
  resendEmail,
  sentEmails,
} from '#shop/orders/notifications/resend.service.server.ts'
import { orderByNumber } from '#shop/orders/orders.service.server.ts'
import { useResendMessages, useStaffOrderMessages } from '#shop/orders/ui/use-messages.ts'
import { mayPress, staffOf } from '#shop/permissions/panel-access.rules.ts'
import { messagesIn, privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../../frame/admin-page.tsx'
import { AdminTable } from '../../frame/admin-table.tsx'
import type { Route } from './+types/order-emails'

const route = '/admin/pedidos/:number/correos'
const pathOf = (number: string) => `/admin/pedidos/${number}/correos`

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const order = await orderByNumber(ctx, params.number)
  if (!order) throw data(null, { status: 404 })
  const { searchParams } = new URL(request.url)
  const requested = searchParams.get('correo')
  const mayRead = mayPress(staffOf(ctx.user), route, 'resend')
  const [preview, sent] = await Promise.all([
    requested === null || !mayRead ? null : previewResend(ctx, order.id, requested),
    sentEmails(ctx, order),
  ])
  const { number } = order
  const shared = privatePage(ctx.locale, pathOf(number), 'orderResend', 'ordersStaff')
  const title = format(messagesIn(ctx.locale).orderResend.title, { number })
  return {
    ...shared,
    page: { ...shared.page, title },
    ...{ number, title, attempt: randomUUID() },
    ...{ sent, mayRead },
    preview: preview?.ok ? preview.value : null,
    refusal: preview?.ok === false ? preview.code : null,
    isDone: searchParams.has('hecho'),
    isToFile: isMailToFiles(ctx.config),
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 1_000) : '')

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const order = await orderByNumber(ctx, params.number)
  if (!order) throw data(null, { status: 404 })
  const posted = await postedFields(request)
  const [email, to] = [text(posted.email), text(posted.to)]
  const attempt = readAttempt(posted.attempt)
  const input = { orderId: order.id, email, to, seen: text(posted.seen), attempt }
  const done = await resendEmail(ctx, input)
  if (done.ok) return redirect(`${pathOf(order.number)}?hecho=1`, 303)
  const preview = await previewResend(ctx, order.id, email)
  const shown = preview.ok ? preview.value : null
  return data({ problem: done.code, to, preview: shown }, { status: 409 })
}

type Shown = Route.ComponentProps['loaderData']

function Again({ number, kind }: { number: string; kind: string }) {
  return (
    <Link
      to={`${pathOf(number)}?correo=${kind}`}
      className="inline-flex min-h-11 items-center underline"
    >
      {useResendMessages().preview}
    </Link>
  )
}

function Action(
  props: { number: string } & Pick<Shown['sent'][number], 'kind' | 'state' | 'mayRepeat'>,
) {
  const { passed } = useResendMessages()
  const { number, kind, state, mayRepeat } = props
  if (mayRepeat) return <Again number={number} kind={kind} />
  return state === 'waiting' ? '' : passed
}

function Sent({ number, sent, mayRead }: Pick<Shown, 'number' | 'sent' | 'mayRead'>) {
  const messages = useResendMessages()
  const { emails } = useStaffOrderMessages()
  const locale = useLocale()
  const { columns } = messages
  return (
    <AdminTable
      label={messages.text}
      heads={[columns.email, columns.when, ...(mayRead ? [columns.action] : [])]}
      rows={sent.map(({ kind, at, state, mayRepeat }) => ({
        key: kind,
        cells: [
          emails[kind],
          state === 'sent' ? formatDateTime(at, locale) : messages.states[state],
          ...(mayRead ? [<Action key="again" {...{ number, kind, state, mayRepeat }} />] : []),
        ],
      }))}
    />
  )
}

interface PreviewProps {
  readonly preview: EmailPreview
  readonly to: string
  readonly attempt: string
  readonly number: string
  readonly error: string | undefined
}

/** What will be sent, and the address that it goes to. */
function Preview({ preview, to, attempt, number, error }: PreviewProps) {
  const messages = useResendMessages()
  const { emails } = useStaffOrderMessages()
  const { kind, subject, text: body, seen } = preview
  return (
    <section className="grid max-w-2xl gap-4 rounded-card border border-line bg-raised p-4 md:p-6">
      <h2 className="font-bold text-lg">{emails[kind]}</h2>
      <dl className="grid gap-3">
        <div>
          <dt className="text-soft-ink text-sm">{messages.subject}</dt>
          <dd className="font-semibold">{subject}</dd>
        </div>
        <div>
          <dt className="text-soft-ink text-sm">{messages.body}</dt>
          <dd className="wrap-anywhere whitespace-pre-line text-sm">{body}</dd>
        </div>
      </dl>
      <PanelForm
        problem={error}
        noValidate
        action={`${pathOf(number)}?correo=${kind}`}
        className="grid gap-3"
      >
        <input type="hidden" name="email" value={kind} />
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="attempt" value={attempt} />
        <LabelledField
          label={messages.to}
          hint={messages.toHint}
          problem={error}
          name="to"
          type="email"
          defaultValue={to}
          required
          maxLength={254}
        />
        <FormButton className="justify-self-start">{messages.send}</FormButton>
      </PanelForm>
    </section>
  )
}

export default function OrderEmailsPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useResendMessages()
  const { number, title, refusal, isDone, mayRead } = loaderData
  const problem = actionData?.problem ?? refusal
  const preview = actionData ? actionData.preview : loaderData.preview
  const isOfAddress = problem === 'email_invalid'
  return (
    <AdminPage
      title={title}
      text={mayRead ? messages.text : messages.namesOnly}
      back={`/admin/pedidos/${number}`}
    >
      {isDone && !problem && (
        <Notice text={loaderData.isToFile ? messages.doneInFile : messages.done} />
      )}
      {problem && !isOfAddress && <Notice isBad text={messages.problems[problem]} />}
      {preview && (
        <Preview
          key={`${preview.kind} ${preview.seen}`}
          preview={preview}
          to={actionData?.to ?? preview.to}
          attempt={loaderData.attempt}
          number={number}
          error={isOfAddress ? messages.problems.email_invalid : undefined}
        />
      )}
      <Sent {...loaderData} />
    </AdminPage>
  )
}
