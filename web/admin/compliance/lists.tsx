import { BackLink } from '#design/back-link.tsx'
import { listsOverview } from '#shop/compliance/lists/lists.service.server.ts'
import {
  screeningMode,
  screenParties,
} from '#shop/compliance/screening/screening.service.server.ts'
import { Downloads, ListsTable } from '#shop/compliance/ui/lists-table.tsx'
import { NameCheck } from '#shop/compliance/ui/name-check.tsx'
import { useComplianceMessages } from '#shop/compliance/ui/use-messages.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { messagesIn, withMessages } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/lists'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const page: PageInfo = {
    title: messagesIn(ctx.locale).compliance.title,
    path: '/admin/listas',
    noindex: true,
  }
  const name = (new URL(request.url).searchParams.get('nombre') ?? '').trim().slice(0, 200)
  const tried = name === '' ? null : await screenParties(ctx, [{ role: 'buyer', name }])
  return {
    ...withMessages(ctx.locale, 'compliance'),
    page,
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
    <div className="page grid gap-6 py-8">
      <div className="grid justify-items-start gap-2">
        <BackLink to="/admin" label={messages.back} />
        <h1 className="font-bold text-2xl md:text-3xl">{messages.title}</h1>
        <p className="measure text-soft-ink">{messages.text}</p>
      </div>
      {isGood && <p className="text-good">{messages.fresh}</p>}
      <ListsTable lists={lists} />
      <NameCheck name={name} outcome={outcome} />
      <section className="grid gap-3">
        <h2 className="font-bold text-lg">{messages.downloads.title}</h2>
        <Downloads downloads={downloads} />
      </section>
    </div>
  )
}
