import { parseSigned, serializeSigned } from 'hono/utils/cookie'
import type { Person, SessionEnd } from '#kernel/person.ts'
import { minuteMs } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { type Actor, asSystem, inTransaction, visitor } from '#platform/database/transaction.ts'
import type { Asking } from './engine/ask-engine.server.ts'
import { sessionCookieOf, sessionSeconds } from './engine/engine.server.ts'
import { roleOf } from './role.service.server.ts'
import { deleteExpired, drawOut, liveSession, type SessionRow } from './sessions.queries.server.ts'

const cookieMark = 'girasol.session_token='

const identitiesOf = ({ isVerified }: SessionRow): Person['identities'] => [
  { identityData: { emailVerified: isVerified } },
]

/** The session that the browser's cookie names, if it was signed here and still lives. */
export async function sessionRowOf(asking: Asking, now: Date): Promise<SessionRow | null> {
  if (!asking.caller.cookie.includes(cookieMark)) return null
  const { name, secret } = await sessionCookieOf(asking)
  const token = (await parseSigned(asking.caller.cookie, secret, name))[name]
  if (!token) return null
  return inTransaction(asSystem(asking.db, 'whose session is it'), ({ tx }) =>
    liveSession(tx, token, now),
  )
}

export interface WhoAsks {
  readonly person: Person | null
  /** Why a browser that comes with a cookie is nobody; null when all is as it should be. */
  readonly ended: SessionEnd | null
}

const noPermission = '42501'

async function withRole(db: Asking['db'], row: SessionRow): Promise<WhoAsks> {
  try {
    const person = {
      id: row.id,
      email: row.email,
      emailConfirmedAt: row.confirmedAt,
      identities: identitiesOf(row),
      fullName: row.name,
      role: await roleOf(db, row.id),
      hasSecondFactor: row.hasSecondFactor,
      sessionId: row.sessionId,
      sessionExpiresAt: row.expiresAt,
    }
    return { person, ended: null }
  } catch (error) {
    if ((error as { code?: unknown }).code !== noPermission) throw error
    return { person: null, ended: 'role_fetch_error' }
  }
}

/** Who is signed in behind a request, or why nobody is any more. */
export async function whoAsks(asking: Asking, now: Date): Promise<WhoAsks> {
  if (!asking.caller.cookie.includes(cookieMark)) return { person: null, ended: null }
  const row = await sessionRowOf(asking, now)
  return row ? withRole(asking.db, row) : { person: null, ended: 'session_expired' }
}

/** The database's role of a person; an administrator is one only with a confirmed address. */
export function actorOf(person: Person | null): Actor {
  if (!person) return visitor
  const isAdmin = person.role === 'admin' && person.emailConfirmedAt !== null
  return { role: isAdmin ? 'admin' : 'customer', id: person.id }
}

/** The cookie as the engine itself would have sent it. */
async function sessionCookie(asking: Asking, token: string): Promise<string> {
  const { name, isSecure, secret } = await sessionCookieOf(asking)
  return serializeSigned(name, token, secret, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isSecure,
    maxAge: sessionSeconds,
  })
}

/** What makes the browser forget its session. */
export async function forgetSession(asking: Asking): Promise<string> {
  const { name, isSecure } = await sessionCookieOf(asking)
  return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

const renewalIntervalMs = 10 * minuteMs

/** A session that is used is drawn out every few minutes, so that its owner sees when it last was. */
export const isDue = (expiresAt: Date, now: Date): boolean =>
  expiresAt.getTime() - now.getTime() < sessionSeconds * 1000 - renewalIntervalMs

/** Draws the session out by its whole length: by hand when asked, since the engine waits a day. */
export async function refreshSession(
  asking: Asking & { readonly now: Date; readonly person: Person | null },
): Promise<{ cookies: string[]; expiresAt: Date } | null> {
  if (!asking.person) return null
  const expiresAt = new Date(asking.now.getTime() + sessionSeconds * 1000)
  const token = await inTransaction(asSystem(asking.db, 'a session is drawn out'), ({ tx }) =>
    drawOut(tx, asking.person?.sessionId ?? '', expiresAt, asking.now),
  )
  return token ? { cookies: [await sessionCookie(asking, token)], expiresAt } : null
}

/** Sessions and links that are over go. */
export const pruneSessions = ({ db, now }: Needs<'now'>): Promise<void> =>
  inTransaction(asSystem(db, 'sessions that are over go'), ({ tx }) => deleteExpired(tx, now))
