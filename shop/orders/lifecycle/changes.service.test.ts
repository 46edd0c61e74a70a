import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { soldEverywhere } from '#tests/harness/orders/place-order.ts'
import { productIdOf, setStock, stockOf } from '#tests/harness/orders/stock.ts'
import { historyOf, orderById } from '../orders.service.server.ts'
import {
  cancelOrder,
  changeDelivery,
  changePayment,
  holdOrder,
  rejectOrder,
  releaseOrder,
} from './changes.service.server.ts'
import { expireUnpaidOrders } from './expiry.service.server.ts'

const reason = 'a test'
const inAnHour = (now: Date) => new Date(now.getTime() + 3_600_000)
const inFourDays = (now: Date) => new Date(now.getTime() + 4 * 24 * 3_600_000)

test('a cancelled order returns its items once, however often it is requested', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    const id = await productIdOf(ctx.tx, soldEverywhere)
    await setStock(ctx.tx, id, 10)
    const { id: orderId } = await anOrder().of(3).takingStock().place(ctx)
    expect(await stockOf(ctx.tx, id)).toBe(7)
    expect((await cancelOrder(ctx, { orderId, reason })).ok).toBe(true)
    expect(await stockOf(ctx.tx, id)).toBe(10)
    expect(await cancelOrder(ctx, { orderId, reason })).toMatchObject({
      code: 'change_not_allowed',
    })
    expect(await stockOf(ctx.tx, id)).toBe(10)
    expect(await orderById(ctx, orderId)).toMatchObject({
      payment: 'cancelled',
      delivery: 'cancelled',
      payBy: null,
      closedAt: ctx.now,
    })
  })
})

test('every change is one row with actor, time and reason', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    const { id: orderId } = await anOrder().place(ctx)
    await changePayment(ctx, { orderId, to: 'proof_received', reason: 'a screenshot came' })
    const history = await historyOf(ctx, orderId)
    expect(history.at(-1)).toMatchObject({
      axis: 'payment',
      from_state: 'awaiting_proof',
      to_state: 'proof_received',
      reason: 'a screenshot came',
      by_role: 'system',
      changed_at: ctx.now,
    })
    expect(history).toHaveLength(4)
  })
})

test('a dispute that is won leaves the order paid on its original day', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    const { id: orderId } = await anOrder().place(ctx)
    await changePayment(ctx, { orderId, to: 'paid', reason })
    const later = { ...ctx, now: inFourDays(ctx.now) }
    await changePayment(later, { orderId, to: 'disputed', reason })
    await changePayment(later, { orderId, to: 'paid', reason })
    expect((await orderById(ctx, orderId))?.paidAt).toEqual(ctx.now)
  })
})

test('a transition outside the table changes nothing', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    const { id: orderId } = await anOrder().place(ctx)
    const refused = await changePayment(ctx, { orderId, to: 'refunded', reason })
    expect(refused).toEqual({ ok: false, code: 'change_not_allowed' })
    expect(await historyOf(ctx, orderId)).toHaveLength(3)
  })
})

const paymentOf = async (ctx: Parameters<typeof orderById>[0], id: string) =>
  (await orderById(ctx, id))?.payment

test('an unpaid PayPal order expires after 15 minutes, a Zelle order does not', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    const paypal = await anOrder().paidBy('paypal').place(ctx)
    const zelle = await anOrder().paidBy('zelle').place(ctx)
    await expireUnpaidOrders({ ...ctx, now: inAnHour(ctx.now) })
    expect(await paymentOf(ctx, paypal.id)).toBe('expired')
    expect(await paymentOf(ctx, zelle.id)).toBe('awaiting_proof')
    await expireUnpaidOrders({ ...ctx, now: inFourDays(ctx.now) })
    expect(await paymentOf(ctx, zelle.id)).toBe('expired')
  })
})

test('a payment that is being captured, reviewed or verified never expires', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    const captured = await anOrder().paidBy('paypal').place(ctx)
    await changePayment(ctx, { orderId: captured.id, to: 'capturing', reason })
    const proven = await anOrder().place(ctx)
    await changePayment(ctx, { orderId: proven.id, to: 'proof_received', reason })
    await expireUnpaidOrders({ ...ctx, now: inFourDays(ctx.now) })
    expect(await paymentOf(ctx, captured.id)).toBe('capturing')
    expect(await paymentOf(ctx, proven.id)).toBe('proof_received')
  })
})

test('a held order is neither captured nor refunded until staff release it', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    const { id: orderId } = await anOrder().paidBy('paypal').place(ctx)
    await holdOrder(ctx, { orderId, reason })
    const refused = await changePayment(ctx, { orderId, to: 'capturing', reason })
    expect(refused).toEqual({ ok: false, code: 'order_held' })
    await expireUnpaidOrders({ ...ctx, now: inAnHour(ctx.now) })
    expect(await paymentOf(ctx, orderId)).toBe('awaiting_payment')
    await releaseOrder(ctx, { orderId, reason: 'another person of the same name' })
    expect((await changePayment(ctx, { orderId, to: 'capturing', reason })).ok).toBe(true)
  })
})

test('a refused buyer gets a cancelled order and one e-mail, which does not mention lists', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    const order = await anOrder().held().place(ctx)
    await rejectOrder(ctx, { orderId: order.id, reason: 'listed' })
    expect(await orderById(ctx, order.id)).toMatchObject({
      compliance: 'rejected',
      payment: 'cancelled',
      delivery: 'cancelled',
    })
  })
})

test('a paid order that is cancelled is due for refund and returns its items', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    const id = await productIdOf(ctx.tx, soldEverywhere)
    await setStock(ctx.tx, id, 5)
    const { id: orderId } = await anOrder().takingStock().place(ctx)
    await changePayment(ctx, { orderId, to: 'paid', reason })
    expect((await cancelOrder(ctx, { orderId, reason })).ok).toBe(true)
    expect(await stockOf(ctx.tx, id)).toBe(5)
    expect(await orderById(ctx, orderId)).toMatchObject({
      payment: 'refund_due',
      delivery: 'cancelled',
    })
  })
})

test('no order is handed over to Cuba without export basis and filing', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    const { id: orderId } = await anOrder().place(ctx)
    await changePayment(ctx, { orderId, to: 'paid', reason })
    await changeDelivery(ctx, { orderId, to: 'prepared', reason })
    const refused = await changeDelivery(ctx, { orderId, to: 'handed_over', reason })
    expect(refused).toEqual({ ok: false, code: 'export_basis_missing' })
  })
})
