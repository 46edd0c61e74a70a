import { type Locale, localeCookie, localeStorageKey } from '#kernel/locale.ts'
import { cookieValue, languageToReloadIn } from './language.ts'

const oneYear = 365 * 24 * 60 * 60

function setCookie(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older phones
  document.cookie = `${localeCookie}=${locale}; Path=/; Max-Age=${oneYear}; SameSite=Lax`
}

/** Storage may be forbidden altogether; then the cookie decides alone. */
function fromStorage(kind: 'localStorage' | 'sessionStorage'): string | null {
  try {
    return window[kind].getItem(localeStorageKey)
  } catch {
    return null
  }
}

/** True when the page comes again in the language that storage names; without cookies it never does. */
export function reloadsInStoredLanguage(shown: Locale): boolean {
  const wanted = languageToReloadIn(
    {
      query: new URLSearchParams(location.search).get('lng'),
      cookie: cookieValue(document.cookie, localeCookie),
      localStorage: fromStorage('localStorage'),
      sessionStorage: fromStorage('sessionStorage'),
    },
    shown,
  )
  if (!wanted) return false
  setCookie(wanted)
  if (cookieValue(document.cookie, localeCookie) !== wanted) return false
  location.reload()
  return true
}

/** The shown language is kept in cookie and local storage. */
export function rememberLanguage(shown: Locale): void {
  if (cookieValue(document.cookie, localeCookie) !== shown) setCookie(shown)
  try {
    localStorage.setItem(localeStorageKey, shown)
  } catch {
    // storage is forbidden: the cookie is enough
  }
}
