import type { Person } from '#kernel/person.ts'
import type { SessionUser } from './session-keeper.rules.ts'

/** What a page may know of who is signed in: nothing that could be used elsewhere. */
export interface ServedSession {
  readonly user: SessionUser
  readonly sessionId: string
  readonly expiresAt: string
}

export const servedSession = (person: Person): ServedSession => ({
  user: {
    id: person.id,
    email: person.email,
    emailConfirmedAt: person.emailConfirmedAt,
    identities: person.identities,
  },
  sessionId: person.sessionId,
  expiresAt: person.sessionExpiresAt.toISOString(),
})

export const sessionBlockId = 'served-session'

/** The same as the end of a page that is otherwise drawn for every customer. */
export function sessionBlock(person: Person): string {
  const session = JSON.stringify(servedSession(person)).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${sessionBlockId}">${session}</script>`
}
