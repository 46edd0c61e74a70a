import type { Person } from '#kernel/person.ts'
import type { Ctx } from '#platform/ctx.ts'
import { changeProfileCart } from '#shop/accounts/profile-cart.service.server.ts'
import { type CartLine, merged } from '#shop/cart/cart.rules.ts'
import { parseStored } from '#shop/cart/stored-cart.rules.ts'
import { cartCookie, cookieCart } from './cart-cookie.server.ts'
import { wantsPage } from './posted.server.ts'

/** In the profile stands what is meant to be bought, not what it cost that day. */
const toProfile = (lines: readonly CartLine[]) =>
  lines.map(({ id, quantity }) => ({ product: { id }, quantity }))

const linesOf = (kept: unknown): CartLine[] =>
  parseStored(Array.isArray(kept) ? JSON.stringify(kept) : null).lines

/** Keeps a cart in the profile of whoever is signed in, instead of the former one. */
export async function keepInProfile(
  ctx: Pick<Ctx, 'db'>,
  person: Pick<Person, 'id'>,
  lines: readonly CartLine[],
): Promise<void> {
  await changeProfileCart(ctx.db, person.id, () => toProfile(lines))
}

/** What whoever is signed in means to buy. */
export async function profileCart(
  ctx: Pick<Ctx, 'db'>,
  person: Pick<Person, 'id'>,
): Promise<CartLine[]> {
  return linesOf(await changeProfileCart(ctx.db, person.id, (kept) => toProfile(linesOf(kept))))
}

/** Adds a visitor's cart to the profile's: of each product the larger quantity. */
export async function mergeIntoProfile(
  ctx: Pick<Ctx, 'db'>,
  person: Pick<Person, 'id'>,
  lines: readonly CartLine[],
): Promise<CartLine[]> {
  const next = await changeProfileCart(ctx.db, person.id, (kept) =>
    toProfile(merged(linesOf(kept), lines)),
  )
  return linesOf(next)
}

/** At a sign-in the cart of a browser without scripts joins the profile's; the cookies to send. */
export async function cartCookiesAtSignIn(
  ctx: Pick<Ctx, 'db' | 'shopUrl'>,
  person: Pick<Person, 'id'>,
  request: Request,
): Promise<string[]> {
  if (!wantsPage(request)) return []
  const cart = cookieCart(request)
  const lines = await mergeIntoProfile(ctx, person, cart.lines)
  return lines.length > 0 ? [cartCookie(ctx, lines, cart.installation)] : []
}
