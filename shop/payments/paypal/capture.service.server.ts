import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import type { ScreeningReason } from '#shop/compliance/screening.rules.ts'
import { recordScreening, screenParties } from '#shop/compliance/screening.service.server.ts'
import { changePayment, holdOrder } from '#shop/orders/changes.service.server.ts'
import type { Order } from '#shop/orders/order.rules.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { captureOrder, getOrder, PayPalAway } from './paypal.gateway.server.ts'
import type { PayPalOrder } from './paypal-answer.input.ts'
import { leaseEnd } from './paypal-checks.rules.ts'
import { answerToIssue } from './paypal-issue.rules.ts'
import {
  type Attempt,
  attemptAt,
  changeAttempt,
  lockAttempt,
} from './paypal-orders.queries.server.ts'
import { type CaptureOutcome, outcomeOfJudgement } from './paypal-outcome.rules.ts'
import { type Settling, settle } from './settle.service.server.ts'

const system = (ctx: Settling, reason: string) => ({ ...ctx, ...asSystem(ctx.db, reason) })

const standing: Partial<Record<Order['payment'], CaptureOutcome>> = {
  paid: 'paid',
  capturing: 'in_progress',
  under_review: 'in_review',
}

type Begun = { readonly attempt: Attempt } | { readonly outcome: CaptureOutcome }

const outcomeOf = (order: Order): CaptureOutcome => standing[order.payment] ?? 'order_closed'

/** Of all who want to take the money at once, one may. */
const begin = (ctx: Settling, id: string): Promise<Begun> =>
  inTransaction(system(ctx, 'money is taken'), async (inside): Promise<Begun> => {
    const attempt = await lockAttempt(inside.tx, id)
    const order = attempt && (await orderById(inside, attempt.orderId))
    if (!order) return { outcome: 'unknown_payment' }
    if (attempt.state !== 'open') return { outcome: outcomeOf(order) }
    const changed = await changePayment(inside, {
      orderId: order.id,
      from: 'awaiting_payment',
      to: 'capturing',
      event: { code: 'capture_started', method: 'paypal' },
    })
    if (!changed.ok) return { outcome: changed.code === 'order_held' ? 'held' : outcomeOf(order) }
    const until = leaseEnd(inside.now)
    await changeAttempt(inside.tx, id, { state: 'capturing', checks: 0, next_check_at: until })
    return { attempt: { ...attempt, state: 'capturing' } }
  })

/** The order waits for the buyer again; `change` says what becomes of the attempt. */
const stepBack = (
  ctx: Settling,
  attempt: Attempt,
  why: {
    readonly issue: string
    readonly isOver?: boolean
    readonly verdict?: ScreeningReason
    readonly name?: string
  },
) =>
  inTransaction(system(ctx, 'no money was taken'), async (inside) => {
    const { tx, now } = inside
    const kept = await lockAttempt(tx, attempt.id)
    if (kept?.state !== 'capturing') return
    const { orderId } = kept
    const { issue, verdict } = why
    const event = { code: 'capture_failed', method: 'paypal', issue } as const
    await changePayment(inside, { orderId, from: 'capturing', to: 'awaiting_payment', event })
    if (verdict)
      await holdOrder(inside, { orderId, event: { code: 'payer_held', method: 'paypal', verdict } })
    await changeAttempt(tx, kept.id, {
      state: why.isOver ? 'closed' : 'open',
      // a payer who is released is captured without coming back
      capture_tries: kept.captureTries + (verdict ? 0 : 1),
      last_issue: issue,
      checks: 0,
      next_check_at: leaseEnd(now),
      ...(why.name === undefined ? {} : { screened_name: why.name }),
    })
  })

/** Whoever a person has released is not held again for the same payer. */
const isReleased = (order: Order | null, attempt: Attempt, payer: string) =>
  order?.compliance === 'released' && attempt.screenedName === payer

/** Screening comes before money; whatever goes wrong with it holds the order. */
async function isHeldForPayer(ctx: Settling, attempt: Attempt, name: string): Promise<boolean> {
  const order = await orderById(system(ctx, 'who pays'), attempt.orderId)
  if (isReleased(order, attempt, name)) return false
  const screening = await screenParties(system(ctx, 'the payer is screened'), [
    { role: 'payer', name },
  ])
  await recordScreening(system(ctx, 'the payer was screened'), {
    orderId: attempt.orderId,
    screening,
  })
  if (screening.verdict === 'CLEAR') return false
  await stepBack(ctx, attempt, { issue: 'payer_check', verdict: screening.reason, name })
  return true
}

async function refusedBy(ctx: Settling, attempt: Attempt, issue: string): Promise<CaptureOutcome> {
  const answer = answerToIssue(issue)
  if (answer === 'look') return look(ctx, attempt, issue)
  const isOver = answer === 'stop' || answer === 'gone'
  if (answer === 'stop')
    ctx.log.error({ attempt: attempt.id, issue }, 'PayPal will not take the money')
  await stepBack(ctx, attempt, { issue, isOver })
  if (answer === 'choose_again') return 'choose_again'
  return answer === 'stop' ? 'use_another_method' : 'not_approved'
}

async function look(ctx: Settling, attempt: Attempt, issue: string): Promise<CaptureOutcome> {
  const told = await getOrder(ctx, attempt.payPalOrderId ?? '')
  if (!told.ok) return 'in_progress'
  const { kind } = await settle(ctx, attempt, told.value)
  if (kind !== 'approved') return outcomeOfJudgement[kind]
  ctx.log.error({ attempt: attempt.id, issue }, 'PayPal says paid, but not by this payment')
  await stepBack(ctx, attempt, { issue, isOver: true })
  return 'use_another_method'
}

async function take(ctx: Settling, attempt: Attempt, truth: PayPalOrder): Promise<CaptureOutcome> {
  if (await isHeldForPayer(ctx, attempt, truth.payerName)) return 'held'
  const requestId = `${attempt.id}-${attempt.captureTries}`
  const taken = await captureOrder(ctx, truth.id, requestId)
  if (!taken.ok) return refusedBy(ctx, attempt, taken.issue)
  return outcomeOfJudgement[(await settle(ctx, attempt, taken.value)).kind]
}

/** Asks PayPal how a payment stands and brings it to its end; the attempt is being captured. */
export async function goOn(ctx: Settling, attempt: Attempt): Promise<CaptureOutcome> {
  const told = await getOrder(ctx, attempt.payPalOrderId ?? '')
  if (!told.ok) return refusedBy(ctx, attempt, told.issue)
  const judgement = await settle(ctx, attempt, told.value)
  return judgement.kind === 'approved'
    ? take(ctx, attempt, told.value)
    : outcomeOfJudgement[judgement.kind]
}

/** Takes the money for what the buyer agreed to, once, however often and from wherever it is asked. */
export async function capturePayPal(ctx: Settling, payPalOrderId: string): Promise<CaptureOutcome> {
  const known = await inTransaction(system(ctx, 'which payment is it'), ({ tx }) =>
    attemptAt(tx, payPalOrderId),
  )
  if (!known) return 'unknown_payment'
  const begun = await begin(ctx, known.id)
  if ('outcome' in begun) return begun.outcome
  try {
    return await goOn(ctx, begun.attempt)
  } catch (error) {
    if (!(error instanceof PayPalAway)) throw error
    ctx.log.warn({ err: error, attempt: known.id }, 'PayPal does not say whether it took the money')
    return 'in_progress'
  }
}
