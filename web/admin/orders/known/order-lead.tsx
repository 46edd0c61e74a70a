import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import { formatDateTime } from '#kernel/time.ts'
import { useOrderStepMessages, useStaffOrderMessages } from '#shop/orders/ui/use-messages.ts'
import { seesOrderMoney } from '#shop/permissions/panel-access.rules.ts'
import { useStaff } from '../../frame/staff-context.ts'
import type { Shown } from './shown.ts'

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
        <a key={id} href={`#${id}`} className="inline-flex min-h-11 items-center underline">
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
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm lg:basis-full">
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
