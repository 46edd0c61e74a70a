import { createHash, randomUUID } from 'node:crypto'

export const newInvitationToken = (): string => randomUUID()

/** The stored hash of a token; some programs change the case of links. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token.trim().toLowerCase()).digest('hex')
