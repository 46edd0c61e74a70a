import { isCampaign } from '#kernel/address.ts'
import { locales } from '#kernel/locale.ts'
import { listingParameters } from '#shop/catalogue/search/listing.rules.ts'
import { placeAt, plainList } from '#shop/catalogue/search/listing-place.rules.ts'
import {
  calculationParameters,
  calculatorPath,
} from '#shop/solar/calculator/calculation-query.rules.ts'
import { runtimeParameters, runtimePath } from '#shop/solar/runtime/runtime-query.rules.ts'

const listing = Object.values(listingParameters)
const modal = ['product_id', 'url_slug']
/** The routes whose data the browser's router requests. */
const routesOfData = '_routes'
const maxLength = 400

/** The pages without user data, each with the parameters that it reads. */
const publicPages: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/catalogo': listing,
  [plainList.path]: ['q', ...listing],
  '/casas-con-luz': [],
  '/comparar': ['ids'],
  [calculatorPath]: Object.values(calculationParameters),
  [runtimePath]: Object.values(runtimeParameters),
  '/guia-instalacion': ['producto', 'lugar'],
  '/terminos-y-condiciones': [],
  '/politica-de-privacidad': [],
  '/politica-de-cookies': [],
  '/politica-de-cumplimiento': [],
  '/politica-envios-devoluciones': [],
  '/affidavit-certificacion': [],
}
export const publicPaths: readonly string[] = Object.keys(publicPages)

/** Responses that are the same for every visitor. */
const responses: Readonly<Record<string, readonly string[]>> = {
  '/buscar/sugerencias': ['q'],
  ...Object.fromEntries(locales.map((locale) => [`/locales/${locale}/translation.json`, ['v']])),
}

/** A page, its data for the browser's router, or a response without user data. */
export type CachedKind = 'page' | 'data' | 'answer'

export interface CacheableUrl {
  readonly kind: CachedKind
  readonly place: string
}

const dataEnd = '.data'
const pageOfData = (path: string) => (path === '/_.data' ? '/' : path.slice(0, -dataEnd.length))

/** The parameters that a page reads; null for a page with user data. */
function parametersOfPage(path: string): readonly string[] | null {
  if (Object.hasOwn(publicPages, path)) return publicPages[path] ?? null
  if (placeAt(path)) return listing
  if (/^\/catalogo\/[\w-]{1,120}\/instalacion$/.test(path)) return ['lugar']
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

/** The query in a fixed order without irrelevant parameters; null when a page may read unknown ones. */
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

/** The canonical path and query of a cacheable request; null when it is not cacheable. */
export function cacheableUrl({ pathname, searchParams }: URL): CacheableUrl | null {
  const kind = kindOf(pathname)
  const known = parametersOf(pathname, kind)
  const query = known && normalisedQuery(searchParams, [...known, ...modal])
  return query === null ? null : { kind, place: pathname + query }
}
