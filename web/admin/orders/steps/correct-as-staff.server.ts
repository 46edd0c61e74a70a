import { withoutUnseen } from '#kernel/text/text-input.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readCorrection } from '#shop/checkout/correction/correction.service.server.ts'
import {
  correctRecipient,
  type RecipientCorrection,
} from '#shop/orders/corrections/correct-recipient.service.server.ts'
import { readAttempt } from '#shop/orders/lifecycle/staff-action.input.ts'
import { wasDoneBefore } from '#shop/orders/lifecycle/staff-idempotency.service.server.ts'
import type { Order } from '#shop/orders/order.rules.ts'
import { previewCorrection } from '#shop/orders/steps/step-preview.service.server.ts'
import type { Posted } from '#web/shell/request/request-body.server.ts'
import type { OrderProblem, StaffResult } from './staff-result.ts'

const maxReason = 1_000

function problemOfReason(reason: string): OrderProblem | null {
  if (reason === '') return { code: 'reason_missing', field: 'reason' }
  return reason.length > maxReason ? { code: 'too_long', field: 'reason', max: maxReason } : null
}

type Read = Awaited<ReturnType<typeof readCorrection>>

/** Why nothing is corrected yet; null where nothing is in the way. */
function refusalOf(read: Read, reason: string): StaffResult | null {
  if ('refusal' in read) return { problem: { code: read.refusal, field: '' } }
  if ('crossed' in read) return read
  const ofForm = 'problems' in read ? read.problems : []
  const ofReason = problemOfReason(reason)
  const [problem, ...others] = ofReason ? [...ofForm, ofReason] : ofForm
  if (!problem) return null
  return { problem: { ...problem, others }, ...('entered' in read && { entered: read.entered }) }
}

async function perform(ctx: Ctx, correction: RecipientCorrection): Promise<StaffResult> {
  const done = await correctRecipient(ctx, correction)
  return done.ok ? { done: 'correct' } : { problem: { code: done.code, field: '' } }
}

async function ask(ctx: Ctx, correction: RecipientCorrection): Promise<StaffResult> {
  const preview = await previewCorrection(ctx, correction)
  if (!preview.ok) return { problem: { code: preview.code, field: '' } }
  // a form that was sent before writes nothing
  if (preview.value.length === 0) return perform(ctx, correction)
  return { asked: { emails: preview.value, isByHand: false } }
}

/** Corrects who receives an order; asked first, it shows the letter that would go out. */
export async function correctAsStaff(ctx: Ctx, order: Order, posted: Posted): Promise<StaffResult> {
  const attempt = readAttempt(posted.attempt)
  if (await wasDoneBefore(ctx, { orderId: order.id, attempt })) return { done: 'correct' }
  const reason = typeof posted.reason === 'string' ? withoutUnseen(posted.reason).trim() : ''
  const read = await readCorrection(ctx, order, posted)
  const refusal = refusalOf(read, reason)
  if (refusal) return refusal
  if (!('correction' in read)) throw new Error('a correction without problems is one')
  const correction = { ...read.correction, reason, attempt }
  return posted.asks === 'first' ? ask(ctx, correction) : perform(ctx, correction)
}
