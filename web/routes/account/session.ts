import { refreshSession } from '#shop/accounts/session.service.server.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { servedSession } from '#web/served-session.server.ts'
import type { Route } from './+types/session'

const answer = (session: ReturnType<typeof servedSession>, cookies: readonly string[] = []) => {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return Response.json(session ?? { user: null, sessionId: null, expiresAt: null }, { headers })
}

/** Who is signed in behind this browser's cookie, and until when. */
export const loader = ({ context }: Route.LoaderArgs) =>
  answer(servedSession(context.get(requestCtx)))

/** Draws the session out by its whole length. */
export async function action({ context }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const session = servedSession(ctx)
  const refreshed = session && (await refreshSession(ctx))
  if (!refreshed) return answer(null)
  const expiresAt = refreshed.expiresAt.toISOString()
  return answer({ ...session, expiresAt }, refreshed.cookies)
}
