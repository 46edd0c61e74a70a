import { redirect, redirectDocument } from 'react-router'
import { localeCookie } from '#kernel/locale.ts'
import { dayMs, secondMs } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import { chosenLanguage } from '#shop/accounts/profile/profile.service.server.ts'

const maxAgeSeconds = (365 * dayMs) / secondMs

/** Sets the account's language at every sign-in; a page in another one is reloaded. */
export async function languageAtSignIn(ctx: Ctx, userId: string) {
  const language = await chosenLanguage(ctx, userId)
  const secure = ctx.shopUrl.startsWith('https:') ? '; Secure' : ''
  const isOther = language !== null && language !== ctx.locale
  return {
    cookies:
      language === null
        ? []
        : [`${localeCookie}=${language}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`],
    lead: isOther ? redirectDocument : redirect,
  }
}
