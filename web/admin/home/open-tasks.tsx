import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import { formatPlural } from '#kernel/messages.ts'
import { useOverviewMessages } from '#web/shell/request/use-page-messages.ts'

const places = {
  toPrepare: '/admin/pedidos?ver=paid',
  toShip: '/admin/pedidos?ver=prepared',
  late: '/admin/pedidos?ver=late',
  incident: '/admin/pedidos?entrega=incident',
  zelle: '/admin/zelle',
  second: '/admin/zelle?ver=segunda',
  parts: '/admin/partes',
  refundDue: '/admin/pedidos?pago=refund_due',
  disputed: '/admin/pedidos?pago=disputed',
  held: '/admin/pedidos?ver=held',
  damage: '/admin/danos',
  donations: '/admin/donaciones?ver=pendientes',
  lists: '/admin/listas',
  expiring: '/admin/listas',
  emails: '/admin/cartas',
  soldOut: '/admin/products?estado=sold_out',
  scarce: '/admin/products?estado=low',
  abandoned: '/admin/compras-a-medias',
  reviews: '/admin/resenas',
  alerts: '/admin/avisos',
  refused: '/admin/limites',
} as const
type Task = keyof typeof places
const order = Object.keys(places) as Task[]

/** The open tasks, each with its number and its page; those without entries are left out. */
export function OpenTasks({ waiting }: { waiting: Readonly<Record<Task, number>> }) {
  const messages = useOverviewMessages()
  const locale = useLocale()
  const open = order.filter((task) => waiting[task] > 0)
  return (
    <section aria-labelledby="espera" className="grid gap-3">
      <h2 id="espera" className="font-bold text-lg">
        {messages.waiting}
      </h2>
      {open.length === 0 && <p className="text-good">{messages.nothing}</p>}
      <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {open.map((task) => (
          <li key={task}>
            <Link
              to={places[task]}
              className="flex min-h-12 items-center justify-between gap-4 rounded-card border border-line border-l-4 border-l-warn bg-raised px-4 py-2 no-underline hover:border-ink"
            >
              {formatPlural(locale, messages.tasks[task], waiting[task])}
              <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
