import { type Usd, zero } from '#kernel/money.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import {
  emailsQueuedHere,
  type QueuedEmail,
} from '#shop/emails/outbox/sent-emails.service.server.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { balanceOf } from '../orders/ledger.queries.server.ts'
import { leftOf } from '../orders/refund.rules.ts'
import { type DecisionRefusal, decideZelle } from './decisions.service.server.ts'
import type { ZelleDecision } from './proof.input.ts'
import { dueOf, excessOf } from './transfer.rules.ts'

export interface ZellePreview {
  readonly number: string
  readonly due: Usd
  /** What would have come beyond the order. */
  readonly excess: Usd
  readonly emails: readonly QueuedEmail[]
}

const counts = ['approve', 'partial']

/** What a decision would count and write, or why it would be refused; nothing of it is done. */
export const previewZelle = (
  ctx: Needs<'now' | 'requestId' | 'config' | 'shopUrl' | 'log'>,
  decision: ZelleDecision,
): Promise<Result<ZellePreview, DecisionRefusal>> =>
  ctx.actor.role === 'admin'
    ? rolledBack(ctx, async (inside): Promise<Result<ZellePreview, DecisionRefusal>> => {
        const order = await orderById(inside, decision.order)
        if (!order) return refused('order_not_found')
        const received = leftOf(await balanceOf(inside.tx, order.id))
        const decided = await decideZelle(inside, { ...decision, isExcessKnown: true })
        if (!decided.ok) return decided
        const amount = counts.includes(decision.intent) ? (decision.amount ?? zero) : zero
        return ok({
          number: order.number,
          due: dueOf(order.total, received),
          excess: excessOf(order.total, received, amount),
          emails: await emailsQueuedHere(inside),
        })
      })
    : Promise.resolve(refused('not_allowed'))
