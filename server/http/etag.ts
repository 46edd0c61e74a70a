import { createHash } from 'node:crypto'

/** The mark of these bytes: the same as long as they are. */
export const etagOf = (bytes: Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`

const plain = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether whoever asks has what bears this mark already. */
export const isKnown = (requested: string | undefined, etag: string): boolean =>
  requested?.split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag)) ?? false

const ofTheBody = ['Content-Length', 'Content-Type', 'Content-Encoding']

/** The same answer to somebody who has it: without its bytes. */
export function unchanged(response: Response): Response {
  void response.body?.cancel()
  const headers = new Headers(response.headers)
  for (const name of ofTheBody) headers.delete(name)
  return new Response(null, { status: 304, headers })
}
