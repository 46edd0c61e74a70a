import { liteCookie } from '#kernel/connection.ts'
import { destinationCookie } from '#kernel/destination.ts'
import { localeCookie } from '#kernel/locale.ts'
import { cartCookieName, flashCookie } from '#kernel/shown-cookies.ts'

/** What these say is part of a page's key; no page that is kept is drawn with any other. */
const inTheKey = new Set([destinationCookie, liteCookie, localeCookie])
/** What these say is shown on every page: how much is in a cart without scripts, and a sentence left for the next page. */
const shown = new Set([cartCookieName, flashCookie])

const split = (cookies: string): string[] => cookies.split(';').map((cookie) => cookie.trim())
const cookiesOf = (request: Request): string[] => split(request.headers.get('Cookie') ?? '')
const nameOf = (cookie: string) => cookie.split('=', 1)[0]?.trim() ?? ''

const isSession = (cookie: string) => nameOf(cookie).endsWith('girasol.session_token')

/** All that a browser says of sessions, since which of several counts is not known here; empty when it says nothing. */
export const sessionsIn = (cookies: string): string => split(cookies).filter(isSession).join('; ')

/** `anybody` may be shown the same page as all others, `signed_in` the same but for who he is, `alone` neither. */
export type VisitorKind = 'anybody' | 'signed_in' | 'alone'

export function visitorKind(request: Request): VisitorKind {
  if (request.headers.has('Authorization')) return 'alone'
  const cookies = cookiesOf(request)
  if (cookies.some((cookie) => shown.has(nameOf(cookie)))) return 'alone'
  return cookies.some(isSession) ? 'signed_in' : 'anybody'
}

/** The cookies of a request as far as a kept page knows of them. */
export const cookiesInTheKey = (request: Request): string =>
  cookiesOf(request)
    .filter((cookie) => inTheKey.has(nameOf(cookie)))
    .join('; ')
