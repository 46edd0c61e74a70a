import { ButtonLink } from '#design/button.tsx'
import { LinkedDialog } from '#design/forms/linked-dialog.tsx'
import { TextLink } from '#design/text-link.tsx'
import { format } from '#kernel/messages.ts'
import { pathOfThisShop } from '#kernel/shop-path.ts'
import { lastMonth } from '#shop/accounting/accounting.service.server.ts'
import { ClosingForm, useClosingMessages } from '#shop/maintenance/ui/closing-form.tsx'
import { isPermitted } from '#shop/permissions/panel-access.rules.ts'
import { isReady, type ReadinessLine } from '#shop/readiness/readiness.rules.ts'
import { readiness } from '#shop/readiness/readiness.service.server.ts'
import {
  ReadinessNames,
  ReadinessSum,
  useReadinessMessages,
} from '#shop/readiness/ui/readiness-list.tsx'
import { tasksOf } from '#shop/tasks/open-tasks.rules.ts'
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

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const staff = signedInUser(ctx)
  const mayAll = isPermitted(staff, 'everything')
  const { title } = messagesIn(ctx.locale).accounts.panel
  const [tasks, lines, days] = await Promise.all([
    openTasks(ctx),
    mayAll ? readiness(ctx) : [],
    isPermitted(staff, ['accounting']) ? lastMonth(ctx) : null,
  ])
  const params = new URL(request.url).searchParams
  const closing = params.get('cerrar')
  const before = pathOfThisShop(params.get('desde') ?? '')
  return {
    before: before.startsWith('/admin/') ? before : null,
    closing: closing !== null && mayAll ? pathOfThisShop(closing) : null,
    email: staff.email,
    mayAll,
    waiting: tasksOf(staff, tasks),
    readiness: lines,
    days,
    ...privatePageTitled(ctx.locale, '/admin', title, 'overview', 'readiness', 'tasks'),
  }
}

/** Until everything is done. */
function NotReady({ lines }: { lines: readonly ReadinessLine[] }) {
  const messages = useReadinessMessages()
  return (
    <section
      aria-label={messages.title}
      className="grid gap-1 rounded-card border border-line border-l-4 border-l-sun bg-raised p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <ReadinessSum lines={lines} />
        <TextLink to="/admin/listo">{messages.all}</TextLink>
      </div>
      <ReadinessNames lines={lines} />
    </section>
  )
}

/** The question of a switch without scripts. */
function Closing({ back }: { back: string }) {
  const messages = useClosingMessages()
  return (
    <LinkedDialog
      title={messages.title}
      text={messages.text}
      closeTo={back}
      closeLabel={messages.cancel}
    >
      <ClosingForm back={back} />
    </LinkedDialog>
  )
}

export default function PanelPage({ loaderData }: Route.ComponentProps) {
  const messages = useOverviewMessages()
  return (
    <>
      {loaderData.closing !== null && <Closing back={loaderData.closing} />}
      {loaderData.mayAll && <Maintenance hasSwitch />}
      <AdminPage
        title={loaderData.page.title ?? ''}
        text={format(messages.seller, { email: loaderData.email })}
      >
        {loaderData.before !== null && (
          <ButtonLink to={loaderData.before} look="sun" className="justify-self-start">
            {messages.goOn}
          </ButtonLink>
        )}
        {loaderData.mayAll && !isReady(loaderData.readiness) && (
          <NotReady lines={loaderData.readiness} />
        )}
        <OpenTasks waiting={loaderData.waiting} />
        {loaderData.days && <LastMonth rows={loaderData.days} />}
      </AdminPage>
    </>
  )
}
