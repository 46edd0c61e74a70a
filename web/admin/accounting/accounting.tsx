import { ButtonLink } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import { AccountingDetails, AccountingTiles } from '#shop/accounting/ui/accounting-figures.tsx'
import { AccountingFilterForm } from '#shop/accounting/ui/accounting-filter.tsx'
import { AccountingChart, AccountingTable } from '#shop/accounting/ui/accounting-periods.tsx'
import { useAccountingMessages } from '#shop/accounting/ui/use-messages.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/accounting'
import { shownAccounting } from './accounting-page.server.ts'

const path = '/admin/contabilidad'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  return {
    search: url.search,
    ...(await shownAccounting(ctx, request)),
    ...privatePage(ctx.locale, path, 'accounting'),
  }
}

export default function AccountingPage({ loaderData }: Route.ComponentProps) {
  const messages = useAccountingMessages()
  const locale = useLocale()
  const { accounting, filter, today, problem, search, methods } = loaderData
  const shownDay = (day: string) => formatDate(`${day}T12:00:00Z`, locale, 'PPP')
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <AccountingFilterForm
        path={path}
        filter={filter}
        today={today}
        methods={methods}
        problem={problem}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">
          {format(messages.range, { from: shownDay(accounting.from), to: shownDay(accounting.to) })}
        </p>
        <ButtonLink to={`${path}/archivo.csv${search}`} reloadDocument>
          {messages.file}
        </ButtonLink>
      </div>
      <AccountingTiles total={accounting.total} />
      <AccountingChart periods={accounting.periods} unit={accounting.unit} />
      <AccountingDetails total={accounting.total} cash={accounting.cash} methods={methods} />
      <AccountingTable periods={accounting.periods} unit={accounting.unit} />
    </AdminPage>
  )
}
