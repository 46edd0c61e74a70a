import { redirect, redirectDocument } from 'react-router'
import { localeCookie } from '#kernel/locale.ts'
import type { Ctx } from '#platform/ctx.ts'
import { chosenLanguage } from '#shop/accounts/preferences.service.server.ts'

const oneYear = 31_536_000

/** Whoever chose a language in the account finds it at every sign-in; a page in another one comes anew. */
export async function languageAtSignIn(ctx: Ctx, userId: string) {
  const language = await chosenLanguage(ctx, userId)
  const isOther = language !== null && language !== ctx.locale
  return {
    cookies:
      language === null
        ? []
        : [`${localeCookie}=${language}; Path=/; Max-Age=${oneYear}; SameSite=Lax`],
    lead: isOther ? redirectDocument : redirect,
  }
}
