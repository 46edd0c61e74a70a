import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Result } from '#kernel/result.ts'
import type { Ctx } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { reportDamage } from '#shop/orders/images/damage.service.server.ts'
import {
  cancelOrder,
  changeDelivery,
  changePayment,
} from '#shop/orders/lifecycle/changes.service.server.ts'
import type { DeliveryState, PaymentState } from '#shop/orders/lifecycle/order-state.rules.ts'
import { aScreenshot } from '../inputs/pictures.ts'
import { anOrder } from '../orders/an-order.ts'
import { anOrderOnHold, anOrderWithProof } from './busy-panel.ts'

function needed(result: Result<unknown, string>): void {
  if (!result.ok) throw new Error(`an order stays where it is: ${result.code}`)
}

const onTheWay = ['prepared', 'handed_over', 'in_transit'] as const
const there = [...onTheWay, 'in_province', 'out_for_delivery', 'delivered'] as const

/** What staff enter with a step, and the money that came. */
const entered = (ctx: Ctx, id: string, to: DeliveryState | 'paid') =>
  inTransaction(ctx, async ({ tx, now }) => {
    if (to === 'paid')
      await sql`insert into payments (order_id, provider, kind, provider_id, amount_cents, at)
        select id, 'zelle', 'capture', ${randomUUID()}, total_cents, ${now} from orders
        where id = ${id}`.execute(tx)
    if (to === 'handed_over')
      await sql`update orders set export_basis = 'SCP', export_filing = 'X20261123000001',
        carrier = 'Cubamax', tracking_code = 'CMX-2026-118' where id = ${id}`.execute(tx)
    if (to === 'delivered')
      await sql`update orders set received_by = 'Marta Pérez Gil' where id = ${id}`.execute(tx)
  })

/** A paid order to Cuba of several products, on its way as far as told. */
async function shipped(ctx: Ctx, ...states: readonly DeliveryState[]) {
  const order = await anOrder().of(2).also(4, 'PAN-550M').also(1, 'BAT-12V100').place(ctx)
  const acting = { orderId: order.id, reason: 'lo dijo la agencia' }
  await entered(ctx, order.id, 'paid')
  needed(await changePayment(ctx, { ...acting, to: 'paid' }))
  for (const to of states) {
    await entered(ctx, order.id, to)
    needed(await changeDelivery(ctx, { ...acting, to }))
  }
  return order
}

async function damaged(ctx: Ctx) {
  const order = await shipped(ctx, ...there)
  const files = [await aScreenshot()]
  const description = 'Una batería llegó con la caja rota y no enciende; mando la foto.'
  const report = { ...{ description, reporter: 'payer' as const }, files }
  needed(await reportDamage(ctx, { ...order, delivery: 'delivered' }, report))
  return order
}

async function paidBack(ctx: Ctx) {
  const order = await shipped(ctx)
  const acting = { orderId: order.id, reason: 'el comprador no lo quiere' }
  needed(await cancelOrder(ctx, acting))
  const to: PaymentState = 'refunded'
  needed(await changePayment(ctx, { ...acting, to }))
  return order
}

async function cancelled(ctx: Ctx) {
  const order = await anOrder().place(ctx)
  needed(await cancelOrder(ctx, { orderId: order.id, reason: 'el comprador no lo quiere' }))
  return order
}

/** One order in each state that staff meet, by the name of the state; answers their numbers. */
export async function ordersInEveryState(
  ctx: Ctx,
): Promise<readonly (readonly [string, string])[]> {
  const orders = {
    'waits for its transfer': () => anOrder().place(ctx),
    'sent a proof': () => anOrderWithProof(ctx),
    held: () => anOrderOnHold(ctx),
    'to prepare': () => shipped(ctx),
    prepared: () => shipped(ctx, 'prepared'),
    'in transit': () => shipped(ctx, ...onTheWay),
    'out for delivery': () => shipped(ctx, ...onTheWay, 'in_province', 'out_for_delivery'),
    delivered: () => shipped(ctx, ...there),
    damaged: () => damaged(ctx),
    incident: () => shipped(ctx, ...onTheWay, 'incident'),
    'problem after delivery': () => shipped(ctx, ...there, 'incident'),
    cancelled: () => cancelled(ctx),
    refunded: () => paidBack(ctx),
  }
  const numbers: (readonly [string, string])[] = []
  for (const [state, make] of Object.entries(orders)) numbers.push([state, (await make()).number])
  return numbers
}
