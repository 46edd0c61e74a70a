import { hasOpenProduct } from '#shop/catalogue/products/product-address.rules.ts'

/** The pages that one reads: nothing on them moves by itself, and without scripts all of it works. */
const readingRoutes: ReadonlySet<string> = new Set([
  'catalogue/listing/catalogue',
  'plain list',
  'category-panel',
  'category-battery',
  'category-inverter',
  'category-portable',
  'category-accessory',
  'catalogue/product/product',
  'advice/guide/guide',
  'terminos-y-condiciones',
  'politica-de-privacidad',
  'politica-de-cookies',
  'politica-de-cumplimiento',
  'politica-envios-devoluciones',
  'affidavit-certificacion',
])

/** Whether the innermost route of a page is one of them; a product opened over it needs scripts. */
export const isReadingPage = (routeIds: readonly string[], search: string): boolean =>
  readingRoutes.has(routeIds.at(-1) ?? '') && !hasOpenProduct(search)

/** What a browser measured while the page came. */
export interface PageTiming {
  readonly connectStart: number
  readonly connectEnd: number
  readonly secureConnectionStart: number
  readonly responseStart: number
  readonly responseEnd: number
  readonly encodedBodySize: number
  readonly transferSize: number
}

/**
 * Serialised into the page, so it uses nothing from outside: whether a page came slowly, for browsers that say nothing about
 * their connection, or nothing right. More than 400 ms to connect, or 600 ms with less than 40 bytes in each.
 */
export function isSlowPage(page: PageTiming | undefined): boolean {
  if (!page || page.transferSize === 0) return false
  const roundTrip = (page.secureConnectionStart || page.connectEnd) - page.connectStart
  const arrival = page.responseEnd - page.responseStart
  return roundTrip > 400 || (arrival > 600 && page.encodedBodySize / arrival < 40)
}
