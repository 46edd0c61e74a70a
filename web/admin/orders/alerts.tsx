import { redirect } from 'react-router'
import { buttonClass } from '#design/button.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Notice } from '#design/notice.tsx'
import { format } from '#kernel/messages.ts'
import { phoneText } from '#kernel/text/phone.ts'
import { formatDate } from '#kernel/time.ts'
import { alertDecision } from '#shop/alerts/alert.input.ts'
import { useAlertStaffMessages } from '#shop/alerts/ui/use-messages.ts'
import {
  markWritten,
  removeAlert,
  type WaitingAlert,
  waitingAlerts,
} from '#shop/alerts/waiting/waiting.service.server.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import { whatsappLink } from '#web/shell/footer/contact-links.ts'
import { messagesIn, privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import { AdminTable } from '../frame/admin-table.tsx'
import type { Route } from './+types/alerts'

const path = '/admin/avisos'
const outcomes = ['written', 'remove'] as const

/** The link that opens WhatsApp with the message in the visitor's language; null while there is nothing to write. */
function writeLink(shopUrl: string, shop: string, alert: WaitingAlert): string | null {
  const { subject, name, contact, locale, isBack } = alert
  if (!isBack || contact.channel !== 'whatsapp') return null
  const place = subject.kind === 'product' ? `/catalogo/${subject.productId}` : '/catalogo'
  const message = messagesIn(locale).alertsStaff.message[subject.kind]
  const values = { shop, name, url: `${shopUrl}${place}` }
  return whatsappLink(contact.value.replace('+', ''), format(message, values))
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { shopName } = await currentShopFacts(ctx)
  const alerts = await waitingAlerts(ctx)
  return {
    alerts: alerts.map((alert) => ({ ...alert, writeTo: writeLink(ctx.shopUrl, shopName, alert) })),
    done: outcomes.find((one) => one === url.searchParams.get('hecho')) ?? null,
    ...privatePage(ctx.locale, path, 'alertsStaff'),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const decision = alertDecision.safeParse(await postedFields(request))
  if (!decision.success) return redirect(path, 303)
  const { intent, alert } = decision.data
  await (intent === 'written' ? markWritten : removeAlert)(ctx, alert)
  return redirect(`${path}?hecho=${intent}`, 303)
}

type Shown = Route.ComponentProps['loaderData']['alerts'][number]

function Decision({ intent, alert }: { intent: (typeof outcomes)[number]; alert: Shown }) {
  const messages = useAlertStaffMessages()
  const { name, contact } = alert
  const action = messages[intent]
  return (
    <PanelForm>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="alert" value={alert.id} />
      <FormButton
        look={intent === 'remove' ? 'quiet' : 'plain'}
        aria-label={format(messages.of, { action, name, contact: contact.value })}
      >
        {action}
      </FormButton>
    </PanelForm>
  )
}

function Actions({ alert }: { alert: Shown }) {
  const messages = useAlertStaffMessages()
  return (
    <div className="flex flex-wrap gap-2">
      {alert.writeTo && (
        <>
          <a
            href={alert.writeTo}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass()}
          >
            {messages.write}
          </a>
          <Decision intent="written" alert={alert} />
        </>
      )}
      <Decision intent="remove" alert={alert} />
    </div>
  )
}

export default function AlertsPage({ loaderData }: Route.ComponentProps) {
  const messages = useAlertStaffMessages()
  const { columns } = messages
  const locale = useLocale()
  const { alerts, done } = loaderData
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <Notice text={done && messages.done[done]} />
      {alerts.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <AdminTable
          label={messages.title}
          heads={Object.values(columns)}
          rows={alerts.map((alert) => {
            const { id, subject, name, contact, createdAt, isBack } = alert
            return {
              key: id,
              cells: [
                subject.kind === 'product' ? name : format(messages.province, { name }),
                messages.destinations[subject.destination],
                phoneText(contact.value),
                formatDate(createdAt, locale),
                isBack ? messages.back[contact.channel] : messages.waiting,
                <Actions key={id} alert={alert} />,
              ],
            }
          })}
        />
      )}
    </AdminPage>
  )
}
