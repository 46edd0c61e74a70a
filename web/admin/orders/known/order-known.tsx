import type { ReactNode } from 'react'
import { useLocale } from '#design/messages-context.tsx'
import { ScrollBox } from '#design/scroll-box.tsx'
import { TextLink } from '#design/text-link.tsx'
import { contentIn } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import { formatDate, formatDateTime } from '#kernel/time.ts'
import { CostList } from '#shop/accounting/ui/order-costs.tsx'
import { useAccountingMessages } from '#shop/accounting/ui/use-messages.ts'
import { reportWaits, takesStaffImages } from '#shop/orders/images/damage.rules.ts'
import { AdminOrderHistory } from '#shop/orders/ui/admin-order-history.tsx'
import { AdminOrderDocuments, AdminOrderGuards } from '#shop/orders/ui/admin-order-papers.tsx'
import { OrderBill } from '#shop/orders/ui/order-bill.tsx'
import { OrderLines } from '#shop/orders/ui/order-lines.tsx'
import { OrderParties } from '#shop/orders/ui/order-parties.tsx'
import { damageId } from '#shop/orders/ui/staff/next-step.tsx'
import { OrderMoney } from '#shop/orders/ui/staff/order-money.tsx'
import {
  useOrderMessages,
  useOrderStepMessages,
  usePictureMessages,
  useStaffOrderMessages,
} from '#shop/orders/ui/use-messages.ts'
import { PartsSummary } from '#shop/payments/parts/ui/parts-summary.tsx'
import {
  isPermitted,
  mayOpen,
  mayPress,
  seesOrderMoney,
} from '#shop/permissions/panel-access.rules.ts'
import { useStaff } from '../frame/staff-context.ts'
import type { orderForStaff } from './admin-order.server.ts'
import { DamageAndAnswer, imagesPlace, OrderImages } from './images/order-images.tsx'

type Shown = NonNullable<Awaited<ReturnType<typeof orderForStaff>>> & { readonly ofImage: string }

function Scans({ scans }: Pick<Shown, 'scans'>) {
  const messages = useStaffOrderMessages()
  return (
    <ul className="grid gap-1">
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
        <summary className="opens min-h-9">{messages.documents.declaration}</summary>
        <p className="whitespace-pre-line">{signed.text}</p>
      </details>
    </>
  )
}

function Card({ id, title, children }: { id?: string; title?: string; children: ReactNode }) {
  return (
    <section
      id={id}
      className="grid scroll-mt-20 min-w-0 content-start gap-2 rounded-card border border-line bg-raised p-3 text-sm"
    >
      {title && <h2 className="font-bold">{title}</h2>}
      {children}
    </section>
  )
}

