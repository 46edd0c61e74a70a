type Kind = 'localStorage' | 'sessionStorage'

/** Storage may be forbidden or full; the shop works without it. */
export function readStored(key: string, kind: Kind = 'localStorage'): string | null {
  try {
    return window[kind].getItem(key)
  } catch {
    return null
  }
}

/** False where nothing could be stored; mostly the cookie suffices then. */
export function storeItem(key: string, value: string, kind: Kind = 'localStorage'): boolean {
  try {
    window[kind].setItem(key, value)
    return true
  } catch {
    return false
  }
}

const maxAgeSeconds = 365 * 24 * 60 * 60

export function cookieValue(cookies: string, name: string): string | null {
  const own = cookies.split(/;\s*/).find((part) => part.startsWith(`${name}=`))
  return own === undefined ? null : own.slice(name.length + 1)
}

/** Sets a cookie for a year; false where the browser stores none. */
export function setCookie(name: string, value: string): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older phones
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
  return cookieValue(document.cookie, name) === value
}

export function dropStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // not stored
  }
}

export function dropCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older phones
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
}
