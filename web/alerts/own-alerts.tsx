import { data, Form, redirect } from 'react-router'
import { Button } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Notice } from '#design/notice.tsx'
import { format } from '#kernel/messages.ts'
import { phoneText } from '#kernel/text/phone.ts'
import { formatDate } from '#kernel/time.ts'
import type { NamedAlert } from '#shop/alerts/alert.rules.ts'
import { alertsByLink, confirmAlerts, endAlerts } from '#shop/alerts/alerts.service.server.ts'
import { useAlertMessages } from '#shop/alerts/ui/use-messages.ts'
import { PlainPage } from '#web/shell/layout/plain-page.tsx'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/own-alerts'

/** Shows what the address of the link waits for; opening it changes nothing. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const alerts = await alertsByLink(ctx, params.token)
  if (!alerts) throw data(null, { status: 404 })
  return {
    alerts,
    address: `/aviso/${params.token}`,
    isConfirmed: url.searchParams.has('confirmado'),
    ...privatePageTitled(ctx.locale, '/avisame', messagesIn(ctx.locale).alerts.own.title, 'alerts'),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const { intent, alert } = await postedFields(request)
  const isConfirmation = intent === 'confirm'
  const perform = () => {
    if (isConfirmation) return confirmAlerts(ctx, params.token)
    if (intent !== 'end') return alertsByLink(ctx, params.token)
    return endAlerts(ctx, params.token, typeof alert === 'string' ? alert : undefined)
  }
  // a token that was not signed here may hold letters that no header takes
  if (!(await perform())) throw data(null, { status: 404 })
  return redirect(`/aviso/${params.token}${isConfirmation ? '?confirmado' : ''}`, 303)
}

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

function useNameOf() {
  const { own, destinations } = useAlertMessages()
  return ({ subject, name }: NamedAlert) =>
    format(own.subjects[subject.kind], { name, destination: destinations[subject.destination] })
}

function AlertRow({ alert, address }: { alert: NamedAlert; address: string }) {
  const messages = useAlertMessages().own
  const locale = useLocale()
  const name = useNameOf()(alert)
  const { confirmedAt, notifiedAt } = alert
  const { unconfirmed, waiting, sent } = messages.states
  const state = notifiedAt
    ? format(sent, { date: formatDate(notifiedAt, locale) })
    : confirmedAt
      ? waiting
      : unconfirmed
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-raised p-4">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-soft-ink">{state}</p>
      </div>
      <Form method="post" action={address}>
        <input type="hidden" name="intent" value="end" />
        <input type="hidden" name="alert" value={alert.id} />
        <Button type="submit" look="quiet" aria-label={format(messages.endOf, { name })}>
          {messages.end}
        </Button>
      </Form>
    </li>
  )
}

export default function OwnAlertsPage({ loaderData }: Route.ComponentProps) {
  const messages = useAlertMessages().own
  const { alerts, address, isConfirmed } = loaderData
  const [first] = alerts
  if (!first) return <PlainPage title={messages.title} text={messages.ended} />
  const open = alerts.filter(({ confirmedAt }) => confirmedAt === null)
  return (
    <PlainPage
      title={messages.title}
      text={format(messages.text, { contact: phoneText(first.contact.value) })}
    >
      <div className="mt-6 grid max-w-2xl gap-4">
        <Notice text={isConfirmed && open.length === 0 && messages.confirmed} />
        {open.length > 0 && (
          <Form method="post" action={address} className="grid gap-2">
            <input type="hidden" name="intent" value="confirm" />
            <p>{messages.lastStep}</p>
            <Button type="submit" look="sun" className="min-h-12 justify-self-start">
              {open.length === 1 ? messages.confirm : messages.confirmAll}
            </Button>
          </Form>
        )}
        <ul className="grid gap-3">
          {alerts.map((alert) => (
            <AlertRow key={alert.id} alert={alert} address={address} />
          ))}
        </ul>
        {alerts.length > 1 && (
          <Form method="post" action={address}>
            <input type="hidden" name="intent" value="end" />
            <Button type="submit">{messages.endAll}</Button>
          </Form>
        )}
      </div>
    </PlainPage>
  )
}
