import { messagesIn } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/suggestions'
import { findInPanel, searchIn } from './find-in-panel.server.ts'

const headers = { 'Cache-Control': 'private, no-store' }
const perKind = 3
const max = 10

/** What the search of the panel's bar suggests: each with the address that it leads to. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const search = searchIn(request)
  const { one } = messagesIn(ctx.locale).admin.search
  const suggestions = (await findInPanel(ctx, search)).flatMap(({ kind, found }) =>
    found.slice(0, perKind).map(({ to, title }) => ({ id: to, name: `${one[kind]}: ${title}` })),
  )
  return Response.json(suggestions.slice(0, max), { headers })
}
