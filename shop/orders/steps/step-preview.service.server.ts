import { ok, type Result } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import {
  emailsQueuedHere,
  type QueuedEmail,
} from '#shop/emails/outbox/sent-emails.service.server.ts'
import {
  correctRecipient,
  type RecipientCorrection,
} from '../corrections/correct-recipient.service.server.ts'
import type { CorrectionRefusal } from '../corrections/recipient-correction.rules.ts'
import type { DamageAnswer } from '../images/damage.input.ts'
import { type AnswerRefusal, answerNotification } from '../images/damage.service.server.ts'
import { type BulkOutcome, moveOrders } from '../lifecycle/bulk-steps.service.server.ts'
import { type DelayRefusal, isAnswerOpen, overtakesAnswer } from '../lifecycle/delay.rules.ts'
import { delaysForStaff } from '../lifecycle/delay.service.server.ts'
import { actOnOrder } from '../lifecycle/staff.service.server.ts'
import type { BulkStep, StaffAction } from '../lifecycle/staff-action.input.ts'
import { orderById } from '../orders.service.server.ts'
import type { StatementRefusal } from './delivery-steps.rules.ts'

type Staff = Needs<'now' | 'config' | 'shopUrl' | 'requestId'>

/** What an action would write to buyer and recipient; nothing of it is done. A form that was sent before writes nothing. */
export const previewAction = (
  ctx: Staff,
  orderId: string,
  action: StaffAction,
  attempt: string | null,
): Promise<Result<readonly QueuedEmail[], StatementRefusal | DelayRefusal>> =>
  rolledBack(ctx, async (inside) => {
    const done = await actOnOrder(inside, orderId, action, attempt)
    return done.ok ? ok(await emailsQueuedHere(inside)) : done
  })

/** What a correction of the recipient would write; nothing of it is done. */
export const previewCorrection = (ctx: Staff, correction: RecipientCorrection) =>
  rolledBack(
    ctx,
    async (
      inside,
    ): Promise<Result<readonly QueuedEmail[], CorrectionRefusal | 'order_not_found'>> => {
      const done = await correctRecipient(inside, correction)
      return done.ok ? ok(await emailsQueuedHere(inside)) : done
    },
  )

/** What a reply to a damage report would write; nothing of it is done. */
export const previewAnswer = (ctx: Staff, orderId: string, answer: DamageAnswer) =>
  rolledBack(ctx, async (inside): Promise<Result<readonly QueuedEmail[], AnswerRefusal>> => {
    const done = await answerNotification(inside, orderId, answer)
    return done.ok ? ok(await emailsQueuedHere(inside)) : done
  })

export interface BulkPreview {
  readonly outcome: BulkOutcome
  readonly emails: readonly QueuedEmail[]
  /** The numbers of those whose buyer has not answered a delay notice. */
  readonly unanswered: readonly string[]
}

async function unansweredAmong(ctx: Staff, { to, orders }: BulkStep): Promise<string[]> {
  const numbers: string[] = []
  for (const id of overtakesAnswer(to) ? orders : []) {
    const order = await orderById(ctx, id)
    const { delays } = await delaysForStaff(ctx, id)
    if (order && isAnswerOpen(order, delays)) numbers.push(order.number)
  }
  return numbers
}

/** Which of several orders would move, and what would be written; nothing of it is done. */
export const previewMoves = (ctx: Staff, step: BulkStep): Promise<BulkPreview> =>
  rolledBack(ctx, async (inside) => ({
    unanswered: await unansweredAmong(inside, step),
    outcome: await moveOrders(inside, step),
    emails: await emailsQueuedHere(inside),
  }))
