import { isCampaign } from '#kernel/address.ts'
import { listingParameters } from '#shop/catalogue/search/listing.rules.ts'
import { placeAt, plainList } from '#shop/catalogue/search/listing-place.rules.ts'
import {
  calculationParameters,
  calculatorPath,
} from '#shop/solar/calculator/calculation-query.rules.ts'
import { runtimeParameters, runtimePath } from '#shop/solar/runtime/runtime-query.rules.ts'

const listing = Object.values(listingParameters)
const modal = ['product_id', 'url_slug']
/** Of which routes the browser's router wants the data. */
const routesOfData = '_routes'
const maxLength = 400

/** The pages that are the same for everybody, each with the parameters that it knows. */
const publicPages: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/catalogo': listing,
  [plainList.path]: ['q', ...listing],
  '/comparar': ['ids'],
  [calculatorPath]: Object.values(calculationParameters),
  [runtimePath]: Object.values(runtimeParameters),
  '/guia-instalacion': ['producto'],
  '/terminos-y-condiciones': [],
  '/politica-de-privacidad': [],
  '/politica-de-cookies': [],
  '/politica-de-cumplimiento': [],
  '/politica-envios-devoluciones': [],
  '/affidavit-certificacion': [],
}
export const publicPaths: readonly string[] = Object.keys(publicPages)

/** Answers that say the same to everybody, whoever he is. */
const responses: Readonly<Record<string, readonly string[]>> = { '/buscar/sugerencias': ['q'] }

/** A page, the data of one as the browser's router asks for it, or an answer that knows nobody. */
export type CachedKind = 'page' | 'data' | 'answer'

export interface CacheableUrl {
  readonly kind: CachedKind
  readonly place: string
}

const dataEnd = '.data'
const pageOfData = (path: string) => (path === '/_.data' ? '/' : path.slice(0, -dataEnd.length))

/** The parameters that a page reads; null for a page that is not the same for everybody. */
function parametersOfPage(path: string): readonly string[] | null {
  if (Object.hasOwn(publicPages, path)) return publicPages[path] ?? null
  if (placeAt(path)) return listing
  return /^\/catalogo\/[\w-]{1,120}$/.test(path) ? [] : null
}

function parametersOf(path: string, kind: CachedKind): readonly string[] | null {
  if (kind === 'answer') return responses[path] ?? null
  if (kind === 'page') return parametersOfPage(path)
  const known = parametersOfPage(pageOfData(path))
  return known && [...known, routesOfData]
}

const kindOf = (path: string): CachedKind =>
  Object.hasOwn(responses, path) ? 'answer' : path.endsWith(dataEnd) ? 'data' : 'page'

/** The query in one order and without what does not matter; null when a page may read more than is known. */
function normalisedQuery(requested: URLSearchParams, known: readonly string[]): string | null {
  const cached = new URLSearchParams()
  for (const name of [...new Set(requested.keys())].sort()) {
    if (isCampaign(name)) continue
    if (!known.includes(name)) return null
    for (const value of requested.getAll(name))
      if (value.trim() !== '') cached.append(name, value.trim())
  }
  const query = cached.toString()
  return query.length > maxLength ? null : query && `?${query}`
}

/** The one path and query of what may be kept, however it was asked for; null when it may not. */
export function cacheableUrl({ pathname, searchParams }: URL): CacheableUrl | null {
  const kind = kindOf(pathname)
  const known = parametersOf(pathname, kind)
  const query = known && normalisedQuery(searchParams, [...known, ...modal])
  return query === null ? null : { kind, place: pathname + query }
}
