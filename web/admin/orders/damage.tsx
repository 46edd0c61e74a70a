import { useLocale } from '#design/messages-context.tsx'
import { TextLink } from '#design/text-link.tsx'
import { format } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import { openDamage } from '#shop/orders/images/damage.service.server.ts'
import { damageId } from '#shop/orders/ui/staff/next-step.tsx'
import { usePictureMessages } from '#shop/orders/ui/use-messages.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/damage'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { title } = messagesIn(ctx.locale).orderPictures.staff
  return {
    reports: await openDamage(ctx),
    ...privatePageTitled(ctx.locale, '/admin/danos', title, 'orderPictures', 'overview'),
  }
}

export default function DamageReportsPage({ loaderData }: Route.ComponentProps) {
  const messages = usePictureMessages().staff
  const locale = useLocale()
  const { reports } = loaderData
  return (
    <AdminPage title={messages.title} text={messages.text}>
      {reports.length === 0 && <p>{messages.none}</p>}
      <ul className="grid gap-3">
        {reports.map(({ number, description, at, isAnswered }) => (
          <li
            key={`${number} ${at.getTime()}`}
            className="grid gap-1 rounded-card border border-line border-l-4 border-l-warn bg-raised p-4"
          >
            <TextLink to={`/admin/pedidos/${number}#${damageId}`} className="figures font-bold">
              {number}
            </TextLink>
            <p className="text-soft-ink text-sm">
              {format(messages.at, { date: formatDate(at, locale) })}
            </p>
            {isAnswered && <p className="font-semibold text-sm">{messages.promised}</p>}
            <p className="line-clamp-3 break-words">{description}</p>
          </li>
        ))}
      </ul>
    </AdminPage>
  )
}