/** Named with its page before it leaves, where the export file would keep the gap. */
function Unclassified({ shown: { order, unclassified } }: { shown: Shown }) {
  const { guards } = useStaffOrderMessages()
  const locale = useLocale()
  const mayEdit = mayOpen(useStaff(), '/admin/products/:id')
  const lines = order.lines.filter(({ productId }) => unclassified.includes(productId))
  if (lines.length === 0) return null
  return (
    <div className="text-warn">
      <p>{guards.unclassified}</p>
      <ul className="list-disc pl-5">
        {lines.map(({ productId, nameEs, nameEn }) => {
          const name = contentIn(locale, { es: nameEs, en: nameEn })
          return (
            <li key={productId}>
              {mayEdit ? <TextLink to={`/admin/products/${productId}`}>{name}</TextLink> : name}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Documents({ shown }: { shown: Shown }) {
  const { order, window, delays } = shown
  const messages = useStaffOrderMessages()
  const viewer = useStaff()
  return (
    <Card id="documentos" title={messages.documents.title}>
      <AdminOrderDocuments
        order={order}
        window={window}
        delays={delays}
        mayOpen={(page) => mayOpen(viewer, `/admin/pedidos/:number/${page}`)}
      />
      {order.delivery === 'to_prepare' && (
        <>
          <h3 className="font-semibold">{messages.guards.title}</h3>
          <AdminOrderGuards order={order} />
        </>
      )}
      <Unclassified shown={shown} />
    </Card>
  )
}

/** A row that leads to each part of the page, in sight however long the parts above it are. */
function OrderPartLinks() {
  const messages = useStaffOrderMessages()
  const viewer = useStaff()
  const parts = [
    ['articulos', messages.items],
    ['personas', messages.parties],
    ...(seesOrderMoney(viewer) ? [['dinero', messages.money.title]] : []),
    ['documentos', messages.documents.title],
    ['historial', messages.history],
  ]
  return (
    <nav aria-label={messages.parts} className="flex flex-wrap gap-x-4 text-sm">
      {parts.map(([id, name]) => (
        <a key={id} href={`#${id}`} className="inline-flex min-h-9 items-center underline">
          {name}
        </a>
      ))}
    </nav>
  )
}

/** The three axes, then when it was placed. */
function States({ order }: Pick<Shown, 'order'>) {
  const messages = useStaffOrderMessages()
  const { placed } = useOrderStepMessages()
  const locale = useLocale()
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm">
      <dl className="flex flex-wrap gap-x-5 gap-y-1">
        {[
          [messages.payment, messages.paymentStates[order.payment]],
          [messages.compliance, messages.complianceStates[order.compliance]],
          [messages.delivery, messages.deliveryStates[order.delivery]],
        ].map(([name, state]) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-soft-ink">{name}:</dt>
            <dd className="font-bold">{state}</dd>
          </div>
        ))}
      </dl>
      <p className="text-soft-ink">
        {format(placed, { date: formatDateTime(order.placedAt, locale) })}
      </p>
    </div>
  )
}

export const OrderLead = ({ order }: Pick<Shown, 'order'>) => (
  <>
    <OrderPartLinks />
    <States order={order} />
  </>
)

/** A damage report that waits, near the next step, where it is answered. */
export function OpenDamage({ shown: { order, report, pictures, history } }: { shown: Shown }) {
  const viewer = useStaff()
  if (!(report && reportWaits(report, history))) return null
  return (
    <Card id={damageId}>
      <DamageAndAnswer
        {...{ report, pictures }}
        number={order.number}
        locale={order.locale}
        place={imagesPlace(order.number)}
        mayAnswer={mayPress(viewer, '/admin/pedidos/:number', 'answer')}
      />
    </Card>
  )
}

/** Dense, so that money, people, goods, papers and history are in sight together. */
export function OrderKnown({ shown }: { shown: Shown }) {
  const messages = useStaffOrderMessages()
  const { receivedBy } = useOrderMessages()
  const { costForm } = useAccountingMessages()
  const { delivery } = usePictureMessages()
  const { order, history, scans, signed, money, costs, staff } = shown
  const viewer = useStaff()
  const seesMoney = seesOrderMoney(viewer)
  const mayUpload = isPermitted(viewer, ['orders', 'packing'])
  const takesImages = mayUpload && takesStaffImages(order.delivery)
  const report = reportWaits(shown.report, history) ? null : shown.report
  return (
    <div className="grid items-start gap-3 md:grid-cols-2 xl:grid-cols-[1fr_1fr_1.1fr_1.3fr]">
      <div className="grid gap-3">
        <Card id="articulos" title={messages.items}>
          <OrderLines lines={order.lines} isDense isPriced={seesMoney} />
          {seesMoney && (
            <details>
              <summary className="opens min-h-9">{messages.total}</summary>
              <OrderBill order={order} />
            </details>
          )}
        </Card>
        <Documents shown={shown} />
      </div>
      <Card id="personas">
        <OrderParties order={order} isStacked />
        {order.receivedBy && (
          <p className="wrap-anywhere">{format(receivedBy, { name: order.receivedBy })}</p>
        )}
        {order.buyer.email && isPermitted(viewer, ['customers']) && (
          <TextLink to={`/admin/clientes/${order.id}`}>{messages.ofBuyer}</TextLink>
        )}
      </Card>
      {seesMoney && (
        <Card id="dinero" title={messages.money.title}>
          <OrderMoney total={order.total} money={money} staff={staff} />
          {shown.parts && <PartsSummary order={shown.parts} />}
        </Card>
      )}
      <Card id="historial" title={messages.history}>
        <ScrollBox label={messages.history} className="overflow-y-auto lg:max-h-64">
          <AdminOrderHistory history={history.toReversed()} staff={staff} />
        </ScrollBox>
      </Card>
      {(takesImages || shown.pictures.length > 0 || report) && (
        <Card title={delivery}>
          <OrderImages
            number={order.number}
            locale={order.locale}
            takesImages={takesImages}
            mayAnswer={mayPress(viewer, '/admin/pedidos/:number', 'answer')}
            pictures={shown.pictures}
            report={report}
            notice={shown.ofImage}
          />
        </Card>
      )}
      {isPermitted(viewer, ['orders', 'compliance']) && (
        <Card title={messages.scans}>
          <Scans scans={scans} />
          <Signed signed={signed} />
        </Card>
      )}
      {isPermitted(viewer, ['accounting']) && (
        <Card title={costForm.title}>
          <CostList costs={costs} staff={staff} />
        </Card>
      )}
    </div>
  )
}
