import { type ServedSession, servedSession } from '#shop/accounts/sessions/served-session.rules.ts'
import { refreshSession } from '#shop/accounts/sessions/session.service.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/session'

const result = (session: ServedSession | null, cookies: readonly string[] = []) => {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return Response.json(session ?? { user: null, sessionId: null, expiresAt: null }, { headers })
}

/** The user and the expiry of this browser's session. */
export function loader({ context }: Route.LoaderArgs) {
  const { user } = context.get(requestCtx)
  return result(user && servedSession(user))
}

/** Extends the session by its full length. */
export async function action({ context }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const session = ctx.user && servedSession(ctx.user)
  const refreshed = session && (await refreshSession(ctx))
  if (!refreshed) return result(null)
  const expiresAt = refreshed.expiresAt.toISOString()
  return result({ ...session, expiresAt }, refreshed.cookies)
}
