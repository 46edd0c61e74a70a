import {
  mayCache,
  pageKey,
  pageMark,
  pagesCache,
  variantKey,
  variantMark,
} from '../offline-pages.rules.ts'
import {
  type CachedPage,
  filesOf,
  lightImagesOf,
  titleOf,
  withFetchedDate,
} from './cached-html.rules.ts'
import { cacheFiles, isSlowHere } from './files.ts'
import { offlinePage } from './offline-page.ts'
import type { FetchEvent } from './scope.ts'
import { dropOldest, openCache, store, storedEntries } from './storage.ts'

const maxPages = 60
const maxNamed = 12
/** How long a request waits for the network when the page is cached. */
const timeoutMs = 6_000
const seenAtHeader = 'X-Seen-At'
const titleHeader = 'X-Kept-Title'

/** A stored entry; none where the browser cannot read its storage. */
const match = (key: string): Promise<Response | undefined> =>
  openCache(pagesCache)
    .then((pages) => pages?.match(key))
    .catch(() => undefined)

async function variantNow(): Promise<string> {
  const known = await match(variantKey)
  return (await known?.text()) ?? 'es-usa'
}

/** Language and destination of the visitor: a page in another variant is not served. */
export async function rememberVariant(variant: string): Promise<void> {
  if (variant !== (await variantNow())) await store(pagesCache, variantKey, new Response(variant))
}

/** Caches a page with today's date, and what it needs. */
async function cachePage(url: URL, response: Response): Promise<void> {
  const { status, type, redirected, headers } = response
  const facts = {
    status,
    isOwn: type === 'basic' && !redirected,
    mark: headers.get(pageMark),
    type: headers.get('Content-Type'),
    caching: headers.get('Cache-Control'),
  }
  const variant = headers.get(variantMark)
  if (!variant || !mayCache(url, facts)) return
  await rememberVariant(variant)
  const html = await response.text()
  const cached = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': headers.get('Content-Security-Policy') ?? "default-src 'self'",
    [seenAtHeader]: new Date().toISOString(),
    [titleHeader]: encodeURIComponent(titleOf(html)),
  })
  await store(pagesCache, pageKey(url, variant), new Response(html, { headers: cached }))
  await dropOldest(pagesCache, maxPages)
  await cacheFiles(filesOf(html))
  if (!isSlowHere()) await cacheFiles(lightImagesOf(html))
}

/** Caches a page that is already open; mostly from the browser's own cache. */
export async function cacheUrl(url: URL): Promise<void> {
  if (await cachedPage(url)) return
  await cachePage(url, await fetch(url, { cache: 'force-cache' }))
}

async function cachedPage(url: URL): Promise<Response | undefined> {
  return match(pageKey(url, await variantNow()))
}

async function shown(cached: Response): Promise<Response> {
  const html = withFetchedDate(await cached.text(), cached.headers.get(seenAtHeader) ?? '')
  return new Response(html, { headers: cached.headers })
}

/** The pages available offline, the last visited first. */
async function namedPages(): Promise<CachedPage[]> {
  const variant = await variantNow()
  const named: CachedPage[] = []
  for (const { url } of (await storedEntries(pagesCache)).toReversed()) {
    const path = new URL(url)
    if (path.searchParams.get('kept-as') !== variant || named.length === maxNamed) continue
    path.searchParams.delete('kept-as')
    const title = (await match(url))?.headers.get(titleHeader)
    if (title) named.push({ url: path.pathname + path.search, title: decodeURIComponent(title) })
  }
  return named
}

async function fromLine(event: FetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request)
}

const tooLate = (milliseconds: number) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('too late')), milliseconds))

/** The current page when online, otherwise the cached one, otherwise the offline page. */
export async function handlePage(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url)
  const cached = await cachedPage(url)
  const response = fromLine(event)
  const caching = response.then((page) => cachePage(url, page.clone()))
  event.waitUntil(caching.catch(() => null))
  try {
    return await (cached ? Promise.race([response, tooLate(timeoutMs)]) : response)
  } catch {
    if (cached) return shown(cached)
    return offlinePage(await variantNow(), await namedPages().catch(() => []))
  }
}
