import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { cents, type Usd } from '#kernel/money.ts'
import type { Ctx } from '#platform/ctx.ts'
import { rejectOrder, releaseOrder } from '#shop/orders/lifecycle/changes.service.server.ts'
import { ordersWaiting } from '#shop/orders/list/overview.service.server.ts'
import { aRecipient } from '#shop/orders/order.fixture.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { actors, asAdmin, asSystemActor } from '#tests/harness/database/actors.ts'
import { emailsTo } from '#tests/harness/emails/mail.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { asSignedInUsers } from '#tests/harness/users/users.ts'
import { orderMoney } from '../orders/order-money.service.server.ts'
import { decideZelle } from './decisions.service.server.ts'
import type { ZelleDecision } from './proof.input.ts'
import { openZelle } from './transfers.service.server.ts'

let ctx: Ctx
beforeAll(async () => {
  ctx = await asAdmin()
  await asSignedInUsers(ctx.db, [{ id: actors.admin.id, role: 'admin' }])
})

const total = cents(30_970)

async function heldOrder() {
  const system = await asSystemActor()
  const name = randomUUID()
  const recipient = aRecipient({ email: `${name}@example.cu` })
  const placed = anOrder()
    .held()
    .total(total)
    .buyer({ email: `${name}@example.com` })
  const { id } = await placed.recipient(recipient).insert(ctx.db)
  const order = await orderById(system, id)
  if (!order) throw new Error('no order')
  await openZelle(system, order)
  const kinds = async (address: string) =>
    (await emailsTo(ctx.db, address)).map(({ email }) => email)
  return {
    id,
    current: () => orderById(system, id),
    toBuyer: () => kinds(order.buyer.email),
    toRecipient: () => kinds(recipient.email),
  }
}
const sees = (
  order: string,
  amount: Usd,
  intent: ZelleDecision['intent'] = 'approve',
  isExcessKnown = false,
) => {
  const reference = randomUUID().slice(0, 13).toUpperCase()
  const usual = { reason: 'visto', seen: '', isExcessKnown }
  return decideZelle(ctx, { intent, order, reference, amount, ...usual })
}
const reason = 'otra persona'

test('money that came for a held order is noted, and neither confirmed nor announced before its release', async () => {
  const order = await heldOrder()
  expect(await sees(order.id, total)).toEqual({ ok: true, value: 'held' })
  expect(await order.current()).toMatchObject({ payment: 'paid', compliance: 'held', paidAt: null })
  expect(await orderMoney(ctx, order.id)).toMatchObject({ captured: total })
  expect([await order.toBuyer(), await order.toRecipient()]).toEqual([[], []])
  await releaseOrder(ctx, { orderId: order.id, reason })
  expect(await order.toBuyer()).toEqual(['payment_confirmed'])
  expect(await order.toRecipient()).toEqual(['recipient_order_coming'])
  expect((await order.current())?.paidAt).toEqual(ctx.now)
})

test('what came too much for a held order waits to be returned once it is released', async () => {
  const order = await heldOrder()
  const { surplus: before } = await ordersWaiting(ctx)
  const waits = async () => (await ordersWaiting(ctx)).surplus - before
  expect(await sees(order.id, cents(40_000), 'approve', true)).toMatchObject({ value: 'held' })
  expect(await waits()).toBe(0)
  await releaseOrder(ctx, { orderId: order.id, reason })
  expect(await waits()).toBe(1)
})

test('a recipient who was never told of a held order is not told that it was refused', async () => {
  const order = await heldOrder()
  await sees(order.id, total)
  await rejectOrder(ctx, { orderId: order.id, reason: 'la misma persona' })
  expect(await order.toBuyer()).toEqual(['order_refused'])
  expect(await order.toRecipient()).toEqual([])
})

test('part of the money of a held order is noted; what is missing is asked for once it is released', async () => {
  const order = await heldOrder()
  expect(await sees(order.id, cents(10_000), 'partial')).toEqual({ ok: true, value: 'held' })
  expect(await sees(order.id, cents(5_000), 'partial')).toEqual({ ok: true, value: 'held' })
  expect(await order.toBuyer()).toEqual([])
  await releaseOrder(ctx, { orderId: order.id, reason })
  expect((await order.toBuyer()).toSorted()).toEqual(['order_released', 'payment_partly_received'])
})

test('nobody is asked for another proof of a held order', async () => {
  const { id } = await heldOrder()
  expect(await sees(id, total, 'again')).toMatchObject({ ok: false })
})
