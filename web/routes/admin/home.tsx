import { fill } from '#kernel/words.ts'
import { lastMonth } from '#shop/accounting/last-days.service.server.ts'
import { useAccountWords } from '#shop/accounts/ui/use-account-words.ts'
import { openTasks } from '#shop/tasks/open-tasks.service.server.ts'
import type { PageInfo } from '#web/page-info.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { signedInUser } from '#web/require-access.server.ts'
import { AdminPage } from '#web/sections/admin-page.tsx'
import { LastMonth } from '#web/sections/last-month.tsx'
import { Maintenance } from '#web/sections/maintenance.tsx'
import { WaitingMatters } from '#web/sections/waiting-matters.tsx'
import { useOverviewWords } from '#web/use-page-words.ts'
import { carrying, wordsIn } from '#web/words.server.ts'
import type { Route } from './+types/home'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { email } = signedInUser(ctx)
  const { title } = wordsIn(ctx.locale).accounts.panel
  const page: PageInfo = { title, path: '/admin', noindex: true }
  return {
    page,
    email,
    waiting: await openTasks(ctx),
    days: await lastMonth(ctx),
    ...carrying(ctx.locale, 'overview'),
  }
}

export default function PanelPage({ loaderData }: Route.ComponentProps) {
  const { title } = useAccountWords().panel
  const words = useOverviewWords()
  return (
    <>
      <Maintenance viewer="admin" />
      <AdminPage title={title} text={fill(words.seller, { email: loaderData.email })}>
        <WaitingMatters waiting={loaderData.waiting} />
        <LastMonth rows={loaderData.days} />
      </AdminPage>
    </>
  )
}
