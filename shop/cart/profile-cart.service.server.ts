import type { User } from '#kernel/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { changeProfileCart } from '#shop/accounts/profile/profile.service.server.ts'
import { type CartLine, merged } from './cart.rules.ts'
import { withoutOrdered } from './ordered.rules.ts'
import { parseStored } from './stored-cart.rules.ts'

/** The profile stores products and quantities, no prices. */
const toProfile = (lines: readonly CartLine[]) =>
  lines.map(({ id, quantity }) => ({ product: { id }, quantity }))

const linesOf = (stored: unknown): CartLine[] =>
  parseStored(Array.isArray(stored) ? JSON.stringify(stored) : null).lines

/** Replaces the cart in the user's profile. */
export async function saveProfileCart(
  ctx: Pick<Ctx, 'db'>,
  user: Pick<User, 'id'>,
  lines: readonly CartLine[],
): Promise<void> {
  await changeProfileCart(ctx.db, user.id, () => toProfile(lines))
}

/** The signed-in user's cart. */
export async function profileCart(
  ctx: Pick<Ctx, 'db'>,
  user: Pick<User, 'id'>,
): Promise<CartLine[]> {
  return linesOf(await changeProfileCart(ctx.db, user.id, (stored) => toProfile(linesOf(stored))))
}

/** Merges a visitor's cart into the profile's: the larger quantity of each product. */
export async function mergeIntoProfile(
  ctx: Pick<Ctx, 'db'>,
  user: Pick<User, 'id'>,
  lines: readonly CartLine[],
): Promise<CartLine[]> {
  const next = await changeProfileCart(ctx.db, user.id, (stored) =>
    toProfile(merged(linesOf(stored), lines)),
  )
  return linesOf(next)
}

/** An order was placed: what it holds leaves the profile's cart, and nothing else. */
export async function removeFromProfile(
  ctx: Pick<Ctx, 'db'>,
  user: Pick<User, 'id'>,
  ordered: readonly Pick<CartLine, 'id' | 'quantity'>[],
): Promise<void> {
  await changeProfileCart(ctx.db, user.id, (stored) =>
    toProfile(withoutOrdered(linesOf(stored), ordered)),
  )
}
