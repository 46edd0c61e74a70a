import { parseSigned, serializeSigned } from 'hono/utils/cookie'
import { minuteMs } from '#kernel/time.ts'
import type { SessionEnd, User } from '#kernel/user.ts'
import type { Needs } from '#platform/ctx.ts'
import { type Actor, asSystem, inTransaction, visitor } from '#platform/database/transaction.ts'
import type { Asking } from '../engine/ask-engine.server.ts'
import { sessionCookieOf, sessionSeconds } from '../engine/engine.server.ts'
import { roleOf } from '../users/role.service.server.ts'
import { deleteExpired, drawOut, liveSession, type SessionRow } from './sessions.queries.server.ts'

const cookieMark = 'girasol.session_token='

const identitiesOf = ({ isVerified }: SessionRow): User['identities'] => [
  { identityData: { emailVerified: isVerified } },
]

/** The session that the browser's cookie names, if it was signed here and still lives. */
export async function sessionRowOf(request: Asking, now: Date): Promise<SessionRow | null> {
  if (!request.caller.cookie.includes(cookieMark)) return null
  const { name, secret } = await sessionCookieOf(request)
  const token = (await parseSigned(request.caller.cookie, secret, name))[name]
  if (!token) return null
  return inTransaction(asSystem(request.db, 'whose session is it'), ({ tx }) =>
    liveSession(tx, token, now),
  )
}

export interface ResolvedSession {
  readonly user: User | null
  /** Why a browser that comes with a cookie is nobody; null when all is as it should be. */
  readonly ended: SessionEnd | null
}

const noPermission = '42501'

async function withRole(db: Asking['db'], row: SessionRow): Promise<ResolvedSession> {
  try {
    const user = {
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
    return { user, ended: null }
  } catch (error) {
    if ((error as { code?: unknown }).code !== noPermission) throw error
    return { user: null, ended: 'role_fetch_error' }
  }
}

/** Who is signed in behind a request, or why nobody is any more. */
export async function resolveSession(request: Asking, now: Date): Promise<ResolvedSession> {
  if (!request.caller.cookie.includes(cookieMark)) return { user: null, ended: null }
  const row = await sessionRowOf(request, now)
  return row ? withRole(request.db, row) : { user: null, ended: 'session_expired' }
}

/** The database's role of a person; an administrator is one only with a confirmed address. */
export function actorOf(user: User | null): Actor {
  if (!user) return visitor
  const isAdmin = user.role === 'admin' && user.emailConfirmedAt !== null
  return { role: isAdmin ? 'admin' : 'customer', id: user.id }
}

/** The cookie as the engine itself would have sent it. */
async function sessionCookie(request: Asking, token: string): Promise<string> {
  const { name, isSecure, secret } = await sessionCookieOf(request)
  return serializeSigned(name, token, secret, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isSecure,
    maxAge: sessionSeconds,
  })
}

/** What makes the browser forget its session. */
export async function forgetSession(request: Asking): Promise<string> {
  const { name, isSecure } = await sessionCookieOf(request)
  return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

const renewalIntervalMs = 10 * minuteMs

/** A session that is used is drawn out every few minutes, so that its owner sees when it last was. */
export const isDue = (expiresAt: Date, now: Date): boolean =>
  expiresAt.getTime() - now.getTime() < sessionSeconds * 1000 - renewalIntervalMs

/** Draws the session out by its whole length: by hand when asked, since the engine waits a day. */
export async function refreshSession(
  request: Asking & { readonly now: Date; readonly user: User | null },
): Promise<{ cookies: string[]; expiresAt: Date } | null> {
  if (!request.user) return null
  const expiresAt = new Date(request.now.getTime() + sessionSeconds * 1000)
  const token = await inTransaction(asSystem(request.db, 'a session is drawn out'), ({ tx }) =>
    drawOut(tx, request.user?.sessionId ?? '', expiresAt, request.now),
  )
  return token ? { cookies: [await sessionCookie(request, token)], expiresAt } : null
}

/** Sessions and links that are over go. */
export const pruneSessions = ({ db, now }: Needs<'now'>): Promise<void> =>
  inTransaction(asSystem(db, 'sessions that are over go'), ({ tx }) => deleteExpired(tx, now))
