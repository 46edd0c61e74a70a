import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { linkHints } from '#kernel/connection.ts'
import { isKnown } from '../http/etag.ts'
import { alone, type Encoding, shrink } from '../middleware/compression.ts'

const unpack = promisify(brotliDecompress)

/** A page as it is transferred. */
export interface CachedResponse {
  readonly headers: Readonly<Record<string, string>>
  readonly br: Buffer<ArrayBuffer>
  /** Made for the first client that reads nothing better: searches are seldom repeated. */
  gzip?: Promise<Buffer<ArrayBuffer>>
  /** With both encodings. */
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

/** How much longer both encodings are than the better one. */
const gzipShare = 2.3

/** Compresses a cacheable response; null, with the body unread, when it is not cacheable. */
export async function cachedResponse(
  response: Response,
  until: number,
): Promise<CachedResponse | null> {
  if (!isKeepable(response)) return null
  const html = Buffer.from(await response.arrayBuffer())
  const isImmutable = response.headers.get('Cache-Control')?.includes('immutable')
  const br = alone(await shrink(html, 'br', isImmutable))
  const digest = createHash('sha256').update(html).digest('base64url').slice(0, 27)
  const headers = {
    ...Object.fromEntries(response.headers),
    'cache-control': standsFor(response.headers.get('Cache-Control')),
    vary: ['Cookie', 'Accept-Language', 'Accept-Encoding', ...linkHints].join(', '),
    etag: `W/"${digest}"`,
  }
  return { headers, br, bytes: Math.round(br.length * gzipShare) + 2_000, until }
}

async function bodyIn(page: CachedResponse, encoding: Encoding | null) {
  if (encoding === 'br') return page.br
  if (encoding === null) return unpack(page.br)
  page.gzip ??= unpack(page.br)
    .then((html) => shrink(html, 'gzip'))
    .then(alone)
  return page.gzip
}

export interface Asking {
  readonly isHead: boolean
  readonly encoding: Encoding | null
  readonly ifNoneMatch: string | undefined
}

/** Responds with 304 when the visitor's copy is current, otherwise in an encoding the client accepts. */
export async function handleWith(page: CachedResponse, request: Asking): Promise<Response> {
  const { headers } = page
  if (isKnown(request.ifNoneMatch, headers.etag ?? '')) {
    const { 'content-type': _, ...rest } = headers
    return new Response(null, { status: 304, headers: rest })
  }
  const { encoding } = request
  const body = await bodyIn(page, encoding)
  const length = { 'content-length': String(body.length) }
  const coded = encoding ? { ...length, 'content-encoding': encoding } : length
  return new Response(request.isHead ? null : body, {
    headers: { ...headers, ...coded },
  })
}
