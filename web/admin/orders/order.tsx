import type { ReactNode } from 'react'
import { data, redirect } from 'react-router'
import { IdempotencyKeyProvider } from '#design/forms/staff-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Notice } from '#design/notice.tsx'
import { format } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import { OrderCosts } from '#shop/accounting/ui/order-costs.tsx'
import { useAccountingMessages } from '#shop/accounting/ui/use-messages.ts'
import { AdminOrderActions } from '#shop/orders/ui/admin-order-actions.tsx'
import { AdminOrderHistory } from '#shop/orders/ui/admin-order-history.tsx'
import {
  AdminOrderDocuments,
  AdminOrderGuards,
  AdminOrderMoney,
} from '#shop/orders/ui/admin-order-papers.tsx'
import { OrderBill } from '#shop/orders/ui/order-bill.tsx'
import { OrderLines } from '#shop/orders/ui/order-lines.tsx'
import { OrderParties } from '#shop/orders/ui/order-parties.tsx'
import { usePictureMessages, useStaffOrderMessages } from '#shop/orders/ui/use-messages.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { withMessages } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/order'
import { actAsStaff, newAttempt, orderForStaff } from './admin-order.server.ts'
import { OrderImages } from './order-images.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const shown = await orderForStaff(ctx, params.number)
  if (!shown) throw data(null, { status: 404 })
  const path = `/admin/pedidos/${shown.order.number}`
  const page: PageInfo = { title: shown.order.number, path, noindex: true }
  const { searchParams } = new URL(request.url)
  const notice = { isDone: searchParams.has('hecho'), ofImage: searchParams.get('foto') ?? '' }
  const messages = withMessages(ctx.locale, 'orders', 'ordersStaff', 'accounting', 'orderPictures')
  return { page, ...notice, ...shown, ...messages }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const shown = await orderForStaff(ctx, params.number)
  if (!shown) throw data(null, { status: 404 })
  const posted = await postedFields(request)
  const problem = await actAsStaff(ctx, shown.order.id, posted)
  if (problem !== null) return data({ problem, attempt: newAttempt() }, { status: 409 })
  if (posted.vuelta === 'cumplimiento') return redirect('/admin/cumplimiento?hecho=1', 303)
  return redirect(`/admin/pedidos/${shown.order.number}?hecho=1`, 303)
}

type Shown = Route.ComponentProps['loaderData']

function Scans({ scans }: Pick<Shown, 'scans'>) {
  const messages = useStaffOrderMessages()
  return (
    <ul className="grid gap-2">
      {scans.map(({ role, name, verdict, reason, hit }) => (
        <li key={`${role} ${name}`} className={verdict === 'MATCH' ? 'text-bad' : ''}>
          <strong>{messages.roles[role]}:</strong> {name}.{' '}
          {hit && verdict === 'MATCH'
            ? format(messages.scan.match, {
                name: hit.listName,
                list: hit.list,
                score: String(Math.round(hit.score * 100)),
              })
            : messages.reasons[reason]}
        </li>
      ))}
    </ul>
  )
}

function Signed({ signed }: Pick<Shown, 'signed'>) {
  const messages = useStaffOrderMessages()
  const locale = useLocale()
  if (!signed) return <p className="text-soft-ink">{messages.unsigned}</p>
  const { name, version, at } = signed
  return (
    <>
      <p>{format(messages.declaration, { name, version, date: formatDate(at, locale) })}</p>
      <details>
        <summary className="opens min-h-11">{messages.documents.declaration}</summary>
        <p className="whitespace-pre-line text-sm">{signed.text}</p>
      </details>
    </>
  )
}

function States({ order }: Pick<Shown, 'order'>) {
  const messages = useStaffOrderMessages()
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {[
        [messages.payment, messages.paymentStates[order.payment]],
        [messages.compliance, messages.complianceStates[order.compliance]],
        [messages.delivery, messages.deliveryStates[order.delivery]],
      ].map(([name, state]) => (
        <div key={name}>
          <dt className="text-soft-ink text-sm">{name}</dt>
          <dd className="font-bold">{state}</dd>
        </div>
      ))}
    </dl>
  )
}

function Card({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 rounded-card border border-line bg-raised p-4 md:p-6">
      {title && <h2 className="font-bold text-lg">{title}</h2>}
      {children}
    </section>
  )
}

/** The full history of the order, newest first. */
function Known({ shown }: { shown: Shown }) {
  const messages = useStaffOrderMessages()
  const accounting = useAccountingMessages()
  const { delivery } = usePictureMessages()
  const { order, history, scans, signed, money, costs, window, delays } = shown
  return (
    <div className="grid gap-6">
      <Card>
        <OrderLines lines={order.lines} />
        <OrderBill order={order} />
      </Card>
      <Card title={messages.money.title}>
        <AdminOrderMoney money={money} />
      </Card>
      <Card title={messages.guards.title}>
        <AdminOrderGuards order={order} />
      </Card>
      <Card>
        <OrderParties order={order} />
      </Card>
      {(order.delivery === 'delivered' || shown.pictures.length > 0 || shown.report) && (
        <Card title={delivery}>
          <OrderImages
            number={order.number}
            isDelivered={order.delivery === 'delivered'}
            pictures={shown.pictures}
            report={shown.report}
            notice={shown.ofImage}
          />
        </Card>
      )}
      <Card title={messages.documents.title}>
        <AdminOrderDocuments order={order} window={window} delays={delays} />
      </Card>
      <Card title={messages.scans}>
        <Scans scans={scans} />
        <Signed signed={signed} />
      </Card>
      <Card title={accounting.costForm.title}>
        <OrderCosts costs={costs} />
      </Card>
      <Card title={messages.history}>
        <AdminOrderHistory history={history} staff={shown.staff} />
      </Card>
    </div>
  )
}

export default function AdminOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useStaffOrderMessages()
  const { order, attempt, money, link, isDone } = loaderData
  const problems: Readonly<Record<string, string>> = messages.problems
  return (
    <AdminPage
      title={order.number}
      back={{ to: '/admin/pedidos', label: messages.all }}
      lead={<States order={order} />}
    >
      <Notice
        isBad
        text={actionData && (problems[actionData.problem] ?? messages.problems.not_understood)}
      />
      <Notice text={isDone && !actionData && messages.done} />
      <IdempotencyKeyProvider value={actionData?.attempt ?? attempt}>
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
          <Known shown={loaderData} />
          <AdminOrderActions order={order} left={money.left} link={link} />
        </div>
      </IdempotencyKeyProvider>
    </AdminPage>
  )
}
