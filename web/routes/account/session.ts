import { type ServedSession, servedSession } from '#shop/accounts/served-session.rules.ts'
import { refreshSession } from '#shop/accounts/session.service.server.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import type { Route } from './+types/session'

const answer = (session: ServedSession | null, cookies: readonly string[] = []) => {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return Response.json(session ?? { user: null, sessionId: null, expiresAt: null }, { headers })
}

/** Who is signed in behind this browser's cookie, and until when. */
export function loader({ context }: Route.LoaderArgs) {
  const { person } = context.get(requestCtx)
  return answer(person && servedSession(person))
}

/** Draws the session out by its whole length. */
export async function action({ context }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const session = ctx.person && servedSession(ctx.person)
  const refreshed = session && (await refreshSession(ctx))
  if (!refreshed) return answer(null)
  const expiresAt = refreshed.expiresAt.toISOString()
  return answer({ ...session, expiresAt }, refreshed.cookies)
}
