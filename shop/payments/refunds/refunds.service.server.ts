import { toDecimal, type Usd } from '#kernel/money.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { isFunded } from '#shop/orders/order-state.rules.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { keepAttempt, wasDoneBefore } from '#shop/orders/staff-attempts.service.server.ts'
import { balanceOf, entriesOf, insertEntry, lockMoneyOf } from '../ledger.queries.server.ts'
import { getRefund, PayPalAway, refundCapture } from '../paypal/paypal.gateway.server.ts'
import { leaseEnd, nextCheck } from '../paypal/paypal-checks.rules.ts'
import { followRefund, noteRefunds } from './note-refunds.service.server.ts'
import { type RefundRefusal, refundRefusal } from './refund.rules.ts'
import {
  changeRefund,
  claimDueRefund,
  insertRefund,
  type Refund,
  underway,
} from './refunds.queries.server.ts'

type Refunding = Needs<'now' | 'config' | 'log' | 'shopUrl'>
type Inside = Refunding & { readonly tx: Tx }

export interface RefundWish {
  readonly orderId: string
  readonly amount: Usd
  readonly reason: string
  /** Of Zelle: what the bank calls the transfer back, which a person made. */
  readonly bankReference?: string
  /** The key of the form: sent twice it is one refund. */
  readonly attempt?: string | null
}

/** Failed is not refunded; what PayPal does not answer is asked again until it does. */
export type RefundOutcome = 'refunded' | 'underway' | 'failed' | 'before'

type Answer = Result<RefundOutcome, RefundRefusal | 'reference_missing' | 'reference_used'>

const asShop = (ctx: Refunding, reason: string) => ({ ...ctx, ...asSystem(ctx.db, reason) })
const staffId = ({ actor }: Refunding) => (actor.role === 'admin' ? actor.id : null)

async function refusalFor(
  { tx }: Inside,
  order: NonNullable<Awaited<ReturnType<typeof orderById>>>,
  { amount, reason }: RefundWish,
): Promise<RefundRefusal | null> {
  if (reason.trim() === '') return 'reason_missing'
  if (order.compliance === 'held') return 'order_held'
  if (!isFunded(order.payment)) return 'nothing_to_refund'
  return refundRefusal(await balanceOf(tx, order.id), await underway(tx, order.id), amount)
}

type Opened = Result<{ readonly refund: Refund } | 'zelle' | 'before', RefundRefusal>

const attemptOf = ({ orderId, attempt = null }: RefundWish) => ({ orderId, attempt })

const open = (ctx: Refunding, wish: RefundWish): Promise<Opened> =>
  inTransaction(asShop(ctx, 'staff asks for a refund'), async (inside): Promise<Opened> => {
    const { tx, now } = inside
    await lockMoneyOf(tx, wish.orderId)
    const order = await orderById(inside, wish.orderId)
    if (!order) return refused('order_not_found')
    if (await wasDoneBefore(inside, attemptOf(wish))) return ok('before')
    const refusal = await refusalFor(inside, order, wish)
    if (refusal) return refused(refusal)
    const entries = await entriesOf(tx, order.id)
    const capture = entries.find(
      ({ kind, provider }) => kind === 'capture' && provider === 'paypal',
    )
    if (!capture) return ok('zelle')
    const refund = await insertRefund(tx, {
      order_id: order.id,
      capture_id: capture.provider_id,
      amount_cents: wish.amount,
      reason: wish.reason.trim(),
      asked_by: staffId(ctx),
      asked_at: now,
      next_check_at: leaseEnd(now),
    })
    await keepAttempt(inside, attemptOf(wish), staffId(ctx) ?? '')
    return ok({ refund })
  })

const end = (ctx: Refunding, { id, orderId }: Refund, told: Parameters<typeof noteRefunds>[2][0]) =>
  inTransaction(asShop(ctx, 'how a refund ended'), async (inside) => {
    const state =
      told.status === 'COMPLETED' ? 'done' : told.status === 'PENDING' ? 'pending' : 'failed'
    await changeRefund(inside.tx, id, {
      state,
      provider_id: told.id,
      last_issue: state === 'failed' ? told.status : '',
      next_check_at: nextCheck('review', 0, inside.now),
    })
    await noteRefunds(inside, orderId, [told])
    return state
  })

const fail = (ctx: Refunding, { id }: Refund, issue: string) =>
  inTransaction(asShop(ctx, 'a refund failed'), ({ tx }) =>
    changeRefund(tx, id, { state: 'failed', last_issue: issue }),
  )

/** Under its own key, so that asked twice it is one refund. */
async function send(ctx: Refunding, refund: Refund): Promise<RefundOutcome> {
  const { id, captureId, amount, reason } = refund
  try {
    const answer =
      refund.state === 'pending'
        ? await getRefund(ctx, refund.providerId)
        : await refundCapture(ctx, { captureId, value: toDecimal(amount), note: reason }, id)
    if (!answer.ok) {
      ctx.log.error({ refund: id, issue: answer.issue }, 'PayPal refused a refund')
      await fail(ctx, refund, answer.issue)
      return 'failed'
    }
    const told = { ...answer.value, cents: answer.value.cents ?? amount }
    const state = await end(ctx, refund, told)
    if (state === 'pending') return 'underway'
    return state === 'done' ? 'refunded' : 'failed'
  } catch (error) {
    if (!(error instanceof PayPalAway)) throw error
    ctx.log.warn({ err: error, refund: id }, 'PayPal does not say whether it refunded')
    return 'underway'
  }
}

/** Zelle has no refunds: a person sends the money back and the shop notes it. */
const noteByHand = (ctx: Refunding, wish: RefundWish): Promise<Answer> =>
  inTransaction(ctx, async (inside): Promise<Answer> => {
    const reference = wish.bankReference?.trim() ?? ''
    if (reference === '') return refused('reference_missing')
    await lockMoneyOf(inside.tx, wish.orderId)
    if (await wasDoneBefore(inside, attemptOf(wish))) return ok('before')
    const balance = await balanceOf(inside.tx, wish.orderId)
    const refusal = refundRefusal(balance, await underway(inside.tx, wish.orderId), wish.amount)
    if (refusal) return refused(refusal)
    const isNew = await insertEntry(inside.tx, {
      order_id: wish.orderId,
      provider: 'zelle',
      kind: 'refund',
      provider_id: reference,
      amount_cents: wish.amount,
      note: wish.reason.trim(),
      noted_by: staffId(ctx),
      at: inside.now,
    })
    if (!isNew) return refused('reference_used')
    await keepAttempt(inside, attemptOf(wish), staffId(ctx) ?? '')
    const { amount: refunded, reason, orderId } = wish
    await followRefund(inside, orderId, { refunded, reason })
    return ok('refunded')
  })

/** Sends money back, whole or in part; only an administrator may ask for it. */
export async function refund(ctx: Refunding, wish: RefundWish): Promise<Answer> {
  if (ctx.actor.role !== 'admin') return refused('not_allowed')
  const opened = await open(ctx, wish)
  if (!opened.ok) return opened
  if (opened.value === 'before') return ok('before')
  if (opened.value === 'zelle') return noteByHand(ctx, wish)
  return ok(await send(ctx, opened.value.refund))
}

/** Asks after the refund that has waited longest; false when none is due. */
export async function checkNextRefund(ctx: Refunding): Promise<boolean> {
  const due = await inTransaction(asShop(ctx, 'refunds are looked after'), ({ tx, now }) =>
    claimDueRefund(tx, now, leaseEnd(now)),
  )
  if (!due) return false
  await send(ctx, due)
  return true
}
