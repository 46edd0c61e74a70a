import { expect, test } from 'vitest'
import { cents, zero } from '#kernel/money.ts'
import { hourMs } from '#kernel/time.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { changePayment } from '#shop/orders/lifecycle/changes.service.server.ts'
import { linkOf, orderById } from '#shop/orders/orders.service.server.ts'
import { openZelle } from '#shop/payments/manual-transfer/transfers.service.server.ts'
import { setMethod } from '#shop/payments/methods/configure.service.server.ts'
import { approve } from '#tests/fakes/paypal-state.ts'
import { testApp, type Visit, visit } from '#tests/harness/app/app.ts'
import { redirectTarget } from '#tests/harness/app/browser.ts'
import { asSystemActor, noon } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { type PayPalShop, payPalShop } from '#tests/harness/payments/paypal-shop.ts'
import { signingConfig } from '#tests/harness/users/users.ts'

const offer = 'Este mismo pedido también se paga con PayPal o tarjeta.'

/** An order that its buyer chose to pay by Zelle, in a shop where PayPal is open too. */
async function byZelle() {
  const shop = await payPalShop()
  const app = await testApp({ config: shop.at().config })
  const payBy = new Date(noon.getTime() + 72 * hourMs)
  const { id } = await anOrder().payBy(payBy).insert(shop.db)
  const system = await asSystemActor()
  const order = await orderById(system, id)
  if (!order) throw new Error('no order')
  await openZelle(system, order)
  const link = linkOf({ config: signingConfig }, order, 'payer')
  const address = link.replace('/pedido/', '/checkout/paypal/')
  const post = (path: string, fields: Record<string, string> = {}) =>
    visit(app, path, { method: 'POST', body: new URLSearchParams(fields) })
  const now = async () => {
    const found = await orderById(system, id)
    return { payment: found?.payment, method: found?.method, payBy: found?.payBy }
  }
  return { shop, app, order, link, address, post, now }
}

function agreeing(shop: PayPalShop, atPayPal: Visit): string {
  const id = new URL(redirectTarget(atPayPal)).searchParams.get('token') ?? ''
  approve(shop.state, id)
  const { pathname, search } = new URL(shop.state.orders.get(id)?.returnUrl ?? '')
  return `${pathname}${search}&token=${id}&PayerID=P1`
}

test('who chose Zelle pays the same order with PayPal as long as nothing was sent', async () => {
  const { shop, app, order, link, address, post, now } = await byZelle()
  const page = await visit(app, link)
  expect(page.text).toContain(offer)
  expect(page.page.all(`a[href="${address}"]`)).toHaveLength(1)
  const paying = await visit(app, address)
  expect(paying.text).toContain('Si ya enviaste el dinero por Zelle, no pagues otra vez')
  expect(paying.text).not.toContain('Te guardamos los equipos')
  const back = await visit(app, agreeing(shop, await post(address)))
  expect(redirectTarget(back)).toBe(link)
  expect(await now()).toMatchObject({ payment: 'paid', method: 'paypal' })
  expect(await shop.statusOf(order.id)).toMatchObject({ captured: 30_970 })
  const paid = await visit(app, link)
  expect(paid.text).toContain('¡Gracias! Tu pago está confirmado')
  expect(paid.text).not.toContain('Envía exactamente')
})

test('an approval after the transfer was confirmed takes nothing and says that it is paid', async () => {
  const { shop, app, order, link, address, post, now } = await byZelle()
  const returning = agreeing(shop, await post(address))
  const paid = await changePayment(await asSystemActor(), {
    orderId: order.id,
    to: 'paid',
    reason: 'a test',
  })
  expect(paid.ok).toBe(true)
  const returned = redirectTarget(await visit(app, returning))
  expect(returned).toBe(`${link}?pago=paid_otherwise`)
  expect((await visit(app, returned)).text).toContain(
    'Ya estaba pagado: esta vez no se cobró nada.',
  )
  const late = redirectTarget(await visit(app, returning.replace('vuelta', 'cancelado')))
  expect(late).toBe(returned)
  expect(await now()).toMatchObject({ payment: 'paid', method: 'zelle' })
  expect(await shop.statusOf(order.id)).toMatchObject({ captured: 0 })
})

test('looking at PayPal, cancelling there or a declined card leave the transfer as it was', async () => {
  const { shop, app, link, address, post, now } = await byZelle()
  const before = await now()
  const returning = agreeing(shop, await post(address))
  const cancelled = redirectTarget(await visit(app, returning.replace('vuelta', 'cancelado')))
  expect(cancelled).toBe(`${address}?pago=cancelled`)
  expect(await now()).toEqual(before)
  shop.state.faults.capture.push({ kind: 'issue', issue: 'INSTRUMENT_DECLINED' })
  expect(redirectTarget(await visit(app, returning))).toBe(`${address}?pago=choose_again`)
  expect(await now()).toMatchObject({ payment: 'awaiting_proof', method: 'zelle' })
  expect((await visit(app, link)).text).toContain('Envía exactamente')
  expect(redirectTarget(await visit(app, returning))).toBe(link)
  expect(await now()).toMatchObject({ payment: 'paid', method: 'paypal' })
})

test('with a proof, with PayPal closed for the sum, or once it is cancelled, PayPal is not offered and takes nothing', async () => {
  const { shop, app, order, link, address, post, now } = await byZelle()
  const returning = agreeing(shop, await post(address))
  const limits = { method: 'paypal', isActive: true, destinations: ['usa', 'cuba'] } as const
  const system = await asSystemActor()
  await setMethod(system, { ...limits, min: zero, max: cents(100_00) }, null)
  expect((await visit(app, link)).text).not.toContain(offer)
  expect(redirectTarget(await visit(app, address))).toBe(link)
  expect(redirectTarget(await post(address))).toBe(link)
  await setMethod(system, { ...limits, min: zero, max: null }, null)
  await inTransaction(asSystem(shop.db, 'a proof'), ({ tx }) =>
    tx
      .updateTable('orders')
      .set({ payment_status: 'proof_received' })
      .where('id', '=', order.id)
      .execute(),
  )
  expect((await visit(app, link)).text).not.toContain(offer)
  const returned = redirectTarget(await visit(app, returning))
  expect(returned).toBe(`${link}?pago=now_transfer`)
  expect((await visit(app, returned)).text).toContain('En línea no se cobró nada')
  expect((await post(link, { intent: 'cancel' })).status).toBe(200)
  const late = redirectTarget(await visit(app, returning))
  expect(late).toBe(`${link}?pago=order_closed`)
  expect((await visit(app, late)).text).toContain('No se cobró nada.')
  expect(await now()).toMatchObject({ payment: 'cancelled', method: 'zelle' })
  expect(await shop.statusOf(order.id)).toMatchObject({ captured: 0 })
})
