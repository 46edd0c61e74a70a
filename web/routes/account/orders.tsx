import { Link } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { Money } from '#design/money.tsx'
import { useLocale } from '#design/words-context.tsx'
import { formatDate } from '#kernel/time.ts'
import { ownOrders } from '#shop/orders/lookup.service.server.ts'
import { linkOf } from '#shop/orders/orders.service.server.ts'
import { recipientName } from '#shop/orders/parties.rules.ts'
import { headlineOf } from '#shop/orders/progress.rules.ts'
import { useOrderWords } from '#shop/orders/ui/use-order-words.ts'
import { passGate } from '#web/gate.server.ts'
import type { PageInfo } from '#web/page-info.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { carrying, wordsIn } from '#web/words.server.ts'
import type { Route } from './+types/orders'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const person = passGate(ctx, request)
  const { title } = wordsIn(ctx.locale).orders.account
  const page: PageInfo = { title, path: '/cuenta/pedidos', noindex: true }
  const orders = (await ownOrders(ctx, person.id)).map((order) => ({
    number: order.number,
    link: linkOf(ctx, order, 'payer'),
    placedAt: order.placedAt,
    recipient: recipientName(order.recipient),
    total: order.total,
    headline: headlineOf(order),
  }))
  return { page, orders, ...carrying(ctx.locale, 'orders') }
}

type Shown = Route.ComponentProps['loaderData']['orders'][number]

function OrderRow({ order }: { order: Shown }) {
  const words = useOrderWords()
  const locale = useLocale()
  return (
    <li className="grid gap-1 border-b border-line py-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <div>
        <Link to={order.link} className="figures font-bold">
          {order.number}
        </Link>
        <p>
          {formatDate(order.placedAt, locale)} · {order.recipient}
        </p>
        <p className="text-soft-ink text-sm">{words.headlines[order.headline].title}</p>
      </div>
      <Money amount={order.total} className="font-bold text-lg" />
    </li>
  )
}

export default function OwnOrdersPage({ loaderData }: Route.ComponentProps) {
  const words = useOrderWords()
  const { orders } = loaderData
  return (
    <div className="page grid gap-4 py-8 md:py-12">
      <h1 className="font-bold text-3xl md:text-4xl">{words.account.title}</h1>
      {orders.length === 0 ? (
        <p className="text-soft-ink">{words.account.empty}</p>
      ) : (
        <ul>
          {orders.map((order) => (
            <OrderRow key={order.number} order={order} />
          ))}
        </ul>
      )}
      <p>
        <ButtonLink to="/catalogo">{words.account.more}</ButtonLink>
      </p>
    </div>
  )
}
