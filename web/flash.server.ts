import type { Ctx } from '#platform/ctx.ts'
import { type FlashCode, flashCookie } from './flash.ts'

/** The next page is asked for at once, so that the sentence is not said on the one after it. */
const seconds = 10

export const flashOf = ({ shopUrl }: Pick<Ctx, 'shopUrl'>, code: FlashCode): string =>
  `${flashCookie}=${code}; Path=/; Max-Age=${seconds}; SameSite=Lax${
    shopUrl.startsWith('https:') ? '; Secure' : ''
  }`

/** The headers of a redirect that sends cookies along. */
export function cookieHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return headers
}
