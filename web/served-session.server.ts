import type { Ctx } from '#platform/ctx.ts'

/** What a page may know of who is signed in: nothing that could be used elsewhere. */
export const servedSession = ({ person }: Pick<Ctx, 'person'>) =>
  person && {
    user: {
      id: person.id,
      email: person.email,
      emailConfirmedAt: person.emailConfirmedAt,
      identities: person.identities,
    },
    sessionId: person.sessionId,
    expiresAt: person.sessionExpiresAt.toISOString(),
  }
