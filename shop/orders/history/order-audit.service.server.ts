import type { Result } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { AuditAction } from '#shop/audit/audit.rules.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import type { Order } from '../order.rules.ts'
import { findOrder } from '../orders.queries.server.ts'

/** What is audited of an order; notes are its history's alone. */
const audited: Readonly<Record<string, AuditAction>> = {
  hold: 'held',
  release: 'released',
  reject: 'rejected',
  cancel: 'cancelled',
  ask: 'asked',
  escalate: 'escalated',
  deliver: 'moved',
  undeliver: 'moved',
  delay: 'delayed',
  export: 'changed',
  track: 'changed',
  correct: 'corrected',
  renew_link: 'link_ended',
}

const statesOf = ({ payment, compliance, delivery }: Order) => ({ payment, compliance, delivery })
const factsOf = (order: Order) => ({
  ...{ carrier: order.carrier, tracking_code: order.trackingCode },
  ...{ export_basis: order.exportBasis, export_filing: order.exportFiling },
  received_by: order.receivedBy,
})

interface Decision {
  readonly intent: string
  readonly reason?: string
  /** The new days of a delay. */
  readonly from?: string
  readonly to?: string
  /** Which details of the recipient were corrected; their values are the history's alone. */
  readonly fields?: readonly string[]
}

/** What the decision itself states; an empty text states nothing. */
function statedBy({ intent, reason = '', from = '', to = '', fields }: Decision) {
  const days = intent === 'delay' ? { from_on: from, to_on: to } : {}
  const stated = { ...days, ...(fields && { corrected: fields }), reason }
  return Object.fromEntries(Object.entries(stated).filter(([, text]) => text !== ''))
}

/** Runs a decision and records what it changed, in the same transaction. */
export async function auditedOrder<Done, Code extends string>(
  ctx: Needs<'now' | 'requestId'> & { readonly tx: Tx },
  orderId: string,
  decision: Decision,
  decide: () => Promise<Result<Done, Code>>,
): Promise<Result<Done, Code>> {
  const action = audited[decision.intent]
  if (!action) return decide()
  const before = await findOrder(ctx.tx, { id: orderId })
  const done = await decide()
  const after = done.ok && (await findOrder(ctx.tx, { id: orderId }))
  if (before && after) {
    const change = { area: 'order', subject: before.number, action } as const
    const noted = { ...statesOf(after), ...factsOf(after), ...statedBy(decision) }
    const earlier = { ...statesOf(before), ...factsOf(before) }
    await recordChanges(ctx, [{ ...change, before: earlier, after: noted }])
  }
  return done
}
