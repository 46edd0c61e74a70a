import { format } from '#kernel/messages.ts'
import { lastMonth } from '#shop/accounting/last-days.service.server.ts'
import { useAccountMessages } from '#shop/accounts/ui/use-messages.ts'
import { openTasks } from '#shop/tasks/open-tasks.service.server.ts'
import { messagesIn, withMessages } from '#web/messages.server.ts'
import type { PageInfo } from '#web/page-info.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { signedInUser } from '#web/require-access.server.ts'
import { AdminPage } from '#web/sections/admin-page.tsx'
import { LastMonth } from '#web/sections/last-month.tsx'
import { Maintenance } from '#web/sections/maintenance.tsx'
import { OpenTasks } from '#web/sections/waiting-matters.tsx'
import { useOverviewMessages } from '#web/use-page-messages.ts'
import type { Route } from './+types/home'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { email } = signedInUser(ctx)
  const { title } = messagesIn(ctx.locale).accounts.panel
  const page: PageInfo = { title, path: '/admin', noindex: true }
  return {
    page,
    email,
    waiting: await openTasks(ctx),
    days: await lastMonth(ctx),
    ...withMessages(ctx.locale, 'overview'),
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
