import { randomBytes } from 'node:crypto'
import { formatDate } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import { servedCart } from '#shop/cart/served-cart.service.server.ts'
import { proformaNumber } from '#shop/cart/sharing/order-text.rules.ts'
import { type CompactCart, parseCompact } from '#shop/cart/stored-cart.rules.ts'

/** A cart's total with its number and date. */
export async function proformaOf(ctx: Ctx, cart: CompactCart | null, typedCode: string) {
  const { totals, code } = await servedCart(ctx, cart ?? parseCompact(''), { code: typedCode })
  return {
    totals,
    code,
    number: proformaNumber(ctx.now, randomBytes(6)),
    date: formatDate(ctx.now, ctx.locale, 'PPP'),
  }
}
