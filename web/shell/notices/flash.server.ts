import { flashCookie } from '#kernel/shown-cookies.ts'
import type { Ctx } from '#platform/ctx.ts'
import { messagesIn } from '../request/messages.server.ts'
import { type FlashCode, flashIn } from './flash.ts'
import { isReported, noticeOf, type ServedFlash } from './flash-notices.ts'

/** Deletes the cookie with the redirect, so that the notice is shown once. */
const seconds = 10

export const flashOf = ({ shopUrl }: Pick<Ctx, 'shopUrl'>, code: FlashCode): string =>
  `${flashCookie}=${code}; Path=/; Max-Age=${seconds}; SameSite=Lax${
    shopUrl.startsWith('https:') ? '; Secure' : ''
  }`

/** The flash message of the requested page, for browsers without scripts. */
export function servedFlash({ locale }: Pick<Ctx, 'locale'>, request: Request): ServedFlash | null {
  const code = flashIn(request.headers.get('Cookie') ?? '')
  const { search } = new URL(request.url)
  if (!code || !isReported(code, { isPhone: false, search })) return null
  const { accounts: forms, accountArea: area } = messagesIn(locale)
  const { title, description } = noticeOf(code, { forms, area })
  return { title, description, isPhoneSpared: code === 'signed_out' }
}

/** The headers of a redirect that sets cookies. */
export function cookieHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return headers
}
