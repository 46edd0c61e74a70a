import type { Person } from '#kernel/person.ts'
import { refreshSession } from '#shop/accounts/session.service.server.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import type { Route } from './+types/session'

/** What a page may know of who is signed in. */
const shown = (person: Person | null) =>
  person && {
    id: person.id,
    email: person.email,
    emailConfirmedAt: person.emailConfirmedAt,
    identities: person.identities,
    fullName: person.fullName,
  }

const answer = (person: Person | null, expiresAt: Date | null, cookies: readonly string[] = []) => {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  const user = shown(person)
  return Response.json(
    { user, expiresAt: user && expiresAt, sessionId: person?.sessionId ?? null },
    { headers },
  )
}

/** Who is signed in behind this browser's cookie, and until when. */
export function loader({ context }: Route.LoaderArgs) {
  const { person } = context.get(requestCtx)
  return answer(person, person?.sessionExpiresAt ?? null)
}

/** Draws the session out by its whole length. */
export async function action({ context }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  if (!ctx.person) return answer(null, null)
  const refreshed = await refreshSession(ctx)
  return answer(refreshed && ctx.person, refreshed?.expiresAt ?? null, refreshed?.cookies)
}
