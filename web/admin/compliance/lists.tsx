import { data } from 'react-router'
import { Notice } from '#design/notice.tsx'
import { TextLink } from '#design/text-link.tsx'
import { dayOf } from '#kernel/time.ts'
import { hasRecentIdentity } from '#shop/accounts/identity/identity.service.server.ts'
import { listsOverview } from '#shop/compliance/lists/lists.service.server.ts'
import {
  fetchListsSoon,
  uploadLists,
} from '#shop/compliance/lists/panel/panel-lists.service.server.ts'
import { readPublished, type UploadProblem } from '#shop/compliance/lists/panel/upload.input.ts'
import {
  screeningMode,
  screenParties,
} from '#shop/compliance/screening/screening.service.server.ts'
import {
  FetchNow,
  ListUpload,
  type ShownOutcome,
  Uploaded,
} from '#shop/compliance/ui/list-upload.tsx'
import { Downloads, ListsTable, NotifiedStaff } from '#shop/compliance/ui/lists-table.tsx'
import { NameCheck } from '#shop/compliance/ui/name-check.tsx'
import { useComplianceMessages } from '#shop/compliance/ui/use-messages.ts'
import { listAddresses } from '#shop/connections/list-addresses.service.server.ts'
import { signedInUser } from '#web/session/require-access.server.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/lists'
import { namesOfNotified } from './notified-staff.server.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const name = (new URL(request.url).searchParams.get('nombre') ?? '').trim().slice(0, 200)
  const tried = name === '' ? null : await screenParties(ctx, [{ role: 'buyer', name }])
  return {
    ...privatePage(ctx.locale, '/admin/listas', 'compliance'),
    mode: await screeningMode(ctx),
    ...(await listsOverview(ctx, await listAddresses(ctx))),
    notified: await namesOfNotified(ctx),
    name,
    today: dayOf(ctx.now),
    asksPassword: !hasRecentIdentity({ ...ctx, user: signedInUser(ctx) }),
    outcome: tried?.parties[0] ?? null,
  }
}

interface Answer {
  readonly problem?: UploadProblem
  readonly entered?: string
  readonly outcomes?: readonly ShownOutcome[]
  readonly unknown?: readonly string[]
  /** Of the files at least one was not taken. */
  readonly isRefused?: boolean
  readonly isFetching?: boolean
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const form = await request.formData().catch(() => new FormData())
  if (form.get('intent') === 'fetch') {
    await fetchListsSoon(ctx)
    return data<Answer>({ isFetching: true })
  }
  const entered = String(form.get('day') ?? '').slice(0, 40)
  const refuse = (problem: UploadProblem) => data<Answer>({ problem, entered }, { status: 400 })
  const asOf = readPublished(entered, ctx.now)
  if (!asOf) return refuse('day_invalid')
  const files = form.getAll('files').filter((file) => file instanceof File && file.size > 0)
  if (files.length === 0) return refuse('no_files')
  const read = await Promise.all(
    (files as File[]).map(async (file) => ({ name: file.name, bytes: await file.bytes(), asOf })),
  )
  const { outcomes, kinds } = await uploadLists(ctx, read)
  const unknown = kinds.flatMap((kind, at) => (kind ? [] : [read[at]?.name ?? '']))
  const isGood = ({ outcome }: ShownOutcome) => outcome === 'imported' || outcome === 'unchanged'
  const isRefused = unknown.length > 0 || !outcomes.every(isGood)
  const answer = { outcomes, unknown, isRefused, ...(isRefused && { entered }) }
  return data<Answer>(answer, { status: isRefused ? 409 : 200 })
}

export default function ListsPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useComplianceMessages()
  const { mode, lists, downloads, name, outcome } = loaderData
  const isGood = mode.isComplete && !mode.isStale
  return (
    <AdminPage title={messages.title} text={messages.text}>
      {isGood && <p className="text-good">{messages.fresh}</p>}
      {actionData?.outcomes && !actionData.isRefused && <Uploaded outcomes={actionData.outcomes} />}
      <ListsTable lists={lists} />
      {loaderData.notified && <NotifiedStaff names={loaderData.notified} />}
      <ListUpload
        today={loaderData.today}
        entered={actionData?.entered}
        problem={actionData?.problem}
        refused={
          actionData?.isRefused
            ? { outcomes: actionData.outcomes ?? [], unknown: actionData.unknown ?? [] }
            : undefined
        }
        asksPassword={loaderData.asksPassword}
      />
      <NameCheck name={name} outcome={outcome} />
      <section className="grid gap-3">
        <h2 className="font-bold text-lg">{messages.downloads.title}</h2>
        <Downloads downloads={downloads} />
        <Notice text={actionData?.isFetching && messages.downloads.fetching} />
        {downloads.length > 0 && <FetchNow />}
        {loaderData.notified && (
          <TextLink to="/admin/conexiones">{messages.downloads.addresses}</TextLink>
        )}
      </section>
    </AdminPage>
  )
}
