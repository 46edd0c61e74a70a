import { add, cents, toDecimal, type Usd, zero } from '#kernel/money.ts'
import { isTransfer } from '#kernel/payment-method.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import { type Change, recordChanges } from '#shop/audit/audit.service.server.ts'
import {
  changeDelivery,
  changePayment,
  type PaymentChange,
} from '#shop/orders/lifecycle/changes.service.server.ts'
import type { ChangeRefusal } from '#shop/orders/lifecycle/order-state.rules.ts'
import { notePartialPayment } from '#shop/orders/notifications/partial-payment.service.server.ts'
import type { OrderWithLines } from '#shop/orders/order.rules.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { needsSecondPerson } from '../methods/method.rules.ts'
import { currentTransferDetails } from '../methods/methods.service.server.ts'
import { balanceOf, insertEntry, lockMoneyOf } from '../orders/ledger.queries.server.ts'
import { leftOf } from '../orders/refund.rules.ts'
import type { ZelleDecision } from './proof.input.ts'
import { countReference } from './references.service.server.ts'
import {
  dueOf,
  excessOf,
  mayCount,
  referenceProblem,
  stateAfterTransfer,
  takesProof,
  transferSeen,
} from './transfer.rules.ts'
import { changeZellePayment, followSurplus, zellePaymentOf } from './transfers.queries.server.ts'

type Deciding = Needs<'now' | 'requestId' | 'config' | 'shopUrl' | 'log'>
type Inside = Deciding & { readonly tx: Tx; readonly me: string }

export type DecisionRefusal =
  | ChangeRefusal
  | 'not_allowed'
  | 'reference_missing'
  | 'reference_too_long'
  | 'reference_used'
  | 'amount_missing'
  | 'amount_below_due'
  | 'amount_above_due'
  | 'amount_not_partial'
  | 'reason_missing'
  | 'other_person_needed'
  | 'differs_from_first'

/**
 * `second_needed`: above the limit, a second administrator must confirm it at the bank.
 * `held`: the money is noted, and nobody hears of it before the order is released.
 */
export type Decided =
  | 'paid'
  | 'partly_paid'
  | 'refund_due'
  | 'noted'
  | 'held'
  | 'second_needed'
  | 'asked'
  | 'rejected'
  | 'cleared'
type ActionResult = Result<Decided, DecisionRefusal>

type Payment = NonNullable<Awaited<ReturnType<typeof zellePaymentOf>>>

interface LockedZelleCase {
  readonly order: OrderWithLines
  readonly payment: Payment
  readonly received: Usd
}

interface Seen {
  readonly reference: string
  readonly amount: Usd
}

const noFirst = { first_by: null, first_at: null, first_reference: null, first_amount: null }

const noteDecision = (
  ctx: Inside,
  { number }: OrderWithLines,
  change: Pick<Change, 'action' | 'before' | 'after'>,
) => recordChanges(ctx, [{ area: 'zelle', subject: number, ...change }])

/** Null when both reviews agree or one is enough. */
async function secondLook(
  ctx: Inside,
  { order, payment, received }: LockedZelleCase,
  seen: Seen,
): Promise<ActionResult | null> {
  const details = await currentTransferDetails(ctx, order.method)
  const max = cents(Math.max(order.total, add(received, seen.amount)))
  if (!details || !needsSecondPerson(max, details, payment.secondAbove)) return null
  if (payment.first_by === null) {
    await changeZellePayment(ctx.tx, order.id, {
      first_by: ctx.me,
      first_at: ctx.now,
      first_reference: seen.reference,
      first_amount: toDecimal(seen.amount),
    })
    const after = { reference: seen.reference, amount_cents: seen.amount }
    await noteDecision(ctx, order, { action: 'seen', before: null, after })
    return ok('second_needed')
  }
  if (payment.first_by === ctx.me) return refused('other_person_needed')
  const isSame = payment.first_reference === seen.reference && payment.first_amount === seen.amount
  return isSame ? null : refused('differs_from_first')
}

async function move(ctx: Inside, change: PaymentChange) {
  const { orderId } = change
  const changed = await changePayment(ctx, change)
  if (!changed.ok) return refused(changed.code)
  await changeZellePayment(ctx.tx, orderId, { decided_by: ctx.me, decided_at: ctx.now, ...noFirst })
  return null
}

/** A transfer confirmed at the bank counts once, whatever the order's state. */
async function count(
  ctx: Inside,
  { order, received }: LockedZelleCase,
  seen: Seen,
  reason: string,
): Promise<ActionResult> {
  if (!(await countReference(ctx, seen.reference, 'order'))) return refused('reference_used')
  const isNew = await insertEntry(ctx.tx, {
    order_id: order.id,
    provider: order.method,
    kind: 'capture',
    provider_id: seen.reference,
    amount_cents: seen.amount,
    note: reason,
    noted_by: ctx.me,
    at: ctx.now,
  })
  if (!isNew) return refused('reference_used')
  await followSurplus(ctx.tx, order.id)
  const { amount } = seen
  const after = { reference: seen.reference, amount_cents: amount, reason }
  await noteDecision(ctx, order, { action: 'approved', before: null, after })
  const to = stateAfterTransfer(order.payment, { before: received, amount, total: order.total })
  const { reference } = seen
  const event = { code: 'transfer_seen', method: order.method, reference } as const
  const sum = add(received, amount)
  const partial = { received: sum, missing: dueOf(order.total, sum) }
  const isHeld = order.compliance === 'held' && takesProof(order.payment)
  if (to === null) {
    if (order.payment === 'partly_paid')
      await notePartialPayment(ctx, order, { event, reason, partial })
    return ok(isHeld ? 'held' : 'noted')
  }
  const change = { orderId: order.id, to, event, reason, partial }
  return (await move(ctx, change)) ?? ok(isHeld ? 'held' : (to as Decided))
}

