import { fallbackLocale, parseLocale } from '#kernel/locale.ts'
import {
  keptPages,
  mayKeep,
  pageKey,
  pageMark,
  variantKey,
  variantMark,
} from '../kept-pages.rules.ts'
import { isSlowHere, keepFiles } from './files.ts'
import {
  filesOf,
  type KeptPage,
  lightPicturesOf,
  titleOf,
  withSeenDate,
} from './kept-html.rules.ts'
import { offlinePage } from './offline-page.ts'
import type { FetchEvent } from './scope.ts'

const mostPages = 60
const mostNamed = 12
/** A page that one has waits no longer than this for the line. */
const patience = 6_000
const seenAtHeader = 'X-Seen-At'
const titleHeader = 'X-Kept-Title'

const openPages = () => caches.open(keptPages)

async function variantNow(): Promise<string> {
  const known = await (await openPages()).match(variantKey)
  return (await known?.text()) ?? 'es-usa'
}

/** Language and destination of whoever looks: a page in another one is not what was asked for. */
export async function rememberVariant(variant: string): Promise<void> {
  if (variant !== (await variantNow()))
    await (await openPages()).put(variantKey, new Response(variant))
}

async function dropOldest(): Promise<void> {
  const pages = await openPages()
  const names = (await pages.keys()).filter(({ url }) => !url.endsWith(variantKey))
  for (const name of names.slice(0, Math.max(0, names.length - mostPages))) await pages.delete(name)
}

/** Keeps a page with the date of today, and what it needs. */
async function keepPage(address: URL, answer: Response): Promise<void> {
  const { status, type, redirected, headers } = answer
  const facts = {
    status,
    isOwn: type === 'basic' && !redirected,
    mark: headers.get(pageMark),
    type: headers.get('Content-Type'),
  }
  const variant = headers.get(variantMark)
  if (!variant || !mayKeep(address, facts)) return
  await rememberVariant(variant)
  const html = await answer.text()
  const kept = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': headers.get('Content-Security-Policy') ?? "default-src 'self'",
    [seenAtHeader]: new Date().toISOString(),
    [titleHeader]: encodeURIComponent(titleOf(html)),
  })
  await (await openPages()).put(pageKey(address, variant), new Response(html, { headers: kept }))
  await dropOldest()
  await keepFiles(filesOf(html))
  if (!isSlowHere()) await keepFiles(lightPicturesOf(html))
}

/** Keeps a page that is looked at already; the browser mostly still has it. */
export async function keepAddress(address: URL): Promise<void> {
  if (await (await openPages()).match(pageKey(address, await variantNow()))) return
  await keepPage(address, await fetch(address, { cache: 'force-cache' }))
}

async function keptPage(address: URL): Promise<Response | undefined> {
  return (await openPages()).match(pageKey(address, await variantNow()))
}

async function shown(kept: Response): Promise<Response> {
  const html = withSeenDate(await kept.text(), kept.headers.get(seenAtHeader) ?? '')
  return new Response(html, { headers: kept.headers })
}

/** The pages that open without a line, the last seen first. */
async function namedPages(): Promise<KeptPage[]> {
  const pages = await openPages()
  const variant = await variantNow()
  const named: KeptPage[] = []
  for (const { url } of (await pages.keys()).toReversed()) {
    const address = new URL(url)
    if (address.searchParams.get('kept-as') !== variant || named.length === mostNamed) continue
    address.searchParams.delete('kept-as')
    const title = (await pages.match(url))?.headers.get(titleHeader)
    if (title)
      named.push({ address: address.pathname + address.search, title: decodeURIComponent(title) })
  }
  return named
}

async function fromLine(event: FetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request)
}

const tooLate = (milliseconds: number) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('too late')), milliseconds))

/** Today's page where there is a line, else the one that was kept, else the page for that. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const address = new URL(event.request.url)
  const kept = await keptPage(address)
  const answer = fromLine(event)
  const keeping = answer.then((page) => keepPage(address, page.clone()))
  event.waitUntil(keeping.catch(() => null))
  try {
    return await (kept ? Promise.race([answer, tooLate(patience)]) : answer)
  } catch {
    if (kept) return shown(kept)
    const locale = parseLocale(await variantNow()) ?? fallbackLocale
    return offlinePage(locale, await namedPages())
  }
}
