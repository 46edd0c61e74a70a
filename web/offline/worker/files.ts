import { type Connection, isSlowConnection } from '#kernel/connection.ts'
import { dayMs } from '#kernel/time.ts'
import { lightImage } from '#shop/catalogue/images/image.rules.ts'
import { cachedFilesName } from '../offline-pages.rules.ts'

const maxFiles = 500
const forGood = /^\/(assets|locales)\//

/** Files of the shop that a cached page may need. */
export const isFile = ({ pathname }: URL): boolean =>
  /^\/(assets|locales|products|brand)\//.test(pathname) || pathname === '/lite-mode.css'

export const isSlowHere = (): boolean =>
  isSlowConnection((navigator as Navigator & { connection?: Connection }).connection)

/** Photos are cached in their light version only. */
const isCacheable = ({ pathname }: URL): boolean =>
  !pathname.startsWith('/products/') || lightImage(pathname) === pathname

const isOld = (response: Response): boolean =>
  Date.now() - Date.parse(response.headers.get('Date') ?? '') > dayMs

export const openFiles = () => caches.open(cachedFilesName)
export const match = async (url: string) => (await openFiles()).match(url, { ignoreVary: true })

export async function dropOldest(max = maxFiles): Promise<void> {
  const files = await openFiles()
  const names = await files.keys()
  for (const name of names.slice(0, Math.max(0, names.length - max))) await files.delete(name)
}

async function fetchAndCache(request: Request | string): Promise<Response> {
  const response = await fetch(request)
  if (response.ok && response.type === 'basic')
    await (await openFiles()).put(request, response.clone())
  return response
}

/** Caches missing files one after the other, to leave the connection to other requests. */
export async function cacheFiles(urls: readonly string[]): Promise<void> {
  for (const url of urls) if (!(await match(url))) await fetchAndCache(url).catch(() => null)
  await dropOldest()
}

async function standIn({ pathname }: URL): Promise<Response> {
  const light = lightImage(pathname)
  return (light && (await match(light))) || Response.error()
}

/** A cached file; requested again when it may have changed. */
export async function handleFile(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const url = new URL(request.url)
  const cached = await match(request.url)
  if (cached) {
    if (!forGood.test(url.pathname) && isOld(cached) && !isSlowHere())
      waitUntil(fetchAndCache(request).catch(() => null))
    return cached
  }
  const response = isCacheable(url) ? fetchAndCache(request) : fetch(request)
  return response.catch(() => standIn(url))
}
