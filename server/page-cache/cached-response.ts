import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { linkHints } from '#kernel/connection.ts'
import { isKnown } from '../http/etag.ts'
import { type Encoding, shrink } from '../middleware/compression.ts'

const unpack = promisify(gunzip)

/** A page as it is transferred. */
export interface CachedResponse {
  readonly headers: Readonly<Record<string, string>>
  readonly bodies: Readonly<Record<Encoding, Buffer<ArrayBuffer>>>
  readonly bytes: number
  readonly until: number
}

const keepable = /^(text\/html|text\/x-script|application\/json)/

/** Whether a response is a page, or its data, that sets no cookie. */
export const isKeepable = ({ status, headers }: Response): boolean =>
  status === 200 &&
  !headers.has('Set-Cookie') &&
  !headers.get('Cache-Control')?.includes('no-store') &&
  keepable.test(headers.get('Content-Type') ?? '')

/** Caches revalidate each time, unless the page itself sets a lifetime. */
const standsFor = (options: string | null) =>
  options?.includes('max-age') ? options : 'public, no-cache'

/** Compresses a cacheable response; null, with the body unread, when it is not cacheable. */
export async function cachedResponse(
  response: Response,
  until: number,
): Promise<CachedResponse | null> {
  if (!isKeepable(response)) return null
  const html = Buffer.from(await response.arrayBuffer())
  const [br, gzip] = await Promise.all([shrink(html, 'br'), shrink(html, 'gzip')])
  const digest = createHash('sha256').update(html).digest('base64url').slice(0, 27)
  const headers = {
    ...Object.fromEntries(response.headers),
    'cache-control': standsFor(response.headers.get('Cache-Control')),
    vary: ['Cookie', 'Accept-Language', 'Accept-Encoding', ...linkHints].join(', '),
    etag: `W/"${digest}"`,
  }
  return { headers, bodies: { br, gzip }, bytes: br.length + gzip.length + 2_000, until }
}

export interface Asking {
  readonly isHead: boolean
  readonly encoding: Encoding | null
  readonly ifNoneMatch: string | undefined
}

/** Responds with 304 when the visitor's copy is current, otherwise in an encoding the client accepts. */
export async function handleWith(page: CachedResponse, request: Asking): Promise<Response> {
  const { headers, bodies } = page
  if (isKnown(request.ifNoneMatch, headers.etag ?? '')) {
    const { 'content-type': _, ...rest } = headers
    return new Response(null, { status: 304, headers: rest })
  }
  const { encoding } = request
  const body = encoding ? bodies[encoding] : await unpack(bodies.gzip)
  const length = { 'content-length': String(body.length) }
  const coded = encoding ? { ...length, 'content-encoding': encoding } : length
  return new Response(request.isHead ? null : body, {
    headers: { ...headers, ...coded },
  })
}
