import { formatUsd, type Usd } from '#kernel/money.ts'
import {
  isTransfer,
  type PaymentMethod,
  readPaymentMethod,
  readProvider,
} from '#kernel/payment-method.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { asSystemWithin, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import {
  emailsQueuedHere,
  type QueuedEmail,
} from '#shop/emails/outbox/sent-emails.service.server.ts'
import { addNote } from '#shop/orders/history/notes.service.server.ts'
import { isFunded } from '#shop/orders/lifecycle/order-state.rules.ts'
import {
  saveIdempotencyKey,
  wasDoneBefore,
} from '#shop/orders/lifecycle/staff-idempotency.service.server.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import {
  openRefund,
  type Refund,
  type RefundOutcome,
  refundsUnderway,
  sendRefund,
  storeAsIfDone,
} from '../engine/refunds.service.server.ts'
import { referenceProblem } from '../manual-transfer/transfer.rules.ts'
import { followRefund } from './follow-refund.service.server.ts'
import { balanceOf, entriesOf, insertEntry, lockMoneyOf } from './ledger.queries.server.ts'
import { orderPayable } from './order-payable.service.server.ts'
import { moneySeen, type RefundRefusal, refundRefusal } from './refund.rules.ts'

type Refunding = Needs<'now' | 'requestId' | 'config' | 'log' | 'shopUrl'>
type Inside = Refunding & { readonly tx: Tx }

export interface RefundInput {
  readonly orderId: string
  readonly amount: Usd
  readonly reason: string
  /** Of a manual transfer: the bank reference of the refund that staff sent. */
  readonly bankReference?: string
  /** The idempotency key of the form. */
  readonly attempt?: string | null
  /** What was seen of the money; a request without a form has none. */
  readonly seen?: string
}

/** `before`: this form was processed before. */
type Refunded = Result<
  RefundOutcome | 'before',
  RefundRefusal | 'reference_missing' | 'reference_too_long' | 'reference_used'
>

/** Whether the work asked for money to go back: not for the second time, and not only found that it goes by hand. */
const isAsked = (value: unknown): boolean =>
  value !== 'before' && !(typeof value === 'object' && value !== null && 'byHand' in value)

/** The shop does the work; the administrator who asked is audited and named in the history, in the same transaction. */
const audited = <Value extends Result<unknown, string>>(
  ctx: Refunding,
  { orderId, amount, reason, bankReference = '' }: RefundInput,
  work: (inside: Inside) => Promise<Value>,
): Promise<Value> =>
  inTransaction(ctx, async (asStaff) => {
    const done = await asSystemWithin(asStaff, 'staff asks for a refund', work)
    const order = done.ok && isAsked(done.value) && (await orderById(asStaff, orderId))
    if (order) {
      const after = { amount_cents: amount, reason: reason.trim(), reference: bankReference }
      const change = { area: 'order', subject: order.number, action: 'refunded' } as const
      await recordChanges(asStaff, [{ ...change, before: null, after }])
      const event = { code: 'refund_asked', amount: formatUsd(amount) } as const
      await addNote(asStaff, orderId, { event, reason: reason.trim() })
    }
    return done
  })
const staffId = ({ actor }: Refunding) => (actor.role === 'admin' ? actor.id : null)

async function moneyOf(inside: Inside, orderId: string) {
  const balance = await balanceOf(inside.tx, orderId)
  const underway = await refundsUnderway(inside, orderPayable, orderId)
  return { balance, underway, seen: moneySeen(balance, underway) }
}

async function moneyRefusal(
  inside: Inside,
  { orderId, amount, seen = '' }: RefundInput,
): Promise<RefundRefusal | null> {
  const money = await moneyOf(inside, orderId)
  if (seen !== '' && seen !== money.seen) return 'changed_meanwhile'
  return refundRefusal(money.balance, money.underway, amount)
}

function refusalFor(
  inside: Inside,
  order: NonNullable<Awaited<ReturnType<typeof orderById>>>,
  input: RefundInput,
): RefundRefusal | Promise<RefundRefusal | null> {
  if (input.reason.trim() === '') return 'reason_missing'
  if (order.compliance === 'held') return 'order_held'
  if (!isFunded(order.payment)) return 'nothing_to_refund'
  return moneyRefusal(inside, input)
}

type Opened = Result<
  { readonly refund: Refund } | { readonly byHand: PaymentMethod } | 'before',
  RefundRefusal
>

