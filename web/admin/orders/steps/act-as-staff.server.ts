import type { z } from 'zod'
import { parseMoney } from '#kernel/money-input.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Ctx } from '#platform/ctx.ts'
import { costInput } from '#shop/accounting/accounting.input.ts'
import { noteCost } from '#shop/accounting/accounting.service.server.ts'
import { isUnread } from '#shop/emails/emails-seen.rules.ts'
import type { QueuedEmail } from '#shop/emails/outbox/sent-emails.service.server.ts'
import { type DamageAnswer, damageAnswer } from '#shop/orders/images/damage.input.ts'
import { answerNotification } from '#shop/orders/images/damage.service.server.ts'
import { actOnOrder } from '#shop/orders/lifecycle/staff.service.server.ts'
import {
  readAttempt,
  type StaffAction,
  staffAction,
} from '#shop/orders/lifecycle/staff-action.input.ts'
import type { Order } from '#shop/orders/order.rules.ts'
import { withoutRecipients } from '#shop/orders/packers-order.rules.ts'
import { emptyAtHandOver } from '#shop/orders/steps/delivery-steps.rules.ts'
import { previewAction, previewAnswer } from '#shop/orders/steps/step-preview.service.server.ts'
import { refundReasonMax } from '#shop/payments/orders/refund.rules.ts'
import {
  previewRefund,
  type RefundInput,
  refundOrder,
} from '#shop/payments/orders/refund-order.service.server.ts'
import { seesOrderMoney, staffOf } from '#shop/permissions/panel-access.rules.ts'
import type { Posted } from '#web/shell/request/request-body.server.ts'
import { correctAsStaff } from './correct-as-staff.server.ts'
import type { Asked, OrderProblem, StaffResult } from './staff-result.ts'

const fieldOf: Readonly<Record<string, string>> = {
  reason_missing: 'reason',
  reason_short: 'reason',
  receiver_missing: 'receivedBy',
  receiver_short: 'receivedBy',
  carrier_missing: 'carrier',
  export_basis_missing: 'basis',
  export_filing_missing: 'filing',
  export_filing_invalid: 'filing',
  delay_window: 'from',
  delay_too_far: 'to',
  amount_invalid: 'amount',
  more_than_paid: 'amount',
  reference_missing: 'reference',
  reference_too_long: 'reference',
  reference_used: 'reference',
  cost_negative: 'amount',
  text_missing: 'answer',
}
const problemOf = (code: string): OrderProblem => ({ code, field: fieldOf[code] ?? '' })

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 1_000) : '')

type Requested =
  | { readonly kind: 'refund'; readonly input: RefundInput }
  | { readonly kind: 'cost'; readonly input: Parameters<typeof noteCost>[2] }
  | { readonly kind: 'answer'; readonly answer: DamageAnswer }
  | { readonly kind: 'action'; readonly action: StaffAction }

type ReadAction = { readonly requested: Requested } | { readonly problem: OrderProblem }

function readRefund(orderId: string, posted: Posted): ReadAction {
  const amount = parseMoney(text(posted.amount))
  if (amount === null) return { problem: problemOf('amount_invalid') }
  const bankReference = text(posted.reference)
  const attempt = readAttempt(posted.attempt)
  const reason = text(posted.reason)
  if (reason.length > refundReasonMax)
    return { problem: { code: 'too_long', field: 'reason', max: refundReasonMax } }
  const input = { orderId, amount, reason, bankReference, attempt, seen: text(posted.seen) }
  return { requested: { kind: 'refund', input } }
}

/** A field that is too long says how long it may be. */
function unreadable({ issues }: z.ZodError): OrderProblem {
  const [issue] = issues
  const field = String(issue?.path[0] ?? '')
  if (issue?.code === 'too_big') return { code: 'too_long', field, max: Number(issue.maximum) }
  if (issue?.code === 'custom' && issue.params?.code === 'reason_short')
    return problemOf('reason_short')
  return field === 'reason' ? problemOf('reason_missing') : { code: 'not_understood', field }
}

function readAction(orderId: string, posted: Posted): ReadAction {
  if (posted.intent === 'refund') return readRefund(orderId, posted)
  if (posted.intent === 'cost') {
    const input = costInput.safeParse(posted)
    return input.success
      ? { requested: { kind: 'cost', input: input.data } }
      : { problem: problemOf('amount_invalid') }
  }
  if (posted.intent === 'answer')
    return { requested: { kind: 'answer', answer: damageAnswer.parse(posted) } }
  const read = staffAction.safeParse(posted)
  if (read.success) return { requested: { kind: 'action', action: read.data } }
  return { problem: unreadable(read.error) }
}

