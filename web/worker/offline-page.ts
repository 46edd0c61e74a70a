import { type Locale, locales } from '#kernel/locale.ts'
import { keptShell, offlinePath } from '../kept-pages.rules.ts'
import { keepFiles } from './files.ts'
import { type KeptPage, lightPicturesOf, withKeptPages, withoutScripts } from './kept-html.rules.ts'

declare const __SHOP_SHELL__: string

const shellName = `${keptShell}${__SHOP_SHELL__}`
const openShell = () => caches.open(shellName)
const keyOf = (locale: Locale) => `${offlinePath}?kept-as=${locale}`

/** Asked as a stranger would: it is the same for everybody. */
async function keepOfflinePage(locale: Locale): Promise<void> {
  const answer = await fetch(offlinePath, {
    credentials: 'omit',
    cache: 'no-store',
    headers: { 'Accept-Language': locale },
  })
  if (!answer.ok) throw new Error(`the offline page answered ${answer.status}`)
  const html = withoutScripts(await answer.text())
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy':
      answer.headers.get('Content-Security-Policy') ?? "default-src 'self'",
  }
  await (await openShell()).put(keyOf(locale), new Response(html, { headers }))
  await keepFiles(lightPicturesOf(html))
}

/** What this worker needs itself before it can stand in. */
export async function keepShell(): Promise<void> {
  for (const locale of locales) await keepOfflinePage(locale)
  await keepFiles(['/lite-mode.css', '/brand/favicon.svg'])
}

export async function dropOlderShells(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(keptShell) && name !== shellName) await caches.delete(name)
}

export async function offlinePage(locale: Locale, pages: readonly KeptPage[]): Promise<Response> {
  const kept = await (await openShell()).match(keyOf(locale))
  if (!kept) return Response.error()
  const html = withKeptPages(await kept.text(), pages)
  return new Response(html, { status: 503, headers: kept.headers })
}
