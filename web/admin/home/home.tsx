import { format } from '#kernel/messages.ts'
import { lastMonth } from '#shop/accounting/accounting.service.server.ts'
import { useAccountMessages } from '#shop/accounts/ui/use-messages.ts'
import { openTasks } from '#shop/tasks/open-tasks.service.server.ts'
import { signedInUser } from '#web/session/require-access.server.ts'
import { Maintenance } from '#web/shell/layout/maintenance.tsx'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { useOverviewMessages } from '#web/shell/request/use-page-messages.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/home'
import { LastMonth } from './last-month.tsx'
import { OpenTasks } from './open-tasks.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { email } = signedInUser(ctx)
  const { title } = messagesIn(ctx.locale).accounts.panel
  return {
    email,
    waiting: await openTasks(ctx),
    days: await lastMonth(ctx),
    ...privatePageTitled(ctx.locale, '/admin', title, 'overview'),
  }
}

export default function PanelPage({ loaderData }: Route.ComponentProps) {
  const { title } = useAccountMessages().panel
  const messages = useOverviewMessages()
  return (
    <>
      <Maintenance viewer="admin" />
      <AdminPage title={title} text={format(messages.seller, { email: loaderData.email })}>
        <OpenTasks waiting={loaderData.waiting} />
        <LastMonth rows={loaderData.days} />
      </AdminPage>
    </>
  )
}
