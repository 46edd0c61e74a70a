import { locales } from '#kernel/locale.ts'
import { escapeHtml } from '#kernel/text/escape.ts'
import { categories, categoryHref } from '#shop/catalogue/search/listing-place.rules.ts'
import { legalSlugs } from '#shop/legal/legal.rules.ts'
import { calculatorPath } from '#shop/solar/calculator/calculation-query.rules.ts'
import { runtimePath } from '#shop/solar/runtime/runtime-query.rules.ts'
import { withLanguage } from '#web/shell/document/page-info.ts'

/** URLs in one file; a larger shop has an index of files. */
export const maxUrls = 40_000

export interface MappedPage {
  readonly path: string
  /** A timestamp or a day, as ISO text. */
  readonly changed?: string | null
}

/** Every page that is no product; the lists change with the products. */
export const publicPages = (newestProduct: string | null): MappedPage[] => [
  { path: '/', changed: newestProduct },
  { path: '/catalogo', changed: newestProduct },
  ...categories.map((category) => ({ path: categoryHref(category), changed: newestProduct })),
  { path: calculatorPath },
  { path: runtimePath },
  { path: '/guia-instalacion' },
  { path: '/casas-con-luz' },
  { path: '/donar' },
  ...legalSlugs.map((slug) => ({ path: `/${slug}` })),
]

/** Two entries per page: one for each language. */
const pagesInFile = maxUrls / locales.length

export const productsInFile = pagesInFile - publicPages(null).length

/** The number of files for a number of products. */
export const filesFor = (products: number): number =>
  Math.max(1, Math.ceil(products / productsInFile))

/** One page: an entry for each language, each naming all of them. */
export function pageEntries(shopUrl: string, { path, changed }: MappedPage): string {
  const url = `${shopUrl}${path}`
  const alternates = [...locales.map((locale) => [locale, withLanguage(url, locale)] as const)]
  const links = [...alternates, ['x-default', url] as const]
    .map(
      ([language, href]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}"/>`,
    )
    .join('')
  const date = changed ? `<lastmod>${changed}</lastmod>` : ''
  return alternates
    .map(([, href]) => `<url><loc>${escapeHtml(href)}</loc>${date}${links}</url>\n`)
    .join('')
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export const mapStart = `${declaration}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
export const mapEnd = '</urlset>\n'

export const partPath = (part: number): string => `/sitemap.xml?part=${part}`

export function mapIndex(shopUrl: string, files: number): string {
  const entries = Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${shopUrl}${partPath(index + 1)}</loc></sitemap>\n`,
  )
  return `${declaration}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`
}
