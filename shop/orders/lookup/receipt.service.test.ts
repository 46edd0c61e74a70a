import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { emailsTo } from '#tests/harness/emails/mail.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { signingConfig } from '#tests/harness/users/users.ts'
import { addNote } from '../history/notes.service.server.ts'
import { changeDelivery, changePayment } from '../lifecycle/changes.service.server.ts'
import type { DeliveryState } from '../lifecycle/order-state.rules.ts'
import { linkOf } from '../orders.service.server.ts'
import { allAsReceived, confirmReceipt, receivedAt } from './receipt.service.server.ts'

test('who confirmed the receipt has it, in the list of orders too; what came back is not undone', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    const at = async (delivery: DeliveryState, isConfirmed: boolean) => {
      const order = await anOrder().inCuba().place(ctx)
      await sql`update orders set delivery_status = ${delivery} where id = ${order.id}`.execute(
        ctx.tx,
      )
      if (isConfirmed) await addNote(ctx, order.id, { event: { code: 'receipt_confirmed' } })
      return { ...order, delivery }
    }
    const orders = [
      await at('in_province', true),
      await at('out_for_delivery', true),
      await at('in_province', false),
      await at('in_transit', true),
      await at('returned', true),
    ]
    const shown = await allAsReceived(ctx, orders)
    expect(shown.map(({ delivery }) => delivery)).toEqual([
      ...['delivered', 'delivered', 'in_province', 'in_transit', 'returned'],
    ])
    const dates = await Promise.all(orders.map((order) => receivedAt(ctx.tx, order)))
    expect(dates).toEqual([ctx.now, ctx.now, null, null, null])
  })
})

test('in Cuba it is confirmed from the province on; the buyer is written once, and nothing of an arrival after it', async () => {
  const system = await asSystemActor({ config: signingConfig })
  const email = `${randomUUID()}@example.com`
  const { id, ...order } = await anOrder().inCuba().buyer({ email }).place(system)
  await changePayment(system, { orderId: id, to: 'paid', reason: 'a test' })
  const path = linkOf(system, { id, ...order }, 'recipient')
  const confirm = () => confirmReceipt(system, path.split('/').at(-1) ?? '')
  const at = (state: DeliveryState) =>
    inTransaction(system, async ({ tx }) => {
      await sql`update orders set delivery_status = ${state} where id = ${id}`.execute(tx)
    })
  const kinds = async () => (await emailsTo(system.db, email)).map((one) => one.email)
  for (const state of ['prepared', 'handed_over', 'in_transit', 'in_customs'] as const) {
    await at(state)
    expect(await confirm()).toEqual({ ok: false, code: 'not_on_the_way' })
  }
  expect(await kinds()).not.toContain('order_in_hands')
  await at('in_province')
  for (let count = 0; count < 2; count += 1) expect((await confirm()).ok).toBe(true)
  await changeDelivery(system, { orderId: id, to: 'ready_for_pickup', reason: 'a test' })
  await changeDelivery(system, { orderId: id, to: 'delivered', reason: 'a test' })
  const written = await kinds()
  expect(written.filter((kind) => kind === 'order_in_hands')).toHaveLength(1)
  expect(written).not.toContain('order_ready_for_pickup')
  expect(written).toContain('order_delivered')
})
