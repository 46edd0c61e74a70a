import { dayMs } from '#kernel/time.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { capturePayPal, goOn } from './capture.service.server.ts'
import { getOrder, PayPalAway } from './paypal.gateway.server.ts'
import type { PayPalOrder } from './paypal-answer.input.ts'
import { isForgotten, leaseEnd, nextCheck } from './paypal-checks.rules.ts'
import { answerToIssue } from './paypal-issue.rules.ts'
import {
  type Attempt,
  attemptAt,
  changeAttempt,
  claimDueAttempt,
  forgetEventsBefore,
} from './paypal-orders.queries.server.ts'
import { isPayPalConfigured } from './paypal-token.server.ts'
import { type Settling, settle } from './settle.service.server.ts'

const system = (ctx: Settling, reason: string) => ({ ...ctx, ...asSystem(ctx.db, reason) })

const close = (ctx: Settling, { id }: Attempt, issue: string) =>
  inTransaction(system(ctx, 'nothing will come of a payment'), ({ tx }) =>
    changeAttempt(tx, id, { state: 'closed', last_issue: issue }),
  )

/** Nobody agreed, or the order has gone another way: after a while PayPal is not asked any more. */
async function leaveOpen(ctx: Settling, attempt: Attempt): Promise<void> {
  if (isForgotten(attempt.createdAt, ctx.now)) return close(ctx, attempt, 'not used in time').then()
  await inTransaction(system(ctx, 'PayPal is asked again later'), ({ tx, now }) =>
    changeAttempt(tx, attempt.id, { next_check_at: nextCheck('open', attempt.checks, now) }),
  )
}

/** A buyer who agreed and did not come back has paid by that; what was once declined waits for him. */
async function takeUp(ctx: Settling, attempt: Attempt, truth: PayPalOrder): Promise<void> {
  const order = await orderById(system(ctx, 'is it still to be paid'), attempt.orderId)
  const isWanted = order?.payment === 'awaiting_payment' && order.compliance !== 'held'
  if (isWanted && attempt.captureTries === 0) await capturePayPal(ctx, truth.id)
  else await leaveOpen(ctx, attempt)
}

/** Asks PayPal how a payment stands and repairs what the shop missed. */
async function repair(ctx: Settling, attempt: Attempt): Promise<void> {
  if (attempt.state === 'capturing') return goOn(ctx, attempt).then(() => {})
  const told = await getOrder(ctx, attempt.payPalOrderId ?? '')
  if (!told.ok) {
    if (answerToIssue(told.issue) === 'gone') await close(ctx, attempt, told.issue)
    return
  }
  const { kind } = await settle(ctx, attempt, told.value)
  if (attempt.state !== 'open') return
  if (kind === 'approved') await takeUp(ctx, attempt, told.value)
  else if (kind === 'not_approved') await leaveOpen(ctx, attempt)
}

/** Looks after the payment that has waited longest; false when none is due. */
export async function checkNextPayPal(ctx: Settling): Promise<boolean> {
  if (!isPayPalConfigured(ctx.config)) return false
  const attempt = await inTransaction(system(ctx, 'payments are looked after'), ({ tx, now }) =>
    claimDueAttempt(tx, now, leaseEnd(now)),
  )
  if (!attempt) return false
  try {
    await repair(ctx, attempt)
  } catch (error) {
    if (!(error instanceof PayPalAway)) throw error
    ctx.log.warn({ err: error, attempt: attempt.id }, 'PayPal cannot be asked')
  }
  return true
}

/** The same for one payment, as a notice wants it; false where it is none of ours. */
export async function checkPayPal(ctx: Settling, payPalOrderId: string): Promise<boolean> {
  const attempt = await inTransaction(system(ctx, 'which payment is it'), ({ tx }) =>
    attemptAt(tx, payPalOrderId),
  )
  if (!attempt) return false
  const told = await getOrder(ctx, payPalOrderId)
  if (told.ok) await settle(ctx, attempt, told.value)
  return true
}

const maxEventAgeMs = 30 * dayMs

export const forgetOldEvents = (ctx: Settling) =>
  inTransaction(system(ctx, 'old notices go'), ({ tx, now }) =>
    forgetEventsBefore(tx, new Date(now.getTime() - maxEventAgeMs)),
  )
