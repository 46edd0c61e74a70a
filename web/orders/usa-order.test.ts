import { expect, test } from 'vitest'
import { hourMs } from '#kernel/time.ts'
import { linkOf, orderById } from '#shop/orders/orders.service.server.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { asSystemActor, noon } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { atPayment } from '#tests/harness/orders/checkout.ts'
import { signingConfig } from '#tests/harness/users/users.ts'

const app = await testApp()
const ofCuba = /hora de Cuba|Entrega Rápida|El envío a Cuba va en el precio/

async function payersPage() {
  const order = await anOrder()
    .inUsa()
    .place(await asSystemActor({ config: signingConfig }))
  return visit(app, linkOf({ config: signingConfig }, order, 'payer'))
}

test('whoever waits for an order in the USA reads nothing of the way to Cuba, nor Cuba’s time', async () => {
  const { text } = await payersPage()
  expect(text).toContain('(hora del Este de EE. UU.)')
  expect(text).not.toMatch(ofCuba)
})

test('nor does whoever is at its checkout or pays it', async () => {
  const buyer = await atPayment({ usa: true })
  for (const step of ['entrega', 'comprador', 'pago']) {
    const { status, text } = await buyer.open(`/checkout/${step}`)
    expect([step, status]).toEqual([step, 200])
    expect(text).not.toMatch(ofCuba)
  }
  const payBy = new Date(noon.getTime() + hourMs)
  const { id } = await anOrder()
    .inUsa()
    .paidBy('paypal')
    .payBy(payBy)
    .insert(await testDatabase())
  const order = await orderById(await asSystemActor(), id)
  if (!order) throw new Error('no order')
  const link = linkOf({ config: signingConfig }, order, 'payer')
  const { text } = await visit(app, link.replace('/pedido/', '/checkout/paypal/'))
  expect(text).toContain('(hora del Este de EE. UU.)')
  expect(text).not.toMatch(ofCuba)
})

test('the order page lists shipping in the USA, as the cart and the letter do', async () => {
  const { text } = await payersPage()
  expect(text).toMatch(/Envío en EE\. UU\.\s*\$0\.00\s*Impuesto/)
})
