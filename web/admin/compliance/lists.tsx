import { listsOverview } from '#shop/compliance/lists/lists.service.server.ts'
import {
  screeningMode,
  screenParties,
} from '#shop/compliance/screening/screening.service.server.ts'
import { Downloads, ListsTable } from '#shop/compliance/ui/lists-table.tsx'
import { NameCheck } from '#shop/compliance/ui/name-check.tsx'
import { useComplianceMessages } from '#shop/compliance/ui/use-messages.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/lists'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const name = (new URL(request.url).searchParams.get('nombre') ?? '').trim().slice(0, 200)
  const tried = name === '' ? null : await screenParties(ctx, [{ role: 'buyer', name }])
  return {
    ...privatePage(ctx.locale, '/admin/listas', 'compliance'),
    mode: await screeningMode(ctx),
    ...(await listsOverview(ctx)),
    name,
    outcome: tried?.parties[0] ?? null,
  }
}

export default function ListsPage({ loaderData }: Route.ComponentProps) {
  const messages = useComplianceMessages()
  const { mode, lists, downloads, name, outcome } = loaderData
  const isGood = mode.isComplete && !mode.isStale
  return (
    <AdminPage title={messages.title} text={messages.text}>
      {isGood && <p className="text-good">{messages.fresh}</p>}
      <ListsTable lists={lists} />
      <NameCheck name={name} outcome={outcome} />
      <section className="grid gap-3">
        <h2 className="font-bold text-lg">{messages.downloads.title}</h2>
        <Downloads downloads={downloads} />
      </section>
    </AdminPage>
  )
}
