import { ScrollBox } from '#design/scroll-box.tsx'
import { TextLink } from '#design/text-link.tsx'
import { format } from '#kernel/messages.ts'
import { AdminOrderHistory } from '#shop/orders/ui/admin-order-history.tsx'
import { OrderParties } from '#shop/orders/ui/order-parties.tsx'
import { OrderMoney } from '#shop/orders/ui/staff/order-money.tsx'
import { useOrderMessages, useStaffOrderMessages } from '#shop/orders/ui/use-messages.ts'
import { PartsSummary } from '#shop/payments/parts/ui/parts-summary.tsx'
import { isPermitted, seesOrderMoney } from '#shop/permissions/panel-access.rules.ts'
import { useStaff } from '../../frame/staff-context.ts'
import { Card } from './card.tsx'
import type { Shown } from './shown.ts'

function Parties({ order }: Pick<Shown, 'order'>) {
  const { ofBuyer } = useStaffOrderMessages()
  const { receivedBy } = useOrderMessages()
  const viewer = useStaff()
  return (
    <Card id="personas">
      <OrderParties order={order} isStacked />
      {order.receivedBy && (
        <p className="wrap-anywhere">{format(receivedBy, { name: order.receivedBy })}</p>
      )}
      {order.buyer.email && isPermitted(viewer, ['customers']) && (
        <TextLink to={`/admin/clientes/${order.id}`} className="lg:min-h-0!">
          {ofBuyer}
        </TextLink>
      )}
    </Card>
  )
}

/** Money, people and history beside whatever is done: they stay in sight while one goes down the page. */
export function OrderSide({ shown }: { shown: Shown }) {
  const messages = useStaffOrderMessages()
  const { order, money, history, staff, parts } = shown
  return (
    <div className="grid content-start gap-3 md:max-lg:grid-cols-2 lg:sticky lg:top-18 lg:max-h-[calc(100vh-5rem)] lg:overflow-y-auto">
      {seesOrderMoney(useStaff()) && (
        <Card id="dinero" title={messages.money.title}>
          <OrderMoney order={order} money={money} staff={staff} />
          {parts && <PartsSummary order={parts} />}
        </Card>
      )}
      <Parties order={order} />
      <Card id="historial" title={messages.history}>
        <ScrollBox label={messages.history} className="overflow-y-auto lg:max-h-64">
          <AdminOrderHistory history={history.toReversed()} staff={staff} />
        </ScrollBox>
      </Card>
    </div>
  )
}