const attemptOf = ({ orderId, attempt = null }: RefundInput) => ({ orderId, attempt })

const open = (ctx: Refunding, input: RefundInput): Promise<Opened> =>
  audited(ctx, input, async (inside): Promise<Opened> => {
    const { tx } = inside
    await lockMoneyOf(tx, input.orderId)
    const order = await orderById(inside, input.orderId)
    if (!order) return refused('order_not_found')
    if (await wasDoneBefore(inside, attemptOf(input))) return ok('before')
    const refusal = await refusalFor(inside, order, input)
    if (refusal) return refused(refusal)
    const all = await entriesOf(tx, order.id)
    const entries = all.filter(({ part_id }) => part_id === null)
    if (entries.length === 0 && all.length > 0) return refused('by_parts')
    const capture = entries.find(
      (entry) =>
        entry.kind === 'capture' &&
        !isTransfer(readPaymentMethod(entry.provider, entry.method_kind)),
    )
    if (!capture) return ok({ byHand: order.method })
    const refund = await openRefund(inside, orderPayable, {
      payableId: order.id,
      provider: readProvider(capture.provider),
      captureId: capture.provider_id,
      amount: input.amount,
      reason: input.reason.trim(),
      askedBy: staffId(ctx),
    })
    await saveIdempotencyKey(inside, attemptOf(input), staffId(ctx) ?? '')
    return ok({ refund })
  })

/** A manual transfer is refunded by hand at the bank, and recorded here. */
const noteByHand = (ctx: Refunding, input: RefundInput, method: PaymentMethod): Promise<Refunded> =>
  audited(ctx, input, async (inside): Promise<Refunded> => {
    const reference = input.bankReference?.trim() ?? ''
    const unusable = referenceProblem(reference)
    if (unusable) return refused(unusable)
    await lockMoneyOf(inside.tx, input.orderId)
    if (await wasDoneBefore(inside, attemptOf(input))) return ok('before')
    const refusal = await moneyRefusal(inside, input)
    if (refusal) return refused(refusal)
    const isNew = await insertEntry(inside.tx, {
      order_id: input.orderId,
      provider: method,
      kind: 'refund',
      provider_id: reference,
      amount_cents: input.amount,
      note: input.reason.trim(),
      noted_by: staffId(ctx),
      at: inside.now,
    })
    if (!isNew) return refused('reference_used')
    await saveIdempotencyKey(inside, attemptOf(input), staffId(ctx) ?? '')
    const { amount: refunded, reason, orderId } = input
    await followRefund(inside, orderId, { refunded, reason })
    return ok('refunded')
  })

export interface RefundPreview {
  /** The method by which staff must have sent it; null where the provider sends it. */
  readonly byHand: PaymentMethod | null
  readonly emails: readonly QueuedEmail[]
  /** What the money was; its confirmation is refused when it is another. */
  readonly seen: string
}

/** What a refund would do, or why it would be refused; nothing moves, and no provider is asked. */
export const previewRefund = (
  ctx: Refunding,
  input: RefundInput,
): Promise<
  Result<
    RefundPreview,
    RefundRefusal | 'reference_missing' | 'reference_too_long' | 'reference_used'
  >
> =>
  ctx.actor.role === 'admin'
    ? rolledBack(ctx, async (inside) => {
        const { seen } = await moneyOf(inside, input.orderId)
        const opened = await open(inside, { ...input, attempt: null })
        if (!opened.ok) return opened
        if (opened.value === 'before') return ok({ byHand: null, emails: [], seen })
        if ('refund' in opened.value) {
          await storeAsIfDone(inside, orderPayable, opened.value.refund)
          return ok({ byHand: null, emails: await emailsQueuedHere(inside), seen })
        }
        const { byHand } = opened.value
        const noted = await noteByHand(inside, { ...input, attempt: null }, byHand)
        return noted.ok ? ok({ byHand, emails: await emailsQueuedHere(inside), seen }) : noted
      })
    : Promise.resolve(refused('not_allowed'))

/** Refunds an order, whole or in part; only for administrators. */
export async function refundOrder(ctx: Refunding, input: RefundInput): Promise<Refunded> {
  if (ctx.actor.role !== 'admin') return refused('not_allowed')
  const opened = await open(ctx, input)
  if (!opened.ok) return opened
  if (opened.value === 'before') return ok('before')
  if ('byHand' in opened.value) return noteByHand(ctx, input, opened.value.byHand)
  return ok(await sendRefund(ctx, orderPayable, opened.value.refund))
}
