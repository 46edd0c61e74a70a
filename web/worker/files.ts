import { type Connection, isSlowConnection } from '#kernel/connection.ts'
import { dayMs } from '#kernel/time.ts'
import { lightPicture } from '#shop/catalogue/picture.rules.ts'
import { keptFiles } from '../kept-pages.rules.ts'

const mostFiles = 500
const forGood = /^\/(assets|locales)\//

/** Files of the shop that a kept page may need. */
export const isFile = ({ pathname }: URL): boolean =>
  /^\/(assets|locales|products|brand)\//.test(pathname) || pathname === '/lite-mode.css'

export const isSlowHere = (): boolean =>
  isSlowConnection((navigator as Navigator & { connection?: Connection }).connection)

/** A photo is kept in its light version only. */
const isKeepable = ({ pathname }: URL): boolean =>
  !pathname.startsWith('/products/') || lightPicture(pathname) === pathname

const isOld = (answer: Response): boolean =>
  Date.now() - Date.parse(answer.headers.get('Date') ?? '') > dayMs

export const openFiles = () => caches.open(keptFiles)
export const match = async (address: string) =>
  (await openFiles()).match(address, { ignoreVary: true })

export async function dropOldest(most = mostFiles): Promise<void> {
  const files = await openFiles()
  const names = await files.keys()
  for (const name of names.slice(0, Math.max(0, names.length - most))) await files.delete(name)
}

async function fetchAndKeep(request: Request | string): Promise<Response> {
  const answer = await fetch(request)
  if (answer.ok && answer.type === 'basic') await (await openFiles()).put(request, answer.clone())
  return answer
}

/** Keeps what is not kept yet, one after the other, so that it takes the line from nothing. */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  for (const address of addresses)
    if (!(await match(address))) await fetchAndKeep(address).catch(() => null)
  await dropOldest()
}

async function standIn({ pathname }: URL): Promise<Response> {
  const light = lightPicture(pathname)
  return (light && (await match(light))) || Response.error()
}

/** A file as it is kept; it is asked for again when it may have changed. */
export async function answerFile(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const address = new URL(request.url)
  const kept = await match(request.url)
  if (kept) {
    if (!forGood.test(address.pathname) && isOld(kept) && !isSlowHere())
      waitUntil(fetchAndKeep(request).catch(() => null))
    return kept
  }
  const answer = isKeepable(address) ? fetchAndKeep(request) : fetch(request)
  return answer.catch(() => standIn(address))
}
