import { randomBytes } from 'node:crypto'
import type { Destination } from '#kernel/destination.ts'
import { formatDate } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import { servedCart } from '#shop/cart/served-cart.service.server.ts'
import { proformaNumber } from '#shop/cart/sharing/order-text.rules.ts'
import { type CompactCart, parseCompact } from '#shop/cart/stored-cart.rules.ts'

interface ProformaCart extends CompactCart {
  /** The visitor's where a cart has none of its own. */
  readonly destination?: Destination | null
}

/** A cart's total with its number and date. */
export async function proformaOf(ctx: Ctx, cart: ProformaCart | null, typedCode: string) {
  const destination = cart?.destination ?? ctx.destination
  const priced = { ...ctx, destination }
  const { totals, code } = await servedCart(priced, cart ?? parseCompact(''), { code: typedCode })
  return {
    totals,
    code,
    destination,
    number: proformaNumber(ctx.now, randomBytes(6)),
    date: formatDate(ctx.now, ctx.locale, 'PPP'),
  }
}
