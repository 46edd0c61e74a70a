import {
  type Locale,
  type LocaleSources,
  localeCookie,
  localeStorageKey,
  parseLocale,
} from '#kernel/locale.ts'
import { cookieValue, readStored, setCookie, storeItem } from '../request/browser-storage.ts'

/** The stored language when neither URL nor cookie names one and the page is in another; else null. */
export function languageToReloadIn(
  sources: Pick<LocaleSources, 'query' | 'cookie' | 'localStorage' | 'sessionStorage'>,
  shown: Locale,
): Locale | null {
  if (parseLocale(sources.query) ?? parseLocale(sources.cookie)) return null
  const stored = parseLocale(sources.localStorage) ?? parseLocale(sources.sessionStorage)
  return stored === shown ? null : stored
}

/** Reloads the page in the stored language; returns false without cookies, where a reload would change nothing. */
export function reloadsInStoredLanguage(shown: Locale): boolean {
  const requested = languageToReloadIn(
    {
      query: new URLSearchParams(location.search).get('lng'),
      cookie: cookieValue(document.cookie, localeCookie),
      localStorage: readStored(localeStorageKey),
      sessionStorage: readStored(localeStorageKey, 'sessionStorage'),
    },
    shown,
  )
  if (!requested || !setCookie(localeCookie, requested)) return false
  location.reload()
  return true
}

/** Stores the shown language in the cookie and in local storage. */
export function rememberLanguage(shown: Locale): void {
  if (cookieValue(document.cookie, localeCookie) !== shown) setCookie(localeCookie, shown)
  storeItem(localeStorageKey, shown)
}
