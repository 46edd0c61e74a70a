import { minuteMs } from '#kernel/time.ts'
import type { User } from '#kernel/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { resolveSession } from '#shop/accounts/sessions/session.service.server.ts'
import { subscribeToUserChanges } from './user-changes.ts'
import { sessionsIn } from './visitor-kind.ts'

/** How long (ms) a session is cached at most, even without a notification. */
const maxAgeMs = minuteMs
const max = 5_000

export type RequestVisitor = Pick<Ctx, 'db' | 'config' | 'shopUrl' | 'caller' | 'now'>

interface Known {
  readonly user: User
  readonly until: number
}

/** The signed-in user of a request; null when there is none, or when the response must explain why the session ended. */
export type SessionCache = (request: RequestVisitor) => Promise<User | null>

/** Caches the user of a session until the session or the user changes, in any process. */
export function createSessionCache(db: Ctx['db']): SessionCache {
  const known = new Map<string, Known>()
  const users = subscribeToUserChanges(db, (id) => {
    for (const [session, { user }] of known)
      if (id === null || user.id === id) known.delete(session)
  })
  const store = (session: string, user: User, now: number) => {
    const until = Math.min(now + maxAgeMs, user.sessionExpiresAt.getTime())
    known.set(session, { user, until })
    for (const oldest of known.keys()) {
      if (known.size <= max) return
      known.delete(oldest)
    }
  }
  return async (request) => {
    const session = sessionsIn(request.caller.cookie)
    if (session === '') return null
    const now = request.now.getTime()
    const found = known.get(session)
    if (found && found.until > now) return found.user
    const before = users.state()
    const { user, ended } = await resolveSession(request, request.now)
    if (ended || !user) return null
    if (before !== null && before === users.state()) store(session, user, now)
    return user
  }
}
