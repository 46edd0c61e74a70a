import { randomBytes } from 'node:crypto'
import { parseSigned, serializeSigned } from 'hono/utils/cookie'
import { secondMs } from '#kernel/time.ts'
import type { SessionEnd, User } from '#kernel/user.ts'
import type { Needs } from '#platform/ctx.ts'
import {
  type Actor,
  asSystem,
  inTransaction,
  type Tx,
  visitor,
} from '#platform/database/transaction.ts'
import type { Asking } from '../engine/ask-engine.server.ts'
import { sessionCookieOf } from '../engine/engine.server.ts'
import { roleOf } from '../users/role.service.server.ts'
import { maxSessionMs, sessionEnd } from './session-time.rules.ts'
import {
  deleteExpired,
  drawOut,
  liveSession,
  replaceToken,
  type SessionRow,
} from './sessions.queries.server.ts'

const cookieMark = 'girasol.session_token='

const identitiesOf = ({ isVerified }: SessionRow): User['identities'] => [
  { identityData: { emailVerified: isVerified } },
]

/** Sessions that started before have ended, even where their row says otherwise. */
const startedAfter = (now: Date) => new Date(now.getTime() - maxSessionMs)

/** The session of the browser's cookie, if its signature is valid and it has not expired. */
export async function sessionRowOf(request: Asking, now: Date): Promise<SessionRow | null> {
  if (!request.caller.cookie.includes(cookieMark)) return null
  const { name, secret } = await sessionCookieOf(request)
  const token = (await parseSigned(request.caller.cookie, secret, name))[name]
  if (!token) return null
  const system = asSystem(request.db, 'whose session is it')
  return inTransaction({ ...system, reads: request.reads }, ({ tx }) =>
    liveSession(tx, token, now, startedAfter(now)),
  )
}

export interface ResolvedSession {
  readonly user: User | null
  /** Why a request with a cookie has no user; null when there is no problem. */
  readonly ended: SessionEnd | null
}

const noPermission = '42501'

async function withRole(request: Asking, row: SessionRow): Promise<ResolvedSession> {
  try {
    const user = {
      id: row.id,
      email: row.email,
      emailConfirmedAt: row.confirmedAt,
      identities: identitiesOf(row),
      fullName: row.name,
      role: await roleOf(request, row.id),
      hasSecondFactor: row.hasSecondFactor,
      permitted: row.permitted,
      isOwner: row.isOwner,
      sessionId: row.sessionId,
      sessionStartedAt: row.startedAt,
      sessionExpiresAt: row.expiresAt,
      provenAt: row.provenAt,
    }
    return { user, ended: null }
  } catch (error) {
    if ((error as { code?: unknown }).code !== noPermission) throw error
    return { user: null, ended: 'role_fetch_error' }
  }
}

/** The signed-in user of a request, or why there is none any more. */
export async function resolveSession(request: Asking, now: Date): Promise<ResolvedSession> {
  if (!request.caller.cookie.includes(cookieMark)) return { user: null, ended: null }
  const row = await sessionRowOf(request, now)
  return row ? withRole(request, row) : { user: null, ended: 'session_expired' }
}

/** The user's database role; an administrator needs a confirmed address. */
export function actorOf(user: User | null): Actor {
  if (!user) return visitor
  const isAdmin = user.role === 'admin' && user.emailConfirmedAt !== null
  return { role: isAdmin ? 'admin' : 'customer', id: user.id }
}

/** The cookie as the engine would set it. */
async function sessionCookie(request: Asking, token: string, lastsMs: number): Promise<string> {
  const { name, isSecure, secret } = await sessionCookieOf(request)
  return serializeSigned(name, token, secret, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isSecure,
    maxAge: Math.floor(lastsMs / secondMs),
  })
}

/** Gives the session another token, whose cookie is to be set: none where the session is over. */
export async function renewToken(
  request: Asking & { readonly now: Date; readonly user: User; readonly tx: Tx },
): Promise<string[]> {
  const { user, now, tx } = request
  const token = randomBytes(24).toString('base64url')
  const end = await replaceToken(tx, user.sessionId, token, now)
  return end ? [await sessionCookie(request, token, end.getTime() - now.getTime())] : []
}

/** Expires the session cookie. */
export async function forgetSession(request: Asking): Promise<string> {
  const { name, isSecure } = await sessionCookieOf(request)
  return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/**
 * Extends the session, by hand since the engine does so once a day only and knows no last day.
 */
export async function refreshSession(
  request: Asking & { readonly now: Date; readonly user: User | null },
): Promise<{ cookies: string[]; expiresAt: Date } | null> {
  const { user, now } = request
  if (!user) return null
  const expiresAt = sessionEnd(user.sessionStartedAt, now)
  const token = await inTransaction(asSystem(request.db, 'a session is drawn out'), ({ tx }) =>
    drawOut(tx, user.sessionId, expiresAt, now),
  )
  if (!token) return null
  const cookie = await sessionCookie(request, token, expiresAt.getTime() - now.getTime())
  return { cookies: [cookie], expiresAt }
}

/** Deletes expired sessions and links. */
export const pruneSessions = ({ db, now }: Needs<'now'>): Promise<void> =>
  inTransaction(asSystem(db, 'sessions that are over go'), ({ tx }) =>
    deleteExpired(tx, now, startedAfter(now)),
  )
