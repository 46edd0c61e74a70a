import { cents, type Usd, zero } from '#kernel/money.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import { returnToStock } from '#shop/catalogue/stock/stock.service.server.ts'
import { returnCoupon } from '#shop/coupons/coupons.service.server.ts'
import type { PartialPayment } from '#shop/emails/order-email.rules.ts'
import { isResolution, noteColumns, type Why } from '../history/history-notes.rules.ts'
import { promisedWindow } from '../lookup/arrival.service.server.ts'
import { notificationOf } from '../notifications/order-notifications.service.server.ts'
import type { Order } from '../order.rules.ts'
import { toWindow } from '../order-rows.queries.server.ts'
import {
  heldMoneyOf,
  insertChanges,
  lockOrder,
  type NewStates,
  writeStates,
} from '../orders.queries.server.ts'
import { claimItems, reserveAgain } from './item-reservation.service.server.ts'
import {
  type Axis,
  type ChangeRefusal,
  type ComplianceState,
  type DeliveryState,
  deliveryRefusal,
  isLost,
  isSettled,
  mayFollow,
  type PaymentState,
  payBy,
  paymentRefusal,
  waitsForBuyer,
} from './order-state.rules.ts'

type Changing = Needs<'now' | 'config' | 'shopUrl'>
type Inside = Changing & { readonly tx: Tx }
export type Changed = Result<Order, ChangeRefusal>

interface Step {
  readonly axis: Axis
  readonly to: string
  readonly why: Why
}

async function write(ctx: Inside, order: Order, steps: readonly Step[], states: NewStates) {
  await writeStates(ctx.tx, order.id, states)
  await insertChanges(
    ctx.tx,
    steps.map(({ axis, to, why }) => ({
      order_id: order.id,
      axis,
      from_state: order[axis],
      to_state: to,
      ...noteColumns(why),
      by_role: ctx.actor.role,
      by_user: 'id' in ctx.actor ? ctx.actor.id : null,
      changed_at: ctx.now,
    })),
  )
}

const changedBy = (order: Order, states: NewStates): Order => ({
  ...order,
  payment: states.payment_status ?? order.payment,
  compliance: states.compliance_status ?? order.compliance,
  delivery: states.delivery_status ?? order.delivery,
  payBy: states.pay_by === undefined ? order.payBy : states.pay_by,
  paidAt: states.paid_at ?? order.paidAt,
  window: states.delivery_window ? toWindow(JSON.parse(states.delivery_window)) : order.window,
  closedAt: states.closed_at ?? order.closedAt,
  itemsUntil: states.items_until === undefined ? order.itemsUntil : states.items_until,
  itemsReleasedAt:
    states.items_released_at === undefined ? order.itemsReleasedAt : states.items_released_at,
})

/** The only way to close an order: items and coupon are returned exactly once. */
async function close(ctx: Inside, order: Order): Promise<NewStates> {
  if (order.closedAt) return {}
  await returnToStock(ctx, order.id)
  if (order.couponCode !== null) await returnCoupon(ctx, order.couponCode)
  return { closed_at: ctx.now, delivery_status: 'cancelled', items_until: null }
}

const isStillHere = ({ delivery }: Order) => delivery === 'to_prepare' || delivery === 'prepared'

const withOrder = (
  ctx: Changing,
  orderId: string,
  work: (inside: Inside, order: Order) => Promise<Changed>,
): Promise<Changed> =>
  inTransaction(ctx, async (inside): Promise<Changed> => {
    const order = await lockOrder(inside.tx, orderId)
    return order ? work(inside, order) : refused('order_not_found')
  })

export type PaymentChange = Why & {
  readonly orderId: string
  readonly to: PaymentState
  /** Only from this state; otherwise a concurrent change was first. */
  readonly from?: PaymentState
  /** Text quoted in the e-mail; empty where there is none. */
  readonly note?: string
  readonly refunded?: Usd
  readonly partial?: PartialPayment | undefined
}

function timesOf({ method, compliance, paidAt }: Order, to: PaymentState, now: Date): NewStates {
  const waiting = waitsForBuyer(to) ? payBy(method, compliance, now) : null
  // a dispute that is won is no second sale; what came for a held order is one once it is released
  return to === 'paid' && compliance !== 'held'
    ? { pay_by: waiting, paid_at: paidAt ?? now }
    : { pay_by: waiting }
}

/** The days of arrival are promised once, with the first payment in full. */
async function promiseOf(inside: Inside, order: Order, to: PaymentState): Promise<NewStates> {
  if (to !== 'paid' || order.compliance === 'held' || order.paidAt || order.window) return {}
  const window = await promisedWindow(inside, order)
  return window ? { delivery_window: JSON.stringify(window) } : {}
}

/** Writes the new payment state; a lost order is closed with it. */
async function movePayment(inside: Inside, order: Order, change: PaymentChange) {
  const { to } = change
  const isClosing = isLost(to) && isStillHere(order)
  const closing: Step[] = isClosing ? [{ axis: 'delivery', to: 'cancelled', why: change }] : []
  const closed = isClosing ? await close(inside, order) : {}
  const times = {
    ...timesOf(order, to, inside.now),
    ...(await promiseOf(inside, order, to)),
    ...(await claimItems(inside, order, to)),
  }
  const steps = [{ axis: 'payment' as const, to, why: change }, ...closing]
  await write(inside, order, steps, { payment_status: to, ...times, ...closed })
  return changedBy(order, { payment_status: to, ...times, ...closed })
}

