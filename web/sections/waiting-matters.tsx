import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import { format, formatPlural } from '#kernel/messages.ts'
import { useOverviewMessages } from '../use-page-messages.ts'

const places = {
  zelle: '/admin/zelle',
  held: '/admin/pedidos?ver=held',
  damage: '/admin/danos',
  late: '/admin/pedidos?ver=late',
  soldOut: '/admin/products?estado=sold_out',
  scarce: '/admin/products?estado=low',
  letters: '/admin/cartas',
  lists: '/admin/listas',
  abandoned: '/admin/compras-a-medias',
} as const
type Matter = keyof typeof places
const order = Object.keys(places) as Matter[]

/** What waits for a person, each with its number and the page where it is dealt with; the rest in one line. */
export function WaitingMatters({ waiting }: { waiting: Readonly<Record<Matter, number>> }) {
  const messages = useOverviewMessages()
  const locale = useLocale()
  const open = order.filter((matter) => waiting[matter] > 0)
  const calm = order.filter((matter) => waiting[matter] === 0)
  return (
    <section aria-labelledby="espera" className="grid gap-3">
      <h2 id="espera" className="font-bold text-lg">
        {messages.waiting}
      </h2>
      {open.length === 0 && <p className="text-good">{messages.nothing}</p>}
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {open.map((matter) => (
          <li key={matter}>
            <Link
              to={places[matter]}
              className="flex min-h-16 items-center justify-between gap-4 rounded-card border border-line border-l-4 border-l-warn bg-raised px-4 py-3 no-underline hover:border-ink"
            >
              {formatPlural(locale, messages.matters[matter], waiting[matter])}
              <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
      {open.length > 0 && calm.length > 0 && (
        <p className="text-soft-ink text-sm">
          {format(messages.calm, {
            names: calm.map((matter) => messages.names[matter]).join(', '),
          })}
        </p>
      )}
    </section>
  )
}