function refusalOf(
  { intent, reference, amount, isExcessKnown }: ZelleDecision,
  { order: { total }, received }: LockedZelleCase,
): DecisionRefusal | null {
  const due = dueOf(total, received)
  const unusable = referenceProblem(reference)
  if (unusable) return unusable
  if (amount === null || amount <= zero) return 'amount_missing'
  if (intent === 'approve' && amount < due) return 'amount_below_due'
  if (intent === 'approve')
    return excessOf(total, received, amount) > zero && !isExcessKnown ? 'amount_above_due' : null
  return amount >= due ? 'amount_not_partial' : null
}

async function approve(
  ctx: Inside,
  zelleCase: LockedZelleCase,
  decision: ZelleDecision,
): Promise<ActionResult> {
  const refusal = refusalOf(decision, zelleCase)
  if (refusal || decision.amount === null) return refused(refusal ?? 'amount_missing')
  const seen = { reference: decision.reference, amount: decision.amount }
  return (await secondLook(ctx, zelleCase, seen)) ?? count(ctx, zelleCase, seen, decision.reason)
}

async function askAgain(
  ctx: Inside,
  { order }: LockedZelleCase,
  { reason }: ZelleDecision,
): Promise<ActionResult> {
  if (reason === '') return refused('reason_missing')
  if (order.compliance === 'held') return refused('order_held')
  const event = { code: 'proof_asked_again', method: order.method } as const
  const text = { reason, note: reason }
  const refusal = await move(ctx, { orderId: order.id, to: 'awaiting_proof', event, ...text })
  if (refusal) return refusal
  await changeZellePayment(ctx.tx, order.id, { asked_again: reason })
  await noteDecision(ctx, order, { action: 'asked', before: null, after: { reason } })
  return ok('asked')
}

/** Ends the order; what was received in part becomes due for refund. */
async function reject(
  ctx: Inside,
  zelleCase: LockedZelleCase,
  { reason }: ZelleDecision,
): Promise<ActionResult> {
  if (reason === '') return refused('reason_missing')
  const hadMoney = zelleCase.received > zero || zelleCase.order.payment === 'partly_paid'
  const to = hadMoney ? 'refund_due' : 'rejected'
  const event = { code: 'transfer_rejected', method: zelleCase.order.method } as const
  const text = { reason, note: reason }
  const { id: orderId, payment } = zelleCase.order
  const refusal = await move(ctx, { orderId, to, event, ...text })
  if (refusal) return refusal
  // money that is due to go back ends no order by itself
  const ended =
    hadMoney && (await changeDelivery(ctx, { orderId, to: 'cancelled', event, ...text }))
  if (ended && !ended.ok) throw new Error(`a rejected order could not end: ${ended.code}`)
  const [before, after] = [{ payment }, { payment: to, reason }]
  await noteDecision(ctx, zelleCase.order, { action: 'rejected', before, after })
  return ok('rejected')
}

async function lookAgain(ctx: Inside, { order, payment }: LockedZelleCase): Promise<ActionResult> {
  if (payment.first_by === null) return ok('cleared')
  const { first_by, first_reference: reference, first_amount: amount_cents } = payment
  const before = { first_by, reference, amount_cents }
  await noteDecision(ctx, order, { action: 'cleared', before, after: null })
  await changeZellePayment(ctx.tx, order.id, noFirst)
  return ok('cleared')
}

/** A decision from an old list, or the second of two in the same instant, changes nothing. */
function isStale(
  { order: { payment }, received }: LockedZelleCase,
  { intent, seen }: ZelleDecision,
): boolean {
  if (seen !== '' && seen !== transferSeen(payment, received)) return true
  if (intent === 'look_again') return false
  return !(intent === 'approve' ? mayCount(payment) : takesProof(payment))
}

const verbs = {
  approve,
  partial: approve,
  again: askAgain,
  reject,
  look_again: lookAgain,
} as const

/** An administrator decides about one order's transfer; decisions are serialised per order. */
export const decideZelle = (ctx: Deciding, decision: ZelleDecision): Promise<ActionResult> => {
  const { actor } = ctx
  if (actor.role !== 'admin') return Promise.resolve(refused('not_allowed'))
  return inTransaction(ctx, async (inside): Promise<ActionResult> => {
    const { tx } = inside
    await lockMoneyOf(tx, decision.order)
    const order = await orderById(inside, decision.order)
    const payment = order && (await zellePaymentOf(tx, order.id))
    if (!order || !payment) return refused('order_not_found')
    if (!isTransfer(order.method)) return refused('change_not_allowed')
    const received = leftOf(await balanceOf(tx, order.id))
    const locked = { order, payment, received }
    if (isStale(locked, decision)) return refused('change_not_allowed')
    return verbs[decision.intent]({ ...inside, me: actor.id }, locked, decision)
  })
}
