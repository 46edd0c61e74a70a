import type { Ctx } from '#platform/ctx.ts'
import { forgetSession } from '#shop/accounts/sessions/session.service.server.ts'
import { type SignOutScope, signOut } from '#shop/accounts/sign-in/sign-in.service.server.ts'
import { couponStorageKey } from '#shop/coupons/coupon.rules.ts'
import { flashOf } from '#web/shell/notices/flash.server.ts'

/** The cart of a browser without scripts, and the checkout, which waits in the account. */
const emptied = [
  ...['cart', couponStorageKey].map((name) => `${name}=; Path=/; Max-Age=0; SameSite=Lax`),
  'checkout=; Path=/checkout; Max-Age=0; HttpOnly; SameSite=Lax',
]

interface Left {
  readonly isComplete: boolean
  readonly cookies: readonly string[]
}

/** When the session cannot be ended, at least its cookie is deleted; a visitor's own cart stays. */
export async function leave(ctx: Ctx, scope: SignOutScope): Promise<Left> {
  const ended = await signOut(ctx, scope).catch((error: unknown) => {
    ctx.log.error({ err: error }, 'a session could not be ended')
    return null
  })
  const isComplete = ended !== null
  const done = scope === 'others' ? 'sessions_closed' : 'signed_out'
  const flash = flashOf(ctx, isComplete ? done : 'sign_out_partly')
  if (scope === 'others') return { isComplete, cookies: [flash] }
  const hadAccount = ctx.user !== null || ctx.sessionEnd !== null
  const session = ended ?? [await forgetSession(ctx)]
  return { isComplete, cookies: [...session, ...(hadAccount ? emptied : []), flash] }
}
