import { createHash, randomUUID } from 'node:crypto'

export const newInvitationToken = (): string => randomUUID()

/** What is kept of a token; links are typed by nobody, yet some programs change their case. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token.trim().toLowerCase()).digest('hex')
