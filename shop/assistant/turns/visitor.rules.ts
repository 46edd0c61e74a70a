/** A random name for the limits of one browser; it says nothing about who uses it. */
export const visitorCookie = 'assistantVisitor'

/** The browser's name; null where it has none yet. */
export const visitorIn = (cookies: string): string | null =>
  /(?:^|; ?)assistantVisitor=([\w-]{20,64})(?:;|$)/.exec(cookies)?.[1] ?? null

const maxAgeSeconds = 86_400
export const visitorCookieFor = (name: string, isSecure: boolean): string =>
  `${visitorCookie}=${name}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
