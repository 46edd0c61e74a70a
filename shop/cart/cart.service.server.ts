import { randomBytes } from 'node:crypto'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { type TooMany, withinQuota } from '#shop/accounts/limits/attempt-limit.service.server.ts'
import { productsByIds } from '#shop/catalogue/catalogue.service.server.ts'
import { pluggedIn } from '#shop/catalogue/plugged-in/plugged-in.service.server.ts'
import { currentTariff } from '#shop/shipping/shipping.service.server.ts'
import type { Tariff } from '#shop/shipping/tariff.rules.ts'
import { type CartProduct, cartProduct, maxLines } from './cart.rules.ts'
import { parseShared, type SharedCart, toShared } from './sharing/shared-cart.rules.ts'
import {
  deleteExpiredCarts,
  insertSharedCart,
  sharedCartByToken,
} from './sharing/shared-carts.queries.server.ts'

/** Current prices, stock and tariff of the cart's products. */
export interface CartFacts {
  readonly products: readonly CartProduct[]
  readonly tariff: Tariff
}

export const cartFacts = (ctx: Needs<'locale'>, ids: readonly string[]): Promise<CartFacts> =>
  inTransaction(ctx, async (inside) => {
    const products = await productsByIds(inside, ids.slice(0, maxLines))
    const kits = products.filter(({ category }) => category === 'kit').map(({ id }) => id)
    const plugged = await pluggedIn(inside, kits)
    const inCart = products.map((product) =>
      plugged.has(product.id)
        ? { ...cartProduct(product), isPluggedIn: true }
        : cartProduct(product),
    )
    return { products: inCart, tariff: await currentTariff(inside) }
  })

const tokenBytes = 16
const token = /^[A-Za-z0-9_-]{22}$/

export const pruneSharedCarts = ({ db }: Needs) =>
  inTransaction(asSystem(db, 'expired shared carts go'), ({ tx }) => deleteExpiredCarts(tx))

/** Stores a cart under a random token and deletes those older than 90 days; refused beyond the quota. */
export async function shareCart(
  ctx: Needs<'now' | 'caller'>,
  cart: Omit<SharedCart, 'dropped'>,
): Promise<{ readonly ok: true; readonly value: string } | TooMany> {
  const counted = await withinQuota(ctx, 'sharedCarts')
  if (!counted.ok) return counted
  const made = randomBytes(tokenBytes).toString('base64url')
  if (!ctx.tx) await pruneSharedCarts(ctx)
  await inTransaction(ctx, ({ tx }) => insertSharedCart(tx, made, toShared(cart)))
  return { ok: true, value: made }
}

/** The cart of a shared link; null for an unknown, invalid or expired token. */
export const sharedCart = (ctx: Needs, link: string): Promise<SharedCart | null> =>
  inTransaction(ctx, async ({ tx }) => {
    const cart = token.test(link) ? await sharedCartByToken(tx, link) : null
    return cart === null ? null : parseShared(cart)
  })
