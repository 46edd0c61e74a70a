import type { User } from '#kernel/user.ts'
import type { SessionUser } from './session-refresh.rules.ts'

/** What the page shows of the signed-in user: no secrets. */
export interface ServedSession {
  readonly user: SessionUser
  readonly sessionId: string
  readonly expiresAt: string
}

export const servedSession = (user: User): ServedSession => ({
  user: {
    id: user.id,
    email: user.email,
    emailConfirmedAt: user.emailConfirmedAt,
    identities: user.identities,
  },
  sessionId: user.sessionId,
  expiresAt: user.sessionExpiresAt.toISOString(),
})

export const sessionBlockId = 'served-session'

/** The session as the end of a cached page that is the same for every customer. */
export function sessionBlock(user: User): string {
  const session = JSON.stringify(servedSession(user)).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${sessionBlockId}">${session}</script>`
}
