import { ButtonLink } from '#design/button.tsx'
import { isNarrowed, listQuery, readListWish } from '#shop/orders/order-list.rules.ts'
import { listedOrders } from '#shop/orders/order-list.service.server.ts'
import { AdminOrderFilter } from '#shop/orders/ui/admin-order-filter.tsx'
import { AdminOrderList } from '#shop/orders/ui/admin-order-list.tsx'
import { useStaffOrderWords } from '#shop/orders/ui/use-staff-order-words.ts'
import { divisions } from '#shop/shipping/cuba-divisions.rules.ts'
import type { PageInfo } from '#web/page-info.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { carrying, wordsIn } from '#web/words.server.ts'
import type { Route } from './+types/orders'

const path = '/admin/pedidos'
const quick = ['all', 'held', 'proof', 'paid', 'late'] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const params = new URL(request.url).searchParams
  const wish = readListWish(params)
  const page: PageInfo = { title: wordsIn(ctx.locale).ordersStaff.title, path, noindex: true }
  const provinces = divisions.map(([code, name]) => [code, name] as const)
  const view = quick.find((name) => name === params.get('ver')) ?? (isNarrowed(wish) ? null : 'all')
  const listed = await listedOrders(ctx, wish)
  return { page, wish, view, provinces, ...listed, ...carrying(ctx.locale, 'ordersStaff') }
}

function Pages({ wish, next }: Pick<Route.ComponentProps['loaderData'], 'wish' | 'next'>) {
  const words = useStaffOrderWords().filter
  const query = listQuery(wish)
  const leading = (extra: Record<string, string>) =>
    `${path}?${new URLSearchParams([...query, ...Object.entries(extra)])}`
  return (
    <nav aria-label={words.pages} className="flex flex-wrap gap-3">
      {wish.after && <ButtonLink to={leading({})}>{words.newest}</ButtonLink>}
      {next && <ButtonLink to={leading({ despues: next })}>{words.older}</ButtonLink>}
    </nav>
  )
}

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const words = useStaffOrderWords()
  const { wish, view, provinces, orders, next } = loaderData
  return (
    <div className="page grid gap-5 py-6 md:py-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-bold text-2xl md:text-3xl">{words.title}</h1>
        <ButtonLink to={`${path}/archivo.csv?${listQuery(wish)}`} reloadDocument>
          {words.filter.file}
        </ButtonLink>
      </div>
      <nav aria-label={words.all} className="flex flex-wrap gap-2">
        {quick.map((name) => (
          <ButtonLink
            key={name}
            to={name === 'all' ? path : `${path}?ver=${name}`}
            aria-current={name === view ? 'page' : undefined}
            className="aria-[current=page]:border-ink aria-[current=page]:bg-sunk"
          >
            {words.filters[name]}
          </ButtonLink>
        ))}
      </nav>
      <details open={view === null} className="rounded-card border border-line bg-raised px-4 py-1">
        <summary className="opens min-h-11 font-semibold">{words.filter.title}</summary>
        <div className="pt-2 pb-3">
          <AdminOrderFilter path={path} wish={wish} provinces={provinces} />
        </div>
      </details>
      <AdminOrderList orders={orders} />
      <Pages wish={wish} next={next} />
    </div>
  )
}
