import type { UIMatch } from 'react-router'
import { fallbackLocale, type Locale } from '#kernel/locale.ts'

/** The metadata of a page; a route's loader returns it as `page`. */
export interface PageInfo {
  /** Null means the shop's own title (seo_title). */
  readonly title: string | null
  /** True when the shop's title is not appended to `title`. */
  readonly titleIsWhole?: boolean
  /** Null means seo.defaultDescription. */
  readonly description?: string | null
  /** Path of the canonical URL, without language. */
  readonly path: string
  /** Canonical query, beginning with '?', where a page has one. */
  readonly query?: string
  /** Path of the share image. */
  readonly image?: string | null
  readonly noindex?: boolean
  readonly structuredData?: readonly object[]
}

const hasPage = (data: unknown): data is { page: PageInfo } =>
  typeof data === 'object' && data !== null && 'page' in data && Boolean(data.page)

/** The innermost page with metadata wins; an open product has its metadata in the layout's `openPage`. */
export function pageInfoOf(matches: readonly UIMatch[]): PageInfo | null {
  const open = matches
    .map((match) => (match.loaderData as { openPage?: PageInfo | null } | undefined)?.openPage)
    .find(Boolean)
  if (open) return open
  const named = matches.map((match) => match.loaderData).filter(hasPage)
  return named.at(-1)?.page ?? null
}

/** The URL of a page in a language; Spanish has the plain one. */
export const withLanguage = (url: string, locale: Locale): string => {
  if (locale === fallbackLocale) return url
  return `${url}${url.includes('?') ? '&' : '?'}lng=${locale}`
}
