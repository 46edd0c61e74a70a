import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { asOwner } from '#tests/harness/database/database.ts'
import { emailsTo } from '#tests/harness/emails/mail.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { signingConfig } from '#tests/harness/users/users.ts'
import { cancelOrder, changePayment } from '../lifecycle/changes.service.server.ts'
import { returnedMoneyOf } from '../orders.queries.server.ts'

test('a cancellation while a refund is under way promises only the rest', async () => {
  const system = await asSystemActor({ config: signingConfig })
  const email = `${randomUUID()}@example.com`
  const order = await anOrder().inUsa().buyer({ email }).place(system)
  await changePayment(system, { orderId: order.id, to: 'paid', reason: 'a test' })
  await asOwner(`insert into payments (order_id, provider, kind, provider_id, amount_cents, at) values
    ('${order.id}', 'paypal', 'capture', '${randomUUID()}', 15845, now()),
    ('${order.id}', 'paypal', 'refund', '${randomUUID()}', 5100, now())`)
  await asOwner(`insert into refunds (order_id, provider, capture_id, amount_cents, reason, state,
    asked_at, next_check_at) values
    ('${order.id}', 'paypal', '${randomUUID()}', 9000, 'a test', 'asked', now(), now())`)
  const money = await inTransaction(system, ({ tx }) => returnedMoneyOf(tx, [order.id]))
  expect(money.get(order.id)).toEqual({
    ...{ held: cents(1_745), returned: cents(5_100), underway: cents(9_000) },
  })
  await cancelOrder(system, { orderId: order.id, reason: 'a test' })
  const ended = (await emailsTo(system.db, email)).find((one) => one.email === 'order_cancelled')
  expect(ended?.text).toContain('$17.45')
  expect(ended?.text).not.toContain('$107.45')
})
