import { cachedFilesName, pagesCache, variantKey } from '../offline-pages.rules.ts'

/** A cache, or null where the browser gives none: without it every response comes from the network. */
export const openCache = (name: string): Promise<Cache | null> =>
  caches.open(name).catch(() => null)

/** The keys of a cache, the oldest first. */
export async function storedEntries(name: string): Promise<readonly Request[]> {
  const keys = await openCache(name).then((cache) => cache?.keys() ?? [])
  return keys.filter(({ url }) => !url.endsWith(variantKey))
}

/** Deletes the oldest entries beyond `max`; how many. */
export async function dropOldest(name: string, max: number): Promise<number> {
  const entries = await storedEntries(name)
  const old = entries.slice(0, Math.max(0, entries.length - max))
  const cache = await openCache(name)
  for (const entry of old) await cache?.delete(entry)
  return old.length
}

/**
 * A full phone: this share of the files goes, and of the pages unless they are few; the oldest first.
 * By their keys: a response that was opened would hold its bytes. False when nothing was left.
 */
async function makeRoom(share: number): Promise<boolean> {
  const files = (await storedEntries(cachedFilesName)).length
  const pages = (await storedEntries(pagesCache)).length
  const dropped = [
    await dropOldest(cachedFilesName, Math.floor(files * (1 - share))),
    await dropOldest(pagesCache, Math.ceil(pages * (1 - share))),
  ]
  return dropped.some((count) => count > 0)
}

/** More gives way with every attempt at the same response. */
const shares = [0.1, 0.25, 0.5]

async function put(cache: Cache, key: Request | string, response: Response): Promise<boolean> {
  for (const share of [...shares, 0]) {
    try {
      await cache.put(key, response.clone())
      return true
    } catch (error) {
      const isFull = (error as { name?: unknown } | null)?.name === 'QuotaExceededError'
      if (!isFull || share === 0 || !(await makeRoom(share))) return false
    }
  }
  return false
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Stores a response, for which older ones give way; one after the other, so that each sees the room
 * that was made for the one before. What does not fit is not stored: false, never an error.
 */
export function store(name: string, key: Request | string, response: Response): Promise<boolean> {
  const turn = last.then(async () => {
    const cache = await openCache(name)
    return cache ? put(cache, key, response) : false
  })
  const settled = turn.catch(() => false)
  last = settled
  return settled
}
