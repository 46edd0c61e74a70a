import { expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { asAdmin, asSystemActor } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { readListQuery } from './order-list.rules.ts'
import { listedOrders } from './order-list.service.server.ts'
import { indexOrders } from './search-index.service.server.ts'

const found = async (text: string) => {
  const request = readListQuery(new URLSearchParams({ q: text }), [])
  return (await listedOrders(await asAdmin(), request)).orders.map(({ id }) => id)
}

test('staff find an order by parts of its words before they are indexed, and after', async () => {
  const system = await asSystemActor()
  const order = await anOrder().place(system)
  const part = order.buyer.name.slice(1, 6).toUpperCase()
  expect(await found(part)).toContain(order.id)
  await indexOrders(system)
  expect(await found(part)).toContain(order.id)
})

test('only the shop itself indexes', async () => {
  await expect(indexOrders(await asAdmin())).rejects.toMatchObject({ code: '42501' })
  await inTransaction(await asSystemActor(), indexOrders)
})
