import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import type { ChangeRefusal } from '../lifecycle/order-state.rules.ts'
import { holdStepsOf, insertHoldStep } from '../lifecycle/staff-idempotency.queries.server.ts'
import { lockOrder } from '../orders.queries.server.ts'
import type { HoldStep } from './hold-steps.rules.ts'

/** Notes a step on a hold that stays open: information requested, or a lawyer consulted. */
export const noteHoldStep = (
  ctx: Needs<'now'>,
  { orderId, step, reason }: Omit<HoldStep, 'at'>,
): Promise<Result<null, ChangeRefusal>> =>
  inTransaction(ctx, async ({ tx, now, actor }): Promise<Result<null, ChangeRefusal>> => {
    const order = await lockOrder(tx, orderId)
    if (!order || !('id' in actor)) return refused('order_not_found')
    if (order.compliance !== 'held') return refused('change_not_allowed')
    await insertHoldStep(tx, { order_id: orderId, step, reason, by_user: actor.id, at: now })
    return ok(null)
  })

export const holdStepsIn = async (tx: Tx, orderIds: readonly string[]): Promise<HoldStep[]> =>
  (await holdStepsOf(tx, orderIds)).map(({ order_id, step, reason, at }) => ({
    ...{ orderId: order_id, reason, at },
    step: step === 'asked' ? 'asked' : 'escalated',
  }))