/** What was done, as the code of the sentence that says so. */
type Done = Result<string, string>

async function sendBack(ctx: Ctx, input: RefundInput): Promise<Done> {
  const done = await refundOrder(ctx, input)
  if (!done.ok) return done
  if (done.value === 'failed') return refused('failed')
  if (done.value === 'before') return ok('refund_before')
  return ok(done.value === 'refunded' ? 'refund' : 'refund_pending')
}

async function perform(
  ctx: Ctx,
  orderId: string,
  requested: Requested,
  posted: Posted,
): Promise<Done> {
  if (requested.kind === 'refund') return sendBack(ctx, requested.input)
  if (requested.kind === 'cost') {
    const done = await noteCost(ctx, orderId, requested.input)
    return done.ok ? ok('cost') : done
  }
  const attempt = readAttempt(posted.attempt)
  if (requested.kind === 'answer') {
    const done = await answerNotification(ctx, orderId, requested.answer, attempt)
    return done.ok ? ok('damage') : done
  }
  return actOnOrder(ctx, orderId, requested.action, attempt)
}

const previewStep = (
  ctx: Ctx,
  orderId: string,
  requested: Extract<Requested, { kind: 'answer' | 'action' }>,
  attempt: string | null,
): Promise<Result<readonly QueuedEmail[], string>> =>
  requested.kind === 'answer'
    ? previewAnswer(ctx, orderId, requested.answer)
    : previewAction(ctx, orderId, requested.action, attempt)

/** Null where there is nothing to ask: nobody is written to. */
async function askedFirst(
  ctx: Ctx,
  orderId: string,
  requested: Requested,
  attempt: string | null,
): Promise<Result<Asked | null, string>> {
  if (requested.kind === 'cost') return ok(null)
  if (requested.kind === 'refund') {
    const preview = await previewRefund(ctx, requested.input)
    if (!preview.ok) return preview
    const { emails, byHand, seen } = preview.value
    return ok({ emails, isByHand: byHand !== null, seen })
  }
  const preview = await previewStep(ctx, orderId, requested, attempt)
  if (!preview.ok) return preview
  const emails = seesOrderMoney(staffOf(ctx.user))
    ? preview.value
    : withoutRecipients(preview.value)
  return ok(emails.length > 0 ? { emails, isByHand: false } : null)
}

/** What would leave, where it is not what was read; of a refund its money says so. */
async function unreadEmails(
  ctx: Ctx,
  orderId: string,
  requested: Requested,
  { emailsSeen, attempt }: Posted,
): Promise<Asked | null> {
  if (emailsSeen === undefined || requested.kind === 'refund') return null
  const now = await askedFirst(ctx, orderId, requested, readAttempt(attempt))
  return now.ok && now.value && isUnread(emailsSeen, now.value.emails) ? now.value : null
}

/** All that is empty at a hand-over is marked in one round. */
function withOthers(order: Order, posted: Posted, problem: OrderProblem): OrderProblem {
  if (posted.intent !== 'deliver' || posted.to !== 'handed_over') return problem
  const entered = { carrier: text(posted.carrier), filing: posted.filing, basis: posted.basis }
  const codes = emptyAtHandOver(order, entered as Parameters<typeof emptyAtHandOver>[1])
  const others = codes.filter((code) => code !== problem.code).map(problemOf)
  return problem.field === '' ? problem : { ...problem, others }
}

/** Runs the requested action; a form that asks first is answered by what would happen. */
export async function actAsStaff(ctx: Ctx, order: Order, posted: Posted): Promise<StaffResult> {
  if (posted.intent === 'correct') return correctAsStaff(ctx, order, posted)
  const result = await act(ctx, order.id, posted)
  return 'problem' in result ? { problem: withOthers(order, posted, result.problem) } : result
}

async function act(ctx: Ctx, orderId: string, posted: Posted): Promise<StaffResult> {
  const read = readAction(orderId, posted)
  if ('problem' in read) return read
  const { requested } = read
  if (posted.asks === 'first') {
    const asked = await askedFirst(ctx, orderId, requested, readAttempt(posted.attempt))
    if (!asked.ok) return { problem: problemOf(asked.code) }
    if (asked.value) return { asked: asked.value }
  }
  const unread = await unreadEmails(ctx, orderId, requested, posted)
  if (unread) return { asked: { ...unread, isOther: true } }
  const done = await perform(ctx, orderId, requested, posted)
  return done.ok ? { done: done.value } : { problem: problemOf(done.code) }
}
