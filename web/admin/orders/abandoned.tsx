import { useLocale } from '#design/messages-context.tsx'
import { formatNumber } from '#kernel/messages.ts'
import { formatDateTime } from '#kernel/time.ts'
import { abandonedCheckouts } from '#shop/checkout/drafts/abandoned.service.server.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { useOverviewMessages } from '#web/shell/request/use-page-messages.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import { AdminTable } from '../frame/admin-table.tsx'
import type { Route } from './+types/abandoned'

const path = '/admin/compras-a-medias'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { title } = messagesIn(ctx.locale).overview.abandoned
  return {
    left: await abandonedCheckouts(ctx),
    ...privatePageTitled(ctx.locale, path, title, 'overview'),
  }
}

export default function AbandonedPage({ loaderData }: Route.ComponentProps) {
  const shared = useOverviewMessages()
  const messages = shared.abandoned
  const locale = useLocale()
  const { left } = loaderData
  return (
    <AdminPage title={messages.title} text={messages.text}>
      {left.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <AdminTable
          label={messages.title}
          heads={[
            messages.who,
            messages.contact,
            messages.items,
            messages.destination,
            messages.when,
          ]}
          figures={[2]}
          rows={left.map(({ id, at, name, email, phone, items, destination }) => ({
            key: id,
            cells: [
              name,
              [email, phone].filter(Boolean).join(' · '),
              formatNumber(locale, items),
              messages.destinations[destination],
              formatDateTime(at, locale),
            ],
          }))}
        />
      )}
    </AdminPage>
  )
}
