import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  type UIMatch,
} from 'react-router'
import { catalogue } from '#shop/catalogue/search/listing-place.rules.ts'
import type { Shelf } from '#web/catalogue/home/home-shelf.tsx'
import { notify } from '#web/shell/notices/notices.ts'
import { cachedListingAt, type Looking, productsIn, saveProducts } from './cached-products.ts'
import { lastFreshAt, showsFresh, showsStale } from './connection-status.ts'

type Outcomes = Record<string, DataStrategyResult>

interface StoredData {
  readonly pageUrl: string
  readonly data: unknown
  readonly seenAt: string
}

const layoutRoute = 'shell/layout/storefront-layout'
const frameRoutes = ['root', layoutRoute]
const nothingOpen = { opened: { detail: null, missing: false }, openPage: null }
const lastStored = new Map<string, StoredData>()
/** Stored data in place of a missing response, marked as such. */
const standIns = new WeakSet<object>()
let looking: Looking | null = null

const urlOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => pathname + search

/** Stores the page's data for offline use. */
export function rememberPage(
  matches: readonly Pick<UIMatch, 'id' | 'loaderData'>[],
  shownAt: Pick<URL, 'pathname' | 'search'>,
  whoLooks: Looking,
): void {
  looking = whoLooks
  const seenAt = lastFreshAt()
  for (const { id, loaderData: data } of matches) {
    if (data === undefined || standIns.has(data as object)) continue
    lastStored.set(id, { pageUrl: urlOf(shownAt), data, seenAt })
    // in a task of its own: storing a long list takes time
    setTimeout(() => saveProducts(productsIn(data), whoLooks, seenAt))
  }
}

/** Responses below 500 and redirects are valid; everything else counts as a lost connection. */
const isConnectionLost = ({ type, result }: DataStrategyResult): boolean =>
  type === 'error' &&
  !(result instanceof Response) &&
  !(isRouteErrorResponse(result) && result.status < 500)

/** The stored data of a route at a URL: the same page, or a stored list of products. */
function standInFor(id: string, url: URL): Omit<StoredData, 'pageUrl'> | null {
  const seen = lastStored.get(id)
  if (seen?.pageUrl === urlOf(url)) return seen
  if (seen && id === layoutRoute)
    return { ...seen, data: { ...(seen.data as object), ...nothingOpen } }
  return seen && frameRoutes.includes(id) ? seen : looking && cachedListingAt(url, looking)
}

function standIn(outcomes: Outcomes, failed: readonly string[], url: URL): void {
  const found = failed.flatMap((id) => {
    const seen = standInFor(id, url)
    return seen ? [{ id, ...seen }] : []
  })
  if (found.length < failed.length) return
  const pages = found.filter(({ id }) => !frameRoutes.includes(id))
  const areProducts = pages.some(({ data }) => productsIn(data).length > 0)
  for (const { id, data } of found) {
    const copy = { ...(data as object) }
    standIns.add(copy)
    outcomes[id] = { type: 'data', result: copy }
  }
  const [oldest] = (pages.length > 0 ? pages : found).map(({ seenAt }) => seenAt).sort()
  if (oldest) showsStale(oldest)
  notify(areProducts ? 'products' : 'settings')
}

/**
 * On a lost connection shows the stored data with its date and the notice of the error catalogue. Only
 * a page that was never stored shows the network error screen.
 */
export const showStale: MiddlewareFunction<Outcomes> = async ({ request }, next) => {
  const outcomes = await next()
  if (request.method !== 'GET' || request.signal.aborted) return outcomes
  const failed = Object.keys(outcomes).filter((id) => isConnectionLost(outcomes[id]!))
  const url = new URL(request.url)
  if (failed.length > 0) standIn(outcomes, failed, url)
  else if (Object.keys(outcomes).some((id) => !frameRoutes.includes(id))) showsFresh()
  return outcomes
}

const onShelf = 4

/** The stored products of a category for a section of the home page, with the notice; null where there are none. */
export function cachedShelf(category: string): Shelf {
  const url = new URL(`${catalogue.path}?category=${category}`, location.origin)
  const cached = looking && cachedListingAt(url, looking)
  if (!cached) return { products: null }
  notify('products')
  return { products: cached.data.found.products.slice(0, onShelf), seenAt: cached.seenAt }
}
