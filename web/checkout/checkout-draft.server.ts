import { data } from 'react-router'
import { dayMs, secondMs } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import { countAttempt } from '#shop/accounts/limits/attempt-limit.service.server.ts'
import { profileCart } from '#shop/cart/profile-cart.service.server.ts'
import type { CompactCart } from '#shop/cart/stored-cart.rules.ts'
import { toCompact } from '#shop/cart/stored-cart.rules.ts'
import type { CheckoutDraft } from '#shop/checkout/drafts/draft.rules.ts'
import {
  beginDraft,
  changeDraft,
  draftByToken,
  draftOfLostSession,
  fillFrom,
  newestOwnDraft,
  tokenOf,
} from '#shop/checkout/drafts/drafts.service.server.ts'
import { cookieCart, cookieCoupon } from '#web/cart/cart-cookie.server.ts'
import { cookieValue } from '#web/shell/request/browser-storage.ts'

const name = 'checkout'
const maxAgeSeconds = (30 * dayMs) / secondMs

const cookie = ({ shopUrl }: Pick<Ctx, 'shopUrl'>, value: string, age: number): string => {
  const secure = shopUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=/checkout; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`
}

/** The cookie of a draft; not readable by scripts. */
export const draftCookie = async (ctx: Ctx, draft: CheckoutDraft): Promise<string> =>
  cookie(ctx, await tokenOf(ctx, draft), maxAgeSeconds)

export const noDraftCookie = (ctx: Pick<Ctx, 'shopUrl'>): string => cookie(ctx, '', 0)

/** The draft of this browser, otherwise the one that the signed-in customer started elsewhere. */
export async function openDraft(ctx: Ctx, request: Request): Promise<CheckoutDraft | null> {
  const token = cookieValue(request.headers.get('Cookie') ?? '', name)
  const own = token ? await draftByToken(ctx, token) : null
  return own ?? newestOwnDraft(ctx)
}

/** The draft of this browser whose customer is no longer signed in; only to write to. */
export async function lostSessionDraft(ctx: Ctx, request: Request): Promise<CheckoutDraft | null> {
  const token = cookieValue(request.headers.get('Cookie') ?? '', name)
  return token ? draftOfLostSession(ctx, token) : null
}

/** Limits how many drafts a client may start in an hour, since each is stored. */
export async function newDraft(
  ctx: Ctx,
  requested: Parameters<typeof beginDraft>[1],
): Promise<CheckoutDraft> {
  const who = ctx.caller.address
  const counted = await countAttempt(ctx, [
    { what: 'checkoutBeginMinute', who },
    { what: 'checkoutBegin', who },
    { what: 'checkoutBeginDay', who },
  ])
  if (!counted.ok)
    throw data(null, {
      status: 429,
      headers: { 'Retry-After': String(counted.retryAfterSeconds) },
    })
  return beginDraft(ctx, requested)
}

/** Copies what a link offers to a new draft of this browser. */
export async function copyDraft(ctx: Ctx, offered: CheckoutDraft): Promise<CheckoutDraft> {
  const { destination, cart, couponCode } = offered
  const copy = await newDraft(ctx, { locale: ctx.locale, destination, cart, couponCode })
  return fillFrom(ctx, copy, offered)
}

const withoutPrices = ({ lines, installation }: CompactCart) => toCompact(lines, installation)

/** Starts with a cart, or resumes the stored draft with this cart. */
export async function beginWith(
  ctx: Ctx,
  request: Request,
  cart: CompactCart,
  couponCode: string,
): Promise<CheckoutDraft> {
  const { locale, destination } = ctx
  const requested = { destination, cart: withoutPrices(cart), couponCode: couponCode.slice(0, 100) }
  const draft = await openDraft(ctx, request)
  const isOpen = draft && (draft.placedAt === '' || draft.cart === requested.cart)
  return isOpen ? changeDraft(ctx, draft, requested) : newDraft(ctx, { ...requested, locale })
}

/** The cart that the server knows: the cookie's, otherwise the profile's. */
export async function knownCart(ctx: Ctx, request: Request) {
  const cart = cookieCart(request)
  const isKnown = cart.lines.length > 0 || !ctx.user
  const lines = isKnown || !ctx.user ? cart.lines : await profileCart(ctx, ctx.user)
  return { cart: { ...cart, lines }, couponCode: cookieCoupon(request) }
}
