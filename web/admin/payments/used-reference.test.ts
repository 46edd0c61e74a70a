import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { asSystem } from '#platform/database/transaction.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { openZelle } from '#shop/payments/manual-transfer/transfers.service.server.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { startsDonation } from '#tests/harness/payments/donations.ts'
import { zelle } from '#tests/harness/payments/methods.ts'
import { payPalShop } from '#tests/harness/payments/paypal-shop.ts'
import { aUser } from '#tests/harness/users/users.ts'

test('a reference that was used before is refused with the order or the donation that it was used for', async () => {
  const shop = await payPalShop()
  const app = await testApp({ config: shop.at().config, now: () => new Date() })
  const staff = await aBrowser((await aUser(shop.db, { role: 'admin' })).cookie, app)
  const system = { ...shop.at(), ...asSystem(shop.db, 'a test orders') }
  const aTransfer = async () => {
    const { id } = await anOrder().paidBy('zelle').total(20_000).insert(shop.db)
    const order = await orderById(system, id)
    if (!order) throw new Error('no order')
    await openZelle(system, order)
    return order
  }
  const approve = (order: string, reference: string, query = '') =>
    staff.send(`/admin/zelle${query}`, {
      ...{ intent: 'approve', order, reference, amount: '200', asks: 'no' },
    })
  const [first, second] = [await aTransfer(), await aTransfer()]
  const [ofOrder, ofDonation] = [randomUUID().slice(0, 12), randomUUID().slice(0, 12)]
  expect((await approve(first.id, ofOrder)).status).toBe(303)
  const refused = await approve(second.id, ofOrder)
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining(`Esa referencia ya se usó en el pedido ${first.number}.`),
  ])
  expect((await approve(second.id, ofOrder, '?lng=en')).text).toContain(
    `That reference was already used for order ${first.number}.`,
  )
  await staff.open('/admin?lng=es')
  const donation = await startsDonation(shop, { method: zelle })
  const give = (reference: string) =>
    staff.send('/admin/donaciones', {
      ...{ intent: 'confirm', donation: donation.id, reference, asks: 'no' },
      ...{ sender: 'Ana García Peña', amount: '20' },
    })
  expect((await give(ofOrder)).text).toContain(`ya se usó en el pedido ${first.number}.`)
  expect((await give(ofDonation)).status).toBe(303)
  expect((await approve(second.id, ofDonation)).text).toContain('ya se usó en la donación de ')
  const refund = (number: string, reference: string) =>
    staff.send(`/admin/pedidos/${number}`, {
      ...{ intent: 'refund', amount: '10', reason: 'llegó roto', reference, asks: 'no' },
    })
  const bank = randomUUID().slice(0, 12)
  expect((await refund(first.number, bank)).status).toBe(303)
  expect((await refund(first.number, bank)).text).toContain(
    `ya se usó en el pedido ${first.number}.`,
  )
})
