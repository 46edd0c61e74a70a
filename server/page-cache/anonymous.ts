import { liteCookie } from '#kernel/connection.ts'
import { destinationCookie } from '#kernel/destination.ts'
import { localeCookie } from '#kernel/locale.ts'

/** What these say is part of a page's key. Any other cookie may stand for something a page shows. */
const inTheKey = new Set([destinationCookie, liteCookie, localeCookie])

const namesOfCookies = (request: Request): string[] => {
  const cookies = request.headers.get('Cookie') ?? ''
  if (cookies.trim() === '') return []
  return cookies.split(';').map((cookie) => cookie.split('=', 1)[0]?.trim() ?? '')
}

/** True when nothing tells this visitor from any other, so that they may be shown the same page. */
export const isAnonymous = (request: Request): boolean =>
  !request.headers.has('Authorization') &&
  namesOfCookies(request).every((name) => inTheKey.has(name))
