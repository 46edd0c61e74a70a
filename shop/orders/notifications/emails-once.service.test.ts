import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { changePayment } from '../lifecycle/changes.service.server.ts'
import type { Order } from '../order.rules.ts'
import { recipientName } from '../parties.rules.ts'
import { changeMethod } from '../placing/method.service.server.ts'

/** The letters of a paid order. */
const emailsOf = async (change: (order: Order) => Partial<Record<'email' | 'name', string>>) =>
  rolledBack(await asSystemActor(), async (ctx) => {
    const order = await anOrder().place(ctx)
    const { email = order.recipient.email, name = order.buyer.name } = change(order)
    await sql`update orders set recipient = recipient || ${{ email }}::jsonb,
      buyer = buyer || ${{ name }}::jsonb where id = ${order.id}::uuid`.execute(ctx.tx)
    await changePayment(ctx, { orderId: order.id, to: 'paid', reason: 'a test' })
    const { rows } = await sql<{ kind: string }>`select letter as kind from outbox
      where subject like ${`%${order.number}%`} order by letter`.execute(ctx.tx)
    return rows.map(({ kind }) => kind)
  })

test('whoever reads both, or buys for himself, hears of each event once', async () => {
  const apart = await emailsOf(() => ({ email: 'mama@nauta.cu' }))
  expect(apart).toEqual(expect.arrayContaining(['payment_confirmed', 'recipient_order_coming']))
  const ofBoth = await emailsOf(({ buyer }) => ({ email: buyer.email.toUpperCase() }))
  expect(ofBoth).toContain('payment_confirmed')
  expect(ofBoth.filter((kind) => kind === 'recipient_order_coming')).toEqual([])
  const oneself = await emailsOf(({ recipient }) => ({
    email: 'trabajo@example.com',
    name: recipientName(recipient),
  }))
  expect(oneself).toContain('payment_confirmed')
  expect(oneself.filter((kind) => kind.startsWith('recipient_order_coming'))).toEqual([])
})

test('a change from PayPal to a transfer has a subject of its own', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    const order = await anOrder().paidBy('paypal').place(ctx)
    await changeMethod(ctx, order.id, (await anOrder().place(ctx)).method)
    const { rows } = await sql<{ subject: string }>`select subject from outbox
      where letter = 'order_received' and subject like ${`%${order.number}%`}`.execute(ctx.tx)
    expect(rows.map(({ subject }) => subject)).toContain(`Paga tu pedido ${order.number} por Zelle`)
    expect(new Set(rows.map(({ subject }) => subject)).size).toBe(rows.length)
  })
})
