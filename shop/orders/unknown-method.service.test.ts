import { expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { orderFields, toOrder } from './order-rows.queries.server.ts'

test('an order with an unknown payment method is not read as a PayPal order', async () => {
  const { db } = await asSystemActor()
  const { id } = await anOrder().paidBy('zelle').insert(db)
  const row = await inTransaction(asSystem(db, 'a test reads an order'), ({ tx }) =>
    tx.selectFrom('orders').select(orderFields).where('id', '=', id).executeTakeFirstOrThrow(),
  )
  expect(toOrder(row).method).toBe('zelle')
  expect(() => toOrder({ ...row, payment_method: 'bank_transfer', method_kind: null })).toThrow(
    'bank_transfer',
  )
})
