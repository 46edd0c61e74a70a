import { ButtonLink } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import { TextLink } from '#design/text-link.tsx'
import { format } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import { headlineOf } from '#shop/orders/lifecycle/progress.rules.ts'
import { ownOrders } from '#shop/orders/lookup/lookup.service.server.ts'
import { linkOf } from '#shop/orders/orders.service.server.ts'
import { recipientName } from '#shop/orders/parties.rules.ts'
import { useOrderMessages } from '#shop/orders/ui/use-messages.ts'
import { signedInUser } from '#web/session/require-access.server.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/orders'
import { OwnPage, ownCard } from './own-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const user = signedInUser(ctx)
  const { title } = messagesIn(ctx.locale).orders.account
  const orders = (await ownOrders(ctx, user.id)).map((order) => ({
    number: order.number,
    link: linkOf(ctx, order, 'payer'),
    placedAt: order.placedAt,
    recipient: recipientName(order.recipient),
    total: order.total,
    headline: headlineOf(order),
    method: order.methodName,
  }))
  return { orders, ...privatePageTitled(ctx.locale, '/cuenta/pedidos', title, 'orders', 'own') }
}

type Shown = Route.ComponentProps['loaderData']['orders'][number]

function OrderRow({ order }: { order: Shown }) {
  const messages = useOrderMessages()
  const locale = useLocale()
  return (
    <li className={ownCard}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <TextLink to={order.link} className="figures font-bold text-lg">
          {order.number}
        </TextLink>
        <Money amount={order.total} className="font-bold text-lg" />
      </div>
      <p className="font-semibold">
        {format(messages.headlines[order.headline].title, { method: order.method })}
      </p>
      <p className="text-soft-ink">
        {formatDate(order.placedAt, locale)} · {order.recipient}
      </p>
    </li>
  )
}

export default function OwnOrdersPage({ loaderData }: Route.ComponentProps) {
  const messages = useOrderMessages()
  const { orders } = loaderData
  return (
    <OwnPage title={messages.account.title} text={messages.account.text}>
      {orders.length === 0 ? (
        <p>{messages.account.empty}</p>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {orders.map((order) => (
            <OrderRow key={order.number} order={order} />
          ))}
        </ul>
      )}
      <p>
        <TextLink to="/pedido/buscar">{messages.account.guest}</TextLink>
      </p>
      <p>
        <ButtonLink to="/catalogo">{messages.account.more}</ButtonLink>
      </p>
    </OwnPage>
  )
}
