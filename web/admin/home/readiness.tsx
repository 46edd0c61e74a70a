import { readiness } from '#shop/readiness/readiness.service.server.ts'
import {
  ReadinessList,
  ReadinessSum,
  useReadinessMessages,
} from '#shop/readiness/ui/readiness-list.tsx'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/readiness'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  return { lines: await readiness(ctx), ...privatePage(ctx.locale, '/admin/listo', 'readiness') }
}

export default function ReadinessPage({ loaderData }: Route.ComponentProps) {
  const messages = useReadinessMessages()
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <ReadinessSum lines={loaderData.lines} />
      <ReadinessList lines={loaderData.lines} />
    </AdminPage>
  )
}
