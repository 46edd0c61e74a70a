import type { Ctx } from '#platform/ctx.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import type { CartInput } from './cart.input.ts'
import {
  type CartRefusal,
  fitTogether,
  maxOf,
  mayAdd,
  merged,
  quantityOf,
  withAdded,
  without,
  withQuantity,
} from './cart.rules.ts'
import { cartFacts, sharedCart } from './cart.service.server.ts'
import type { CompactCart } from './stored-cart.rules.ts'

interface AppliedAction {
  readonly cart: Pick<CompactCart, 'lines' | 'installation' | 'aside'>
  readonly refusal: CartRefusal | 'unknown_product' | null
  /** The product of which there are fewer than asked for. */
  readonly short?: { readonly id: string; readonly asked: number }
  /** The coupon that came with a copied cart. */
  readonly code?: string
}

type Of<Intent extends CartInput['intent']> = Extract<CartInput, { intent: Intent }>

async function add(ctx: Ctx, cart: CompactCart, input: Of<'add'>): Promise<AppliedAction> {
  const id = input.product.toLowerCase()
  const [product] = (await cartFacts(ctx, [id])).products
  if (!product) return { cart, refusal: 'unknown_product' }
  const { maintenance } = await currentShopFacts(ctx)
  const { destination } = ctx
  const { quantity } = input
  const inCart = quantityOf(cart.lines, id)
  const lineCount = cart.lines.length
  const result = mayAdd({ maintenance, product, destination, quantity, inCart, lineCount })
  if (!result.ok) return { cart, refusal: result.code }
  const lines = withAdded(cart.lines, { id, quantity, seen: null })
  return { cart: { ...cart, lines }, refusal: null }
}

/** All parts of a set, or none of them. */
async function addSet(ctx: Ctx, cart: CompactCart, input: Of<'add-set'>): Promise<AppliedAction> {
  let filled = cart
  for (const line of input.set) {
    const added = await add(ctx, filled, { intent: 'add', ...line })
    if (added.refusal) return { cart, refusal: added.refusal }
    filled = { ...filled, ...added.cart }
  }
  const installation = filled.installation || input.installation === 'true'
  return { cart: { ...filled, installation }, refusal: null }
}

async function set(ctx: Ctx, cart: CompactCart, input: Of<'set'>): Promise<AppliedAction> {
  const id = input.product.toLowerCase()
  const [product] = (await cartFacts(ctx, [id])).products
  if (!product) return { cart, refusal: 'unknown_product' }
  const max = maxOf(product)
  const lines = [...withQuantity(cart.lines, id, Math.min(input.quantity, max))]
  if (input.quantity <= max) return { cart: { ...cart, lines }, refusal: null }
  return {
    cart: { ...cart, lines },
    refusal: 'not_enough_stock',
    short: { id, asked: input.quantity },
  }
}

async function copy(ctx: Ctx, cart: CompactCart, input: Of<'copy'>): Promise<AppliedAction> {
  const { maintenance } = await currentShopFacts(ctx)
  if (maintenance) return { cart, refusal: 'maintenance' }
  const shared = await sharedCart(ctx, input.token)
  if (!shared) return { cart, refusal: null }
  if (!fitTogether(cart.lines, shared.lines)) return { cart, refusal: 'cart_full' }
  const lines = merged(cart.lines, shared.lines)
  const installation = cart.installation || shared.installation
  return { cart: { ...cart, lines, installation }, refusal: null, code: shared.code }
}

function withoutProduct({ lines, aside = [] }: CompactCart, product: string) {
  const id = product.toLowerCase()
  return { lines: without(lines, id), aside: without(aside, id) }
}

/** Applies a cart form of a visitor without scripts. */
export async function applyToCart(
  ctx: Ctx,
  cart: CompactCart,
  input: CartInput,
): Promise<AppliedAction> {
  switch (input.intent) {
    case 'add':
      return add(ctx, cart, input)
    case 'add-set':
      return addSet(ctx, cart, input)
    case 'set':
      return set(ctx, cart, input)
    case 'copy':
      return copy(ctx, cart, input)
    case 'remove':
      return { cart: { ...cart, ...withoutProduct(cart, input.product) }, refusal: null }
    case 'clear':
      return { cart: { lines: [], installation: false, aside: [] }, refusal: null }
    case 'installation':
      return { cart: { ...cart, installation: input.on === 'true' }, refusal: null }
  }
}
