import { cents, type Usd } from '#kernel/money.ts'
import type { Ctx } from '#platform/ctx.ts'
import { declarationOf } from '#shop/compliance/declaration.service.server.ts'
import { scansOf } from '#shop/compliance/screening.service.server.ts'
import { historyOf, orderByNumber } from '#shop/orders/orders.service.server.ts'
import { actOnOrder } from '#shop/orders/staff.service.server.ts'
import { staffAction } from '#shop/orders/staff-action.input.ts'
import { refund } from '#shop/payments/refunds/refunds.service.server.ts'
import type { Posted } from './posted.server.ts'

/** What an administrator sees of an order; null where there is none. */
export async function orderForStaff(ctx: Ctx, number: string) {
  const order = await orderByNumber(ctx, number)
  if (!order) return null
  const signed = await declarationOf(ctx, order.id)
  return {
    order,
    history: await historyOf(ctx, order.id),
    scans: (await scansOf(ctx, order.id)).map(({ role, name, verdict, reason, hits }) => ({
      ...{ role, name, verdict, reason },
      hit: hits[0] ?? null,
    })),
    signed: signed && {
      name: signed.signature,
      at: new Date(signed.signedAt),
      version: signed.version,
    },
  }
}

function typedAmount(typed: unknown): Usd | null {
  const match = /^\s*(\d{1,7})(?:[.,](\d{1,2}))?\s*$/.exec(typeof typed === 'string' ? typed : '')
  return match ? cents(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))) : null
}

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 1_000) : '')

async function sendBack(ctx: Ctx, orderId: string, posted: Posted): Promise<string | null> {
  const amount = typedAmount(posted.amount)
  if (amount === null) return 'amount_invalid'
  const bankReference = text(posted.reference)
  const done = await refund(ctx, { orderId, amount, reason: text(posted.reason), bankReference })
  if (!done.ok) return done.code
  return done.value === 'failed' ? 'failed' : null
}

/** Does what was asked; null where it was done, else why it was not. */
export async function actAsStaff(
  ctx: Ctx,
  orderId: string,
  posted: Posted,
): Promise<string | null> {
  if (posted.intent === 'refund') return sendBack(ctx, orderId, posted)
  const read = staffAction.safeParse(posted)
  if (!read.success) return 'not_understood'
  const done = await actOnOrder(ctx, orderId, read.data)
  return done.ok ? null : done.code
}
