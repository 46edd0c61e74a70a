import type { User } from '#kernel/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { mergeIntoProfile } from '#shop/cart/profile-cart.service.server.ts'
import { wantsPage } from '#web/shell/request/request-body.server.ts'
import { cartCookie, cookieCart } from '../cart-cookie.server.ts'

/** At sign-in the cart of a browser without scripts is merged into the profile's; returns the cookies to send. */
export async function cartCookiesAtSignIn(
  ctx: Pick<Ctx, 'db' | 'shopUrl'>,
  user: Pick<User, 'id'>,
  request: Request,
): Promise<string[]> {
  if (!wantsPage(request)) return []
  const cart = cookieCart(request)
  const lines = await mergeIntoProfile(ctx, user, cart.lines)
  return lines.length > 0 ? [cartCookie(ctx, { ...cart, lines })] : []
}
