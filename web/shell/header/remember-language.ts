import { type Locale, localeCookie, localeStorageKey } from '#kernel/locale.ts'
import { cookieValue, readStored, setCookie, storeItem } from '../request/browser-storage.ts'
import { languageToReloadIn } from './language.ts'

/** True when the page comes again in the language that storage names; without cookies it never does. */
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

/** The shown language is kept in cookie and local storage. */
export function rememberLanguage(shown: Locale): void {
  if (cookieValue(document.cookie, localeCookie) !== shown) setCookie(localeCookie, shown)
  storeItem(localeStorageKey, shown)
}
