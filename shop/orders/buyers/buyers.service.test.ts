import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { asAdmin } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { orderById } from '../orders.service.server.ts'
import { erasableOrders, eraseBuyer } from './buyers.service.server.ts'

test.each(['expired', 'cancelled', 'rejected'] as const)(
  'an order that ended %s without money or proof forgets whose it was',
  async (state) => {
    const email = `${randomUUID()}@example.com`
    const order = anOrder().buyer({ email }).paidBy('zelle').inState(state)
    const { id } = await order.insert(await testDatabase())
    const admin = await asAdmin()
    expect(await erasableOrders(admin, { email })).toBe(1)
    expect(await eraseBuyer(admin, { email })).toBe(1)
    expect((await orderById(admin, id))?.buyer.email).toBe('')
  },
)

test('a paid order keeps whose it is', async () => {
  const email = `${randomUUID()}@example.com`
  await anOrder()
    .buyer({ email })
    .paid()
    .insert(await testDatabase())
  expect(await eraseBuyer(await asAdmin(), { email })).toBe(0)
})
