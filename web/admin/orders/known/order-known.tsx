import { useLocale } from '#design/messages-context.tsx'
import { TextLink } from '#design/text-link.tsx'
import { contentIn } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import { CostList } from '#shop/accounting/ui/order-costs.tsx'
import { useAccountingMessages } from '#shop/accounting/ui/use-messages.ts'
import { reportWaits, takesStaffImages } from '#shop/orders/images/damage.rules.ts'
import { AdminOrderDocuments, AdminOrderGuards } from '#shop/orders/ui/admin-order-papers.tsx'
import { OrderBill } from '#shop/orders/ui/order-bill.tsx'
import { OrderLines } from '#shop/orders/ui/order-lines.tsx'
import { damageId } from '#shop/orders/ui/staff/next-step.tsx'
import { usePictureMessages, useStaffOrderMessages } from '#shop/orders/ui/use-messages.ts'
import {
  isPermitted,
  mayOpen,
  mayPress,
  seesOrderMoney,
} from '#shop/permissions/panel-access.rules.ts'
import { useStaff } from '../../frame/staff-context.ts'
import { DamageAndAnswer, imagesPlace, OrderImages } from '../images/order-images.tsx'
import { Card } from './card.tsx'
import type { Shown } from './shown.ts'

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

/** A damage report that waits, near the next step, where it is answered. */
export function OpenDamage({ shown }: { shown: Shown }) {
  const { order, report, earlier, pictures, history } = shown
  const viewer = useStaff()
  if (!(report && reportWaits(report, history))) return null
  return (
    <div id={damageId} className="min-w-0 scroll-mt-20 text-sm">
      <DamageAndAnswer
        isWide
        {...{ report, earlier, pictures }}
        number={order.number}
        locale={order.locale}
        place={imagesPlace(order.number)}
        mayAnswer={mayPress(viewer, '/admin/pedidos/:number', 'answer')}
      />
    </div>
  )
}

function Items({ order }: Pick<Shown, 'order'>) {
  const messages = useStaffOrderMessages()
  const seesMoney = seesOrderMoney(useStaff())
  return (
    <Card id="articulos" title={messages.items}>
      <OrderLines lines={order.lines} isDense isPriced={seesMoney} />
      {seesMoney && (
        <details>
          <summary className="opens min-h-9">{messages.total}</summary>
          <OrderBill order={order} />
        </details>
      )}
    </Card>
  )
}

function Pictures({ shown }: { shown: Shown }) {
  const { delivery } = usePictureMessages()
  const { order, history, pictures } = shown
  const viewer = useStaff()
  const takesImages = isPermitted(viewer, ['orders', 'packing']) && takesStaffImages(order.delivery)
  const report = reportWaits(shown.report, history) ? null : shown.report
  if (!(takesImages || pictures.length > 0 || report)) return null
  return (
    <Card title={delivery}>
      <OrderImages
        number={order.number}
        locale={order.locale}
        takesImages={takesImages}
        mayAnswer={mayPress(viewer, '/admin/pedidos/:number', 'answer')}
        pictures={pictures}
        report={report}
        earlier={shown.earlier}
        notice={shown.ofImage}
      />
    </Card>
  )
}

/** Goods and papers, then what is seldom looked up. */
export function OrderKnown({ shown }: { shown: Shown }) {
  const messages = useStaffOrderMessages()
  const { costForm } = useAccountingMessages()
  const { order, scans, signed, costs, staff } = shown
  const viewer = useStaff()
  return (
    <div className="grid items-start gap-3 md:grid-cols-2">
      <Items order={order} />
      <Documents shown={shown} />
      <Pictures shown={shown} />
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
