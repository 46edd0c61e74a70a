import { Button } from '#design/button.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { analyticsReport } from '#shop/analytics/analytics.service.server.ts'
import { readDays } from '#shop/analytics/report.rules.ts'
import {
  Funnel,
  Lists,
  useAnalyticsMessages,
  VisitsChart,
} from '#shop/analytics/ui/analytics-report.tsx'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/analytics'

const path = '/admin/analitica'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const range = readDays(new URL(request.url).searchParams, ctx.now)
  const report = await analyticsReport(ctx, range)
  return { range, report, ...privatePage(ctx.locale, path, 'analytics') }
}

export default function AnalyticsPage({ loaderData }: Route.ComponentProps) {
  const messages = useAnalyticsMessages()
  const { range, report } = loaderData
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <form
        key={`${range.from} ${range.to}`}
        method="get"
        action={path}
        className="grid items-end gap-3 sm:grid-cols-3 lg:max-w-2xl"
      >
        <LabelledField label={messages.from} name="desde" type="date" defaultValue={range.from} />
        <LabelledField label={messages.to} name="hasta" type="date" defaultValue={range.to} />
        <Button type="submit" className="min-h-12">
          {messages.show}
        </Button>
      </form>
      <VisitsChart days={report.days} visits={report.visits} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Funnel funnel={report.funnel} />
        <Lists sources={report.sources} products={report.products} vain={report.vain} />
      </div>
    </AdminPage>
  )
}
