import { z } from 'zod'
import { mergeIntoProfile, saveProfileCart } from '#shop/cart/profile-cart.service.server.ts'
import { parseStored } from '#shop/cart/stored-cart.rules.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/profile-cart-action'

const CartInput = z.object({
  /** 'merge' adds to the stored cart, 'replace' stores this one instead; both return the stored cart. */
  how: z.enum(['merge', 'replace']),
  cart: z.array(z.unknown()).max(200),
})

/** The cart in the signed-in customer's profile. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  if (!ctx.user) return Response.json({ ok: false, code: 'PGRST301' }, { status: 401 })
  const input = CartInput.safeParse(await postedFields(request))
  if (!input.success) return Response.json({ ok: false, code: '22P02' }, { status: 400 })
  const { lines } = parseStored(JSON.stringify(input.data.cart))
  if (input.data.how === 'replace') {
    await saveProfileCart(ctx, ctx.user, lines)
    return Response.json({ ok: true })
  }
  const saved = await mergeIntoProfile(ctx, ctx.user, lines)
  const cart = saved.map(({ id, quantity }) => ({ product: { id }, quantity }))
  return Response.json({ ok: true, cart })
}

export const loader = () => new Response(null, { status: 405, headers: { Allow: 'POST' } })
