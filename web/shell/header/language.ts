import { type Locale, type LocaleSources, parseLocale } from '#kernel/locale.ts'

/**
 * The language that storage asks for when neither the address nor the cookie decides,
 * and the page came in another one; else null.
 */
export function languageToReloadIn(
  sources: Pick<LocaleSources, 'query' | 'cookie' | 'localStorage' | 'sessionStorage'>,
  shown: Locale,
): Locale | null {
  if (parseLocale(sources.query) ?? parseLocale(sources.cookie)) return null
  const stored = parseLocale(sources.localStorage) ?? parseLocale(sources.sessionStorage)
  return stored === shown ? null : stored
}
