import { parseSigned } from 'hono/utils/cookie'
import type { Person } from '#kernel/person.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type Actor, asSystem, inTransaction, visitor } from '#platform/database/transaction.ts'
import { type Asking, cookiesIn, headersOf } from './engine/ask-engine.server.ts'
import { engineOf, sessionSeconds } from './engine/engine.server.ts'
import { roleOf } from './role.service.server.ts'
import { liveSession, type SessionRow } from './sessions.queries.server.ts'

const cookieMark = 'girasol.session_token='

const identitiesOf = ({ isVerified }: SessionRow): Person['identities'] => [
  { identityData: { emailVerified: isVerified } },
]

/** The session that the browser's cookie names, if it was signed here and still lives. */
export async function sessionRowOf(asking: Asking, now: Date): Promise<SessionRow | null> {
  if (!asking.caller.cookie.includes(cookieMark)) return null
  const { authCookies, secret } = await (await engineOf(asking)).$context
  const { name } = authCookies.sessionToken
  const token = (await parseSigned(asking.caller.cookie, secret, name))[name]
  if (!token) return null
  return inTransaction(asSystem(asking.db, 'whose session is it'), ({ tx }) =>
    liveSession(tx, token, now),
  )
}

/** Who is signed in behind a request, or nobody. */
export async function personOf(asking: Asking, now: Date): Promise<Person | null> {
  const row = await sessionRowOf(asking, now)
  if (!row) return null
  return {
    id: row.id,
    email: row.email,
    emailConfirmedAt: row.confirmedAt,
    identities: identitiesOf(row),
    fullName: row.name,
    role: await roleOf(asking.db, row.id),
    hasSecondFactor: row.hasSecondFactor,
    sessionId: row.sessionId,
    sessionExpiresAt: row.expiresAt,
  }
}

/** The database's role of a person; an administrator is one only with a confirmed address. */
export function actorOf(person: Person | null): Actor {
  if (!person) return visitor
  const isAdmin = person.role === 'admin' && person.emailConfirmedAt !== null
  return { role: isAdmin ? 'admin' : 'customer', id: person.id }
}

const day = 24 * 60 * 60 * 1000

/** A session that has lasted a day is due to be drawn out. */
export const isDue = (expiresAt: Date, now: Date): boolean =>
  expiresAt.getTime() - now.getTime() < sessionSeconds * 1000 - day

/** Draws the session out by its whole length; the cookies to send, none if there was no session. */
export async function refreshSession(asking: Ctx): Promise<string[]> {
  const engine = await engineOf(asking)
  const { headers } = await engine.api.getSession({
    headers: headersOf(asking),
    returnHeaders: true,
  })
  return cookiesIn(headers)
}
