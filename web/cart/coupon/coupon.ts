import { redirect } from 'react-router'
import type { Result } from '#kernel/result.ts'
import { pathOfThisShop } from '#kernel/shop-path.ts'
import { couponCodeInput } from '#shop/coupons/coupon.input.ts'
import type { Discount } from '#shop/coupons/coupon.rules.ts'
import { findGuessedCoupon } from '#shop/coupons/coupon-guesses.service.server.ts'
import type { CouponRefusal } from '#shop/coupons/coupons.service.server.ts'
import { messagesIn } from '#web/shell/request/messages.server.ts'
import { type Posted, postedFields, wantsPage } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { couponCookie } from '../cart-cookie.server.ts'
import type { Route } from './+types/coupon'

export const loader = () => redirect('/carrito')

/** Without scripts the code is stored in a cookie, and the browser returns to the page it came from. */
function backToPage(
  shop: Parameters<typeof couponCookie>[0],
  requested: Posted,
  found: Result<Discount, CouponRefusal>,
) {
  const isRemoval = 'remove' in requested
  const code = found.ok && !isRemoval ? found.value.code : ''
  const headers = { 'Set-Cookie': couponCookie(shop, code) }
  const back = new URL(pathOfThisShop(requested.back), 'http://shop.invalid')
  back.searchParams.delete('cupon')
  if (!found.ok && !isRemoval) back.searchParams.set('cupon', 'invalido')
  return redirect(back.pathname + back.search, { status: 303, headers })
}

/** Today's discount of a code; an invalid one gets its refusal. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const requested = await postedFields(request)
  const input = couponCodeInput.safeParse(requested)
  const found = await findGuessedCoupon(ctx, input.success ? input.data.code : '')
  if (wantsPage(request)) return backToPage(ctx, requested, found)
  if (found.ok) return Response.json({ ok: true, discount: found.value })
  const { invalid } = messagesIn(ctx.locale).coupons
  return Response.json({ ok: false, code: found.code, ...invalid }, { status: 409 })
}
