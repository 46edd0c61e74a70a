import type { Ctx } from '#platform/ctx.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import type { CartWish } from './cart.input.ts'
import {
  type CartRefusal,
  mayAdd,
  merged,
  mostOf,
  quantityOf,
  withAdded,
  without,
  withQuantity,
} from './cart.rules.ts'
import { cartFacts, sharedCart } from './cart.service.server.ts'
import type { CompactCart } from './stored-cart.rules.ts'

interface AppliedAction {
  readonly cart: Pick<CompactCart, 'lines' | 'installation'>
  readonly refusal: CartRefusal | null
}

type Of<Intent extends CartWish['intent']> = Extract<CartWish, { intent: Intent }>

async function add(ctx: Ctx, cart: CompactCart, wish: Of<'add'>): Promise<AppliedAction> {
  const id = wish.product.toLowerCase()
  const [product] = (await cartFacts(ctx, [id])).products
  if (!product) return { cart, refusal: 'sold_out' }
  const { maintenance } = await currentShopFacts(ctx)
  const { destination } = ctx
  const { quantity } = wish
  const inCart = quantityOf(cart.lines, id)
  const answer = mayAdd({ maintenance, product, destination, quantity, inCart })
  if (!answer.ok) return { cart, refusal: answer.code }
  const lines = withAdded(cart.lines, { id, quantity, seen: null })
  return { cart: { ...cart, lines }, refusal: null }
}

async function set(ctx: Ctx, cart: CompactCart, wish: Of<'set'>): Promise<AppliedAction> {
  const id = wish.product.toLowerCase()
  const [product] = (await cartFacts(ctx, [id])).products
  const most = product ? mostOf(product) : 0
  const lines = [...withQuantity(cart.lines, id, Math.min(wish.quantity, most))]
  const refusal = wish.quantity > most ? 'not_enough_stock' : null
  return { cart: { ...cart, lines }, refusal }
}

async function copy(ctx: Ctx, cart: CompactCart, wish: Of<'copy'>): Promise<AppliedAction> {
  const { maintenance } = await currentShopFacts(ctx)
  if (maintenance) return { cart, refusal: 'maintenance' }
  const shared = await sharedCart(ctx, wish.token)
  return { cart: { ...cart, lines: merged(cart.lines, shared?.lines ?? []) }, refusal: null }
}

/** Does what a form asked for to the cart of someone without scripts. */
export async function applyToCart(
  ctx: Ctx,
  cart: CompactCart,
  wish: CartWish,
): Promise<AppliedAction> {
  switch (wish.intent) {
    case 'add':
      return add(ctx, cart, wish)
    case 'set':
      return set(ctx, cart, wish)
    case 'copy':
      return copy(ctx, cart, wish)
    case 'remove':
      return {
        cart: { ...cart, lines: without(cart.lines, wish.product.toLowerCase()) },
        refusal: null,
      }
    case 'clear':
      return { cart: { lines: [], installation: false }, refusal: null }
    case 'installation':
      return { cart: { ...cart, installation: wish.on === 'true' }, refusal: null }
  }
}
