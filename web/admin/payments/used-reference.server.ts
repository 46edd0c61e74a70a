import { format } from '#kernel/messages.ts'
import type { Ctx } from '#platform/ctx.ts'
import { donorUsing } from '#shop/donations/decisions.service.server.ts'
import { orderUsing } from '#shop/payments/manual-transfer/references.service.server.ts'
import { messagesIn } from '#web/shell/request/messages.server.ts'

/** Where a refused reference was used before, as a sentence names it; empty for another refusal. */
export async function usedIn(
  ctx: Ctx,
  problem: string | null | undefined,
  reference = '',
): Promise<string> {
  if (problem !== 'reference_used') return ''
  const { order, donation, other } = messagesIn(ctx.locale).zelleStaff.usedIn
  const number = await orderUsing(ctx, reference)
  if (number !== null) return format(order, { number })
  const name = await donorUsing(ctx, reference)
  return name === null ? other : format(donation, { name })
}
