import { liteCookie } from '#kernel/connection.ts'
import { destinationCookie, provinceCookie } from '#kernel/destination.ts'
import { localeCookie } from '#kernel/locale.ts'
import { cartCookieName, flashCookie } from '#kernel/shown-cookies.ts'

/** These cookies are part of a page's key; no cached page depends on any other. */
const inTheKey = new Set([destinationCookie, provinceCookie, liteCookie, localeCookie])
/** These cookies are shown on every page: the item count of a cart without scripts, and a message for the next page. */
const shown = new Set([cartCookieName, flashCookie])

const split = (cookies: string): string[] => cookies.split(';').map((cookie) => cookie.trim())
const cookiesOf = (request: Request): string[] => split(request.headers.get('Cookie') ?? '')
const nameOf = (cookie: string) => cookie.split('=', 1)[0]?.trim() ?? ''

const isSession = (cookie: string) => nameOf(cookie).endsWith('girasol.session_token')

/** All session cookies of the browser, since which of several is valid is not known here; empty without any. */
export const sessionsIn = (cookies: string): string => split(cookies).filter(isSession).join('; ')

/** `anybody` gets the shared page, `signed_in` the shared page with the user's data at its end, `alone` neither. */
export type VisitorKind = 'anybody' | 'signed_in' | 'alone'

export function visitorKind(request: Request): VisitorKind {
  if (request.headers.has('Authorization')) return 'alone'
  const cookies = cookiesOf(request)
  if (cookies.some((cookie) => shown.has(nameOf(cookie)))) return 'alone'
  return cookies.some(isSession) ? 'signed_in' : 'anybody'
}

/** The cookies of a request that cached pages depend on. */
export const cookiesInTheKey = (request: Request): string =>
  cookiesOf(request)
    .filter((cookie) => inTheKey.has(nameOf(cookie)))
    .join('; ')
