import { ButtonLink } from '#design/button.tsx'
import { listOrders } from '#shop/orders/orders.service.server.ts'
import { AdminOrderList } from '#shop/orders/ui/admin-order-list.tsx'
import { useStaffOrderWords } from '#shop/orders/ui/use-staff-order-words.ts'
import { passGate } from '#web/gate.server.ts'
import type { PageInfo } from '#web/page-info.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { carrying, wordsIn } from '#web/words.server.ts'
import type { Route } from './+types/orders'

const path = '/admin/pedidos'
const filters = {
  all: {},
  held: { compliance: 'held' },
  proof: { payment: 'proof_received' },
  paid: { payment: 'paid' },
} as const
type Filter = keyof typeof filters
const names = Object.keys(filters) as Filter[]

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  passGate(ctx, request)
  const asked = new URL(request.url).searchParams.get('ver')
  const filter = names.find((name) => name === asked) ?? 'all'
  const page: PageInfo = { title: wordsIn(ctx.locale).ordersStaff.title, path, noindex: true }
  const orders = await listOrders(ctx, { ...filters[filter], limit: 200 })
  return { page, filter, orders, ...carrying(ctx.locale, 'ordersStaff') }
}

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const words = useStaffOrderWords()
  return (
    <div className="page grid gap-5 py-6 md:py-8">
      <div className="grid justify-items-start gap-2">
        <ButtonLink to="/admin" look="quiet" className="-ml-4">
          {words.back}
        </ButtonLink>
        <h1 className="font-bold text-2xl md:text-3xl">{words.title}</h1>
      </div>
      <nav aria-label={words.all} className="flex flex-wrap gap-2">
        {names.map((name) => (
          <ButtonLink
            key={name}
            to={name === 'all' ? path : `${path}?ver=${name}`}
            aria-current={name === loaderData.filter ? 'page' : undefined}
            className={name === loaderData.filter ? 'border-ink' : ''}
          >
            {words.filters[name]}
          </ButtonLink>
        ))}
      </nav>
      <AdminOrderList orders={loaderData.orders} />
    </div>
  )
}
