import type { User } from '#kernel/user.ts'
import { sessionBlock } from '#shop/accounts/sessions/served-session.rules.ts'
import type { Asking } from './cached-response.ts'
import { isKeepable } from './cached-response.ts'
import { endedWith, type OpenEnded, openEnded } from './compressed-prefix.ts'

/** A page as every customer sees it, except for its end with the data of the user. */
export interface CachedTemplate {
  readonly headers: Readonly<Record<string, string>>
  readonly start: OpenEnded
  readonly bytes: number
  readonly until: number
}

const pageEnd = '</body></html>'

/** Compresses a page rendered for a placeholder customer; null, with the body unread, when it is not cacheable. */
export async function cachedTemplate(
  response: Response,
  until: number,
): Promise<CachedTemplate | null> {
  if (!isKeepable(response)) return null
  const html = await response.text()
  if (!html.endsWith(pageEnd)) return null
  const start = await openEnded(Buffer.from(html.slice(0, -pageEnd.length)))
  const headers = { ...Object.fromEntries(response.headers), 'cache-control': 'private, no-store' }
  return { headers, start, bytes: start.br.length + start.gzip.length + 2_000, until }
}

/** The page of one customer in an encoding the client accepts; nothing of the customer is cached. */
export async function handleCustomer(
  { headers, start }: CachedTemplate,
  user: User,
  { isHead, encoding }: Asking,
): Promise<Response> {
  const end = Buffer.from(sessionBlock(user) + pageEnd)
  const body = await endedWith(start, end, encoding)
  const length = { 'content-length': String(body.length) }
  const coded = encoding ? { ...length, 'content-encoding': encoding } : length
  return new Response(isHead ? null : body, { headers: { ...headers, ...coded } })
}