/** Changes the payment state as table and guards allow; a lost order returns items and coupon. */
export const changePayment = (ctx: Changing, change: PaymentChange): Promise<Changed> =>
  withOrder(ctx, change.orderId, async (inside, order) => {
    const { to, from = order.payment, note, refunded, partial } = change
    if (from !== order.payment) return refused('change_not_allowed')
    const refusal = paymentRefusal(order, to)
    if (refusal) return refused(refusal)
    const changed = await movePayment(inside, order, change)
    await notificationOf(inside, changed, { axis: 'payment', from, to, note, refunded, partial })
    return ok(changed)
  })

export type ComplianceChange = Why & { readonly orderId: string }

/** An order whose money came while it was held is sold as it is released. */
async function soldByRelease(inside: Inside, order: Order): Promise<NewStates> {
  const released: Order = { ...order, compliance: 'released' }
  return { paid_at: inside.now, ...(await promiseOf(inside, released, 'paid')) }
}

async function partialOf(inside: Inside, { id, payment, total }: Order) {
  if (payment !== 'partly_paid' && payment !== 'paid') return undefined
  const received = (await heldMoneyOf(inside.tx, [id])).get(id) ?? zero
  return { received, missing: cents(Math.max(0, total - received)) }
}

async function statesOf(inside: Inside, order: Order, to: ComplianceState): Promise<NewStates> {
  const isSold = to === 'released' && order.payment === 'paid' && order.paidAt === null
  const sold = isSold ? await soldByRelease(inside, order) : {}
  if (!waitsForBuyer(order.payment)) return { compliance_status: to, ...sold }
  // a divided order may hold money: it expires only once staff have decided
  const isStopped = order.payment === 'awaiting_parts' && to === 'held'
  const pay_by = isStopped ? null : payBy(order.method, to, inside.now)
  return { compliance_status: to, pay_by }
}

const changeCompliance = (ctx: Changing, change: ComplianceChange, to: ComplianceState) =>
  withOrder(ctx, change.orderId, async (inside, order) => {
    if (!mayFollow('compliance', order.compliance, to)) return refused('change_not_allowed')
    const states = await statesOf(inside, order, to)
    await write(inside, order, [{ axis: 'compliance', to, why: change }], states)
    const changed = changedBy(order, states)
    const isSold = states.paid_at !== undefined
    const partial = await partialOf(inside, order)
    const moved = { axis: 'compliance', from: order.compliance, to, isSold, partial } as const
    await notificationOf(inside, changed, moved)
    return ok(changed)
  })

/** No money moves until staff decide. */
export const holdOrder = (ctx: Changing, change: ComplianceChange) =>
  changeCompliance(ctx, change, 'held')

export const releaseOrder = (ctx: Changing, change: ComplianceChange) =>
  changeCompliance(ctx, change, 'released')

/** Refuses an order: items are returned to stock; money received needs a decision of its own. */
export const rejectOrder = (ctx: Changing, change: ComplianceChange): Promise<Changed> =>
  inTransaction(ctx, async (inside) => {
    const rejected = await changeCompliance(inside, change, 'rejected')
    if (!rejected.ok) return rejected
    if (waitsForBuyer(rejected.value.payment))
      return changePayment(inside, { ...change, to: 'cancelled' })
    return isStillHere(rejected.value)
      ? changeDelivery(inside, { ...change, to: 'cancelled' })
      : rejected
  })

export type DeliveryChange = Why & {
  readonly orderId: string
  readonly to: DeliveryState
  readonly note?: string
}

export const changeDelivery = (ctx: Changing, change: DeliveryChange): Promise<Changed> =>
  withOrder(ctx, change.orderId, async (inside, order) => {
    const { to, note } = change
    const refusal = deliveryRefusal(order, to)
    if (refusal) return refused(refusal)
    if (to === 'prepared' && !(await reserveAgain(inside, order))) return refused('items_gone')
    const closed = to === 'cancelled' ? await close(inside, order) : {}
    const states: NewStates = { delivery_status: to, ...closed }
    await write(inside, order, [{ axis: 'delivery', to, why: change }], states)
    const changed = changedBy(order, states)
    const isResolved = isResolution({ ...change.event, from_state: order.delivery, to_state: to })
    const moved = { axis: 'delivery', from: order.delivery, to, note, isResolved } as const
    await notificationOf(inside, changed, moved)
    return ok(changed)
  })

/** The one step that no table allows: a delivery that was none, undone to where the order was. */
export const takeBackDelivery = (ctx: Changing, change: DeliveryChange): Promise<Changed> =>
  withOrder(ctx, change.orderId, async (inside, order) => {
    const isThere = order.delivery === 'delivered' || order.delivery === 'incident'
    if (!isThere) return refused('change_not_allowed')
    const states: NewStates = { delivery_status: change.to }
    await write(inside, order, [{ axis: 'delivery', to: change.to, why: change }], states)
    return ok(changedBy(order, states))
  })

/** Before hand-over: an unpaid order is cancelled, a paid one becomes due for refund. */
export const cancelOrder = (ctx: Changing, change: ComplianceChange): Promise<Changed> =>
  inTransaction(ctx, async (inside) => {
    const order = await lockOrder(inside.tx, change.orderId)
    if (!order) return refused('order_not_found')
    if (!isStillHere(order)) return refused('change_not_allowed')
    if (!isSettled(order.payment) && order.payment !== 'partly_paid')
      return changePayment(inside, { ...change, to: 'cancelled' })
    const due = await changePayment(inside, { ...change, to: 'refund_due' })
    return due.ok ? changeDelivery(inside, { ...change, to: 'cancelled' }) : due
  })
