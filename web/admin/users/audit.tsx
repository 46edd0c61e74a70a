import { ButtonLink } from '#design/button.tsx'
import { userNames } from '#shop/accounts/users/user-admin.service.server.ts'
import { auditQuery } from '#shop/audit/audit.input.ts'
import { auditAreas, readAudit } from '#shop/audit/audit.service.server.ts'
import { formatEntry, subjectsCalled } from '#shop/audit/audit-format.rules.ts'
import { AuditFilter } from '#shop/audit/ui/audit-filter.tsx'
import { AuditRows } from '#shop/audit/ui/audit-rows.tsx'
import { useAuditMessages } from '#shop/audit/ui/use-messages.ts'
import { productNames } from '#shop/catalogue/management/product.service.server.ts'
import { allMethods } from '#shop/payments/methods/methods.service.server.ts'
import { setsToInviteInto } from '#shop/permissions/sets/sets.service.server.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/audit'
import { auditMessagesIn, usersIn, withNames } from './audit-messages.server.ts'

const path = '/admin/auditoria'
const pageSize = 50

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const requested = Object.fromEntries(new URL(request.url).searchParams)
  const query = auditQuery.parse({ que: '', cual: '', antes: null, ...requested })
  const [methods, areas] = await Promise.all([allMethods(ctx), auditAreas(ctx)])
  const messages = auditMessagesIn(ctx.locale, methods)
  const called = subjectsCalled(messages, query.subject)
  const entries = await readAudit(ctx, { ...query, called }, pageSize)
  const ofProducts = entries.filter(({ area }) => area === 'product')
  const [users, products, sets] = await Promise.all([
    userNames(ctx, usersIn(entries)),
    productNames(
      ctx,
      ofProducts.map(({ subject }) => subject),
    ),
    setsToInviteInto(ctx),
  ])
  const formatter = { messages: withNames(messages, { users, products, sets }), locale: ctx.locale }
  return {
    query,
    entries: entries.map((entry) => formatEntry(entry, formatter)),
    areas,
    users,
    ...privatePage(ctx.locale, path, 'audit'),
  }
}

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const messages = useAuditMessages()
  const { query, entries, areas, users } = loaderData
  const { area, subject, below } = query
  const last = entries.length === pageSize ? entries.at(-1) : undefined
  const older = new URLSearchParams({ que: area, cual: subject, antes: String(last?.id ?? '') })
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <AuditFilter path={path} areas={areas} area={area} subject={subject} />
      <AuditRows entries={entries} users={users} />
      <div className="flex flex-wrap gap-3">
        {below !== null && (
          <ButtonLink to={`${path}?${new URLSearchParams({ que: area, cual: subject })}`}>
            {messages.newest}
          </ButtonLink>
        )}
        {last && <ButtonLink to={`${path}?${older}`}>{messages.older}</ButtonLink>}
      </div>
    </AdminPage>
  )
}
