import { Link } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import { openDamage } from '#shop/orders/pictures/damage.service.server.ts'
import { usePictureMessages } from '#shop/orders/ui/use-messages.ts'
import { messagesIn, withMessages } from '#web/messages.server.ts'
import type { PageInfo } from '#web/page-info.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { AdminPage } from '#web/sections/admin-page.tsx'
import { useOverviewMessages } from '#web/use-page-messages.ts'
import type { Route } from './+types/damage'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { title } = messagesIn(ctx.locale).orderPictures.staff
  const page: PageInfo = { title, path: '/admin/danos', noindex: true }
  return {
    page,
    reports: await openDamage(ctx),
    ...withMessages(ctx.locale, 'orderPictures', 'overview'),
  }
}

export default function DamageReportsPage({ loaderData }: Route.ComponentProps) {
  const messages = usePictureMessages().staff
  const { back } = useOverviewMessages()
  const locale = useLocale()
  const { reports } = loaderData
  return (
    <AdminPage title={messages.title} text={messages.text} back={{ to: '/admin', label: back }}>
      {reports.length === 0 && <p>{messages.none}</p>}
      <ul className="grid gap-3">
        {reports.map(({ number, description, at }) => (
          <li
            key={number}
            className="grid gap-1 rounded-card border border-line border-l-4 border-l-warn bg-raised p-4"
          >
            <Link
              to={`/admin/pedidos/${number}`}
              className="figures inline-flex min-h-11 items-center font-bold underline underline-offset-4"
            >
              {number}
            </Link>
            <p className="text-soft-ink text-sm">
              {format(messages.at, { date: formatDate(at, locale) })}
            </p>
            <p className="line-clamp-3 break-words">{description}</p>
          </li>
        ))}
      </ul>
    </AdminPage>
  )
}
