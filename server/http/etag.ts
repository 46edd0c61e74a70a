import { createHash } from 'node:crypto'

/** The mark of these bytes: the same as long as they are. */
export const etagOf = (bytes: Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`

const plain = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether the client already has the version with this ETag. */
export const isKnown = (requested: string | undefined, etag: string): boolean =>
  requested?.split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag)) ?? false

const ofTheBody = ['Content-Length', 'Content-Type', 'Content-Encoding']

/** The same response as a 304, without a body. */
export function unchanged(response: Response): Response {
  void response.body?.cancel()
  const headers = new Headers(response.headers)
  for (const name of ofTheBody) headers.delete(name)
  return new Response(null, { status: 304, headers })
}
