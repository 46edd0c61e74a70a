import type { ReactNode } from 'react'
import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import { TextLink } from '#design/text-link.tsx'
import { formatDate, formatDateTime } from '#kernel/time.ts'
import type { CustomerSheet } from '#shop/customers/sheet.service.server.ts'
import { useCustomerMessages } from '#shop/customers/ui/use-messages.ts'
import { useDonationMessages, useDonationStaffMessages } from '#shop/donations/ui/use-messages.ts'
import { recipientName } from '#shop/orders/parties.rules.ts'
import { useStaffOrderMessages } from '#shop/orders/ui/use-messages.ts'
import { mayOpen } from '#shop/permissions/panel-access.rules.ts'
import { AdminTable } from '../frame/admin-table.tsx'
import { useStaff } from '../frame/staff-context.ts'
import { useEmailName } from '../settings/email-templates.tsx'

interface OfCustomer {
  readonly sheet: CustomerSheet
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h2 className="font-bold text-lg">{title}</h2>
      {children}
    </div>
  )
}

export function CustomerOrders({ sheet: { orders } }: OfCustomer) {
  const messages = useCustomerMessages().orders
  const { paymentStates, deliveryStates } = useStaffOrderMessages()
  const mayOpenOrders = mayOpen(useStaff(), '/admin/pedidos/:number')
  const locale = useLocale()
  return (
    <Part title={messages.title}>
      {orders.length === 0 && <p>{messages.none}</p>}
      {orders.length > 0 && (
        <AdminTable
          label={messages.title}
          heads={[
            messages.number,
            messages.date,
            messages.recipient,
            messages.state,
            messages.total,
          ]}
          figures={[4]}
          rows={orders.map((order) => ({
            key: order.id,
            cells: [
              mayOpenOrders ? (
                <TextLink key="number" to={`/admin/pedidos/${order.number}`}>
                  {order.number}
                </TextLink>
              ) : (
                order.number
              ),
              formatDate(order.placedAt, locale),
              recipientName(order.recipient),
              `${paymentStates[order.payment]} · ${deliveryStates[order.delivery]}`,
              <Money key="total" amount={order.total} />,
            ],
          }))}
        />
      )}
    </Part>
  )
}

export function CustomerDonations({ sheet: { donations } }: OfCustomer) {
  const messages = useCustomerMessages().donations
  const { causes } = useDonationMessages()
  const { states } = useDonationStaffMessages()
  const locale = useLocale()
  return (
    <Part title={messages.title}>
      {donations.length === 0 && <p>{messages.none}</p>}
      {donations.length > 0 && (
        <AdminTable
          label={messages.title}
          heads={[messages.code, messages.date, messages.cause, messages.state, messages.amount]}
          figures={[4]}
          rows={donations.map(({ id, memo, at, cause, state, amount }) => ({
            key: id,
            cells: [
              memo,
              formatDate(at, locale),
              causes[cause].name,
              states[state],
              <Money key="amount" amount={amount} />,
            ],
          }))}
        />
      )}
    </Part>
  )
}

export function CustomerParts({ sheet: { parts } }: OfCustomer) {
  const messages = useCustomerMessages().parts
  const locale = useLocale()
  if (parts.length === 0) return null
  return (
    <Part title={messages.title}>
      <AdminTable
        label={messages.title}
        heads={[messages.number, messages.part, messages.date, messages.payer, messages.amount]}
        figures={[4]}
        rows={parts.map(({ orderNumber, number, at, name, country, amount }) => ({
          key: `${orderNumber}-${number}`,
          cells: [
            orderNumber,
            String(number),
            formatDate(at, locale),
            `${name} (${country})`,
            <Money key="amount" amount={amount} />,
          ],
        }))}
      />
    </Part>
  )
}

export function CustomerEmails({ sheet: { sent } }: OfCustomer) {
  const messages = useCustomerMessages().emails
  const nameOf = useEmailName()
  const locale = useLocale()
  return (
    <Part title={messages.title}>
      <p className="measure text-soft-ink text-sm">{messages.text}</p>
      {sent.length === 0 && <p>{messages.none}</p>}
      {sent.length > 0 && (
        <AdminTable
          label={messages.title}
          heads={[messages.kind, messages.to, messages.date, messages.state]}
          rows={sent.map(({ id, email, recipient, at, state }) => ({
            key: id,
            cells: [nameOf(email), recipient, formatDateTime(at, locale), messages.states[state]],
          }))}
        />
      )}
    </Part>
  )
}
