import { type Usd, zero } from '#kernel/money.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import {
  emailsQueuedHere,
  type QueuedEmail,
} from '#shop/emails/outbox/sent-emails.service.server.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { type Refund, storeAsIfDone } from '../../engine/refunds.service.server.ts'
import { allMethods } from '../../methods/methods.service.server.ts'
import { dueOfPart } from '../part.rules.ts'
import { partPayable } from '../part-payable.service.server.ts'
import { partAt } from '../parts.queries.server.ts'
import { type PartDecisionRefusal, prepareDecision } from './decide-part.service.server.ts'
import type { PartDecision } from './part-decision.input.ts'
import { excessOfPart } from './part-task.rules.ts'

type Previewing = Needs<'now' | 'requestId' | 'config' | 'shopUrl' | 'log'>

export interface PartPreview {
  readonly orderNumber: string
  readonly partNumber: number
  readonly due: Usd
  /** What would have come beyond the part. */
  readonly excess: Usd
  readonly amount: Usd
  /** The provider that would be asked to return it; null where nobody is. */
  readonly providerName: string | null
  readonly emails: readonly QueuedEmail[]
}

/** As if its provider had returned it; its name. */
async function askedAsIf(ctx: Previewing, refund: Refund): Promise<string> {
  const { provider } = refund
  await storeAsIfDone(ctx, partPayable, refund)
  const known = await allMethods(ctx)
  return known.find(({ method }) => method === provider)?.name ?? provider
}

/** What a decision would count and write, or why it would be refused; nothing of it is done, and no provider is asked. */
export const previewPart = (
  ctx: Previewing,
  decision: PartDecision,
): Promise<Result<PartPreview, PartDecisionRefusal>> =>
  ctx.actor.role === 'admin'
    ? rolledBack(ctx, async (inside): Promise<Result<PartPreview, PartDecisionRefusal>> => {
        const part = await partAt(inside.tx, decision.part)
        const order = part && (await orderById(inside, part.orderId))
        if (!part || !order) return refused('not_found')
        const prepared = await prepareDecision(inside, decision)
        if (!prepared.ok) return prepared
        const { value } = prepared
        return ok({
          orderNumber: order.number,
          partNumber: part.number,
          due: dueOfPart(part),
          excess: excessOfPart(part, decision),
          amount: decision.amount ?? zero,
          providerName: typeof value === 'string' ? null : await askedAsIf(inside, value),
          emails: await emailsQueuedHere(inside),
        })
      })
    : Promise.resolve(refused('not_allowed'))
