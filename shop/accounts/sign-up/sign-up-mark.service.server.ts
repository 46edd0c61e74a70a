import { createHash, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '#platform/ctx.ts'
import { linkSeconds } from '../recovery/links.rules.ts'

const cookieName = 'girasol.signup'
const inCookie = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`)

/** Not guessable: the salt in the hash never leaves the server. */
const markOf = (email: string, passwordHash: string): string =>
  createHash('sha256').update(`sign-up\n${email}\n${passwordHash}`).digest('base64url')

/** Marks the browser of a sign-up; the mark is set for every address alike, known or not. */
export const signUpCookie = (ctx: Ctx, email: string, passwordHash: string): string =>
  `${cookieName}=${markOf(email, passwordHash)}; Path=/; Max-Age=${linkSeconds.confirm}; HttpOnly; SameSite=Lax${
    ctx.shopUrl.startsWith('https:') ? '; Secure' : ''
  }`

/** Whether this browser made the sign-up that chose this password for this address. */
export function isBrowserOfSignUp(ctx: Ctx, email: string, passwordHash: string): boolean {
  const mark = inCookie.exec(ctx.caller.cookie)?.[1]
  return (
    mark !== undefined &&
    timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(email, passwordHash)))
  )
}
