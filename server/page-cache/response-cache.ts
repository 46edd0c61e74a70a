interface CacheEntry {
  readonly bytes: number
  readonly until: number
}

export interface ResponseCache<Page extends CacheEntry> {
  /** The page of a key, rendered once for concurrent requests; null when it is not cacheable. */
  ask(key: string, make: () => Promise<Page | null>): Promise<Page | null>
  /** Clears the cache and discards responses that are still being rendered from outdated data. */
  drop(): void
  readonly bytes: number
}

/** How often (ms) outdated pages are looked for: without visitors they would stay. */
const pruneMs = 15_000

/** Caches the most recently used pages, up to a size in bytes. */
export function createResponseCache<Page extends CacheEntry>(
  maxBytes: number,
  now: () => number,
): ResponseCache<Page> {
  const pages = new Map<string, Page>()
  let making = new Map<string, Promise<Page | null>>()
  let bytes = 0
  let pruning: NodeJS.Timeout | undefined
  const forget = (key: string) => {
    bytes -= pages.get(key)?.bytes ?? 0
    pages.delete(key)
  }
  const prune = () => {
    for (const [key, { until }] of pages) if (until <= now()) forget(key)
    if (pages.size > 0) pruning?.refresh()
    else pruning = undefined
  }
  const store = (key: string, page: Page) => {
    forget(key)
    pruning ??= setTimeout(prune, pruneMs).unref()
    pages.set(key, page)
    bytes += page.bytes
    for (const oldest of pages.keys()) {
      if (bytes <= maxBytes) return
      forget(oldest)
    }
  }
  const made = async (key: string, make: () => Promise<Page | null>) => {
    const generation = making
    try {
      const page = await make()
      if (page && generation === making) store(key, page)
      return page
    } finally {
      generation.delete(key)
    }
  }
  return {
    async ask(key, make) {
      const page = pages.get(key)
      if (page && page.until > now()) {
        pages.delete(key)
        pages.set(key, page)
        return page
      }
      const underway = making.get(key) ?? made(key, make)
      making.set(key, underway)
      return underway
    },
    drop() {
      pages.clear()
      making = new Map()
      bytes = 0
    },
    get bytes() {
      return bytes
    },
  }
}
