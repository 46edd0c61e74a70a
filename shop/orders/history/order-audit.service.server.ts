import type { Result } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { AuditAction } from '#shop/audit/audit.rules.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import type { Order } from '../order.rules.ts'
import { findOrder } from '../orders.queries.server.ts'

/** Decisions about holds and money; the order's history has every other action. */
const audited: Readonly<Record<string, AuditAction>> = {
  hold: 'held',
  release: 'released',
  reject: 'rejected',
  cancel: 'cancelled',
  ask: 'asked',
  escalate: 'escalated',
}

const statesOf = ({ payment, compliance, delivery }: Order) => ({ payment, compliance, delivery })

/** Runs a decision and records it with the states before and after, in the same transaction. */
export async function auditedOrder<Done, Code extends string>(
  ctx: Needs<'now' | 'requestId'> & { readonly tx: Tx },
  orderId: string,
  decision: { readonly intent: string; readonly reason?: string },
  decide: () => Promise<Result<Done, Code>>,
): Promise<Result<Done, Code>> {
  const action = audited[decision.intent]
  if (!action) return decide()
  const before = await findOrder(ctx.tx, { id: orderId })
  const done = await decide()
  const after = done.ok && (await findOrder(ctx.tx, { id: orderId }))
  if (before && after) {
    const noted = { ...statesOf(after), reason: decision.reason ?? '' }
    const change = { area: 'order', subject: before.number, action } as const
    await recordChanges(ctx, [{ ...change, before: statesOf(before), after: noted }])
  }
  return done
}
