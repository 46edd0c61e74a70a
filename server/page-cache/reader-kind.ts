import { liteCookie } from '#kernel/connection.ts'
import { destinationCookie } from '#kernel/destination.ts'
import { localeCookie } from '#kernel/locale.ts'
import { cartCookieName, flashCookie } from '#kernel/shown-cookies.ts'

/** What these say is part of a page's key; no page that is kept is drawn with any other. */
const inTheKey = new Set([destinationCookie, liteCookie, localeCookie])
/** What these say is shown on every page: how much is in a cart without scripts, and a sentence left for the next page. */
const shown = new Set([cartCookieName, flashCookie])

const cookiesOf = (request: Request): string[] =>
  (request.headers.get('Cookie') ?? '').split(';').map((cookie) => cookie.trim())
const nameOf = (cookie: string) => cookie.split('=', 1)[0]?.trim() ?? ''

/** `anybody` may be shown the same page as all others, `signed_in` the same but for who he is, `alone` neither. */
export type ReaderKind = 'anybody' | 'signed_in' | 'alone'

export function readerKind(request: Request): ReaderKind {
  if (request.headers.has('Authorization')) return 'alone'
  const names = cookiesOf(request).map(nameOf)
  if (names.some((name) => shown.has(name))) return 'alone'
  return names.some((name) => name.endsWith('girasol.session_token')) ? 'signed_in' : 'anybody'
}

/** The cookies of a request as far as a kept page knows of them. */
export const cookiesInTheKey = (request: Request): string =>
  cookiesOf(request)
    .filter((cookie) => inTheKey.has(nameOf(cookie)))
    .join('; ')
