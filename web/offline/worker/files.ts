import { type Connection, isSlowConnection } from '#kernel/connection.ts'
import { dayMs } from '#kernel/time.ts'
import { lightImage } from '#shop/catalogue/images/image.rules.ts'
import { cachedFilesName, isStorable } from '../offline-pages.rules.ts'
import { dropOldest, openCache, store } from './storage.ts'

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

/** A cached file; none where the browser cannot read its storage. */
export const match = (url: string): Promise<Response | undefined> =>
  openCache(cachedFilesName)
    .then((files) => files?.match(url, { ignoreVary: true }))
    .catch(() => undefined)

export const dropOldFiles = () => dropOldest(cachedFilesName, maxFiles)

async function storeFile(request: Request | string, response: Response): Promise<void> {
  const mayStore = isStorable(response.headers.get('Cache-Control'))
  if (response.ok && response.type === 'basic' && mayStore)
    await store(cachedFilesName, request, response)
}

const fetchAndCache = async (request: Request | string): Promise<void> =>
  storeFile(request, await fetch(request))

/** Caches missing files one after the other, to leave the connection to other requests. */
export async function cacheFiles(urls: readonly string[]): Promise<void> {
  for (const url of urls) if (!(await match(url))) await fetchAndCache(url).catch(() => null)
  await dropOldFiles()
}

async function standIn({ pathname }: URL): Promise<Response> {
  const light = lightImage(pathname)
  return (light && (await match(light))) || Response.error()
}

/** A cached file; requested again when it may have changed. A fetched one is stored while it streams to the page. */
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
  try {
    const response = await fetch(request)
    if (isCacheable(url)) waitUntil(storeFile(request, response.clone()).catch(() => null))
    return response
  } catch {
    return standIn(url)
  }
}
