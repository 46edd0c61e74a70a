import { type Destination, destinations } from '#kernel/destination.ts'
import { type Locale, locales } from '#kernel/locale.ts'
import { offlinePath, shellCache, variantOf } from '../offline-pages.rules.ts'
import {
  type CachedPage,
  lightImagesOf,
  withCachedPages,
  withoutScripts,
} from './cached-html.rules.ts'
import { cacheFiles } from './files.ts'
import { openCache, store } from './storage.ts'

declare const __SHOP_SHELL__: string

const shellName = `${shellCache}${__SHOP_SHELL__}`
const keyOf = (variant: string) => `${offlinePath}?kept-as=${variant}`

/** Requested without cookies: it is the same for everybody with this language and destination. */
async function cacheOfflinePage(locale: Locale, destination: Destination): Promise<void> {
  const response = await fetch(`${offlinePath}?destino=${destination}`, {
    credentials: 'omit',
    cache: 'no-store',
    headers: { 'Accept-Language': locale },
  })
  if (!response.ok) throw new Error(`the offline page answered ${response.status}`)
  const html = withoutScripts(await response.text())
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy':
      response.headers.get('Content-Security-Policy') ?? "default-src 'self'",
  }
  await store(shellName, keyOf(variantOf(locale, destination)), new Response(html, { headers }))
  await cacheFiles(lightImagesOf(html))
}

/** The worker's own files for the offline page. */
export async function cacheShell(): Promise<void> {
  for (const locale of locales)
    for (const destination of destinations) await cacheOfflinePage(locale, destination)
  await cacheFiles(['/lite-mode.css', '/brand/favicon.svg'])
}

export async function dropOlderShells(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(shellCache) && name !== shellName) await caches.delete(name)
}

export async function offlinePage(
  variant: string,
  pages: readonly CachedPage[],
): Promise<Response> {
  const cached = await openCache(shellName)
    .then((shell) => shell?.match(keyOf(variant)))
    .catch(() => undefined)
  if (!cached) return Response.error()
  const html = withCachedPages(await cached.text(), pages)
  return new Response(html, { status: 503, headers: cached.headers })
}
