import { ok } from '#kernel/result.ts'
import type { Ctx } from '#platform/ctx.ts'
import {
  isInMaintenance,
  refuseInMaintenance,
} from '#shop/maintenance/maintenance.service.server.ts'
import type { Payable } from '#shop/payments/engine/payable.service.server.ts'
import type { PaidThrough } from '#shop/payments/engine/payment.rules.ts'
import { startedPayment, startPayment } from '#shop/payments/engine/start.service.server.ts'

/** Leads to the provider; in maintenance no payment starts, and one that was begun goes on. */
export async function startOrContinue(ctx: Ctx, payable: Payable, paidThrough: PaidThrough) {
  const open = await refuseInMaintenance(ctx)
  if (open.ok) return startPayment(ctx, payable, paidThrough)
  const started = await startedPayment(ctx, payable, paidThrough)
  return started ? ok(started) : open
}

/** Whether the provider's button would only be refused now. */
export const isStartClosed = async (
  ctx: Ctx,
  payable: Payable,
  paidThrough: PaidThrough,
): Promise<boolean> =>
  (await isInMaintenance(ctx)) && (await startedPayment(ctx, payable, paidThrough)) === null
