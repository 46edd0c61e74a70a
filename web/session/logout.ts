import { redirect } from 'react-router'
import { pathOfThisShop } from '#kernel/shop-path.ts'
import { forgetSession } from '#shop/accounts/sessions/session.service.server.ts'
import { signOut } from '#shop/accounts/sign-in/sign-in.service.server.ts'
import { couponStorageKey } from '#shop/coupons/coupon.rules.ts'
import { cookieHeaders, flashOf } from '#web/shell/notices/flash.server.ts'
import { postedFields, wantsPage } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/logout'

/** The cart cookies of a browser without scripts. */
const emptied = ['cart', couponStorageKey].map(
  (name) => `${name}=; Path=/; Max-Age=0; SameSite=Lax`,
)

export const loader = () => redirect('/')

/** Ends the session; when that fails, at least deletes its cookie. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = await postedFields(request)
  const ended = await signOut(ctx).catch((error: unknown) => {
    ctx.log.error({ err: error }, 'a session could not be ended')
    return null
  })
  const code = ended ? 'signed_out' : 'sign_out_partly'
  const session = ended ?? [await forgetSession(ctx)]
  const cookies = [...session, ...emptied, flashOf(ctx, code)]
  const headers = cookieHeaders(cookies)
  if (!wantsPage(request)) return Response.json({ ok: ended !== null }, { headers })
  const to = typeof posted.to === 'string' ? pathOfThisShop(posted.to) : '/login'
  return redirect(to, { status: 303, headers })
}
