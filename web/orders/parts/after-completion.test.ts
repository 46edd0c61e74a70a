import { expect, test } from 'vitest'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { decidePart } from '#shop/payments/parts/staff/decide-part.service.server.ts'
import { partDecision } from '#shop/payments/parts/staff/part-decision.input.ts'
import { notice } from '#tests/fakes/paypal-state.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { asAdmin, asSystemActor } from '#tests/harness/database/actors.ts'
import { partIds, payPart } from '#tests/harness/payments/parts.ts'
import { takeNotice } from '#tests/harness/payments/payments.ts'
import { noticeOf } from '#tests/harness/payments/paypal-notices.ts'
import { shopWithParts } from '#tests/harness/payments/shop-with-parts.ts'
import { aUser } from '#tests/harness/users/users.ts'

const tested = shopWithParts()

/** An order that three relatives paid, with its pages, and somebody of the staff. */
async function aCompleteOrder() {
  const { shop, app } = tested
  const { id, link, parts } = await tested.dividedInThree()
  const ids = await partIds(shop, id)
  for (const part of ids) await payPart(shop, part)
  const order = await orderById(await asSystemActor(), id)
  if (!order) throw new Error('no order')
  const paid = [...shop.state.orders.values()].at(-ids.length)
  const capture = paid?.captures[0]?.id ?? ''
  const user = await aUser(shop.db, { role: 'admin', name: 'Marta Ruiz' })
  const panel = await testApp({ config: shop.at().config, now: () => new Date() })
  const staff = await aBrowser(user.cookie, panel)
  const [first = '', second = ''] = parts
  return {
    giveBack: async (amount: string) => {
      const asked = { intent: 'return', part: ids[0], amount, reason: 'llegó roto' }
      const ctx = await asAdmin({ ...shop.at(1), actor: { role: 'admin', id: user.id } })
      expect(
        await decidePart({ ...ctx, ...shop.at(1), actor: ctx.actor }, partDecision.parse(asked)),
      ).toMatchObject({ ok: true })
    },
    dispute: async (event: 'CREATED' | 'RESOLVED', outcome_code = '') => {
      const about = { id: 'PP-D-1', disputed_transactions: [{ seller_transaction_id: capture }] }
      const resource = outcome_code ? { ...about, dispute_outcome: { outcome_code } } : about
      const sent = notice(shop.state, { event_type: `CUSTOMER.DISPUTE.${event}`, resource })
      await takeNotice(shop.at(5), noticeOf(sent))
    },
    /** PayPal returns what the first one paid. */
    lost: () => {
      paid?.refunds.push({
        ...{ id: `R-${capture}`, captureId: capture, status: 'COMPLETED', value: '100.00' },
      })
      if (paid?.captures[0]) paid.captures[0].status = 'REFUNDED'
    },
    buyer: async (lng = 'es') => (await visit(app, `${link}?lng=${lng}`)).text,
    payer: async (lng = 'es') => (await visit(app, `${first}?lng=${lng}`)).text,
    other: async (lng = 'es') => (await visit(app, `${second}?lng=${lng}`)).text,
    panel: (query = '') => staff.open(`/admin/pedidos/${order.number}?lng=es${query}`),
    parts: () => staff.open(`/admin/partes?pedido=${order.number}&lng=es`),
  }
}

test('what goes back of a part after all had come is a refund that nobody is asked to pay again', async () => {
  const order = await aCompleteOrder()
  expect(await order.payer()).toContain('Están todas las partes y el pedido está pagado')
  expect(await order.payer()).not.toContain('Si el pedido no llega a completarse')
  await order.giveBack('30')
  for (const page of [await order.buyer(), await order.payer(), await order.other()])
    expect(page).not.toMatch(/[Ff]altan \$/)
  for (const page of [await order.buyer('en'), await order.payer('en'), await order.other('en')])
    expect(page).not.toMatch(/missing|still needed: \$/i)
  expect(await order.payer()).toContain('Te devolvimos $30.00 de tu parte')
  expect(await order.payer('en')).toContain('We returned $30.00 of your part')
  expect(await order.other()).not.toContain('$30.00')
  expect(await order.buyer()).toContain('Volvieron $30.00 a quien los pagó')
  const panel = await order.panel()
  expect(panel.text).toContain('Pagado entre varios, en 3 partes.')
  expect(panel.text).toContain('volvieron $30.00')
  expect(panel.text).toContain('devuelve $30.00 de la parte 1')
  expect(panel.text).toContain('llegó roto')
  expect(panel.text).toContain('Marta Ruiz')
  expect((await order.parts()).text).toMatch(/Devuelto\s*:\s*\$30\.00/)
})

test('the order of several payers leads to its parts instead of asking for a sum that it refuses', async () => {
  const order = await aCompleteOrder()
  const { page } = await order.panel()
  const links = page.hrefs.filter((href) => href.startsWith('/admin/partes?pedido='))
  expect(links.length).toBeGreaterThan(1)
  expect(page.hrefs.some((href) => href.includes('accion=refund'))).toBe(false)
  expect((await order.panel('&accion=refund')).page.valuesOf('amount')).toEqual([])
})

test('a disputed part of a complete order is told as it is to all who read of it, and holds what would be packed', async () => {
  const order = await aCompleteOrder()
  await order.dispute('CREATED')
  expect(await order.payer()).toContain('Tu pago está en disputa')
  expect(await order.payer('en')).toContain('Your payment is disputed')
  expect((await order.panel()).text).toContain('Responder a la disputa')
  const asPromised = async () => {
    expect(await order.other()).toContain('Están todas las partes y el pedido está pagado')
    for (const page of [await order.buyer(), await order.payer(), await order.other()]) {
      expect(page).not.toMatch(/[Ff]altan \$/)
      expect(page).not.toContain('terminó sin completarse')
    }
  }
  await asPromised()
  order.lost()
  await order.dispute('RESOLVED', 'RESOLVED_BUYER_FAVOUR')
  await asPromised()
  expect(await order.payer()).toContain('El dinero de tu parte volvió')
  const buyer = await order.buyer()
  expect(buyer).toContain('La forma de pago devolvió $100.00 a quien lo pagó. El pedido no sale')
  expect(buyer).not.toContain('tu pedido sigue como se ve aquí')
  const panel = (await order.panel()).text
  expect(panel).toContain('Decidir: falta dinero de una parte')
  expect(panel).not.toMatch(/Siguiente paso:\s*Preparar/)
})

test('a dispute of a part that the shop wins leaves the order as it was', async () => {
  const order = await aCompleteOrder()
  await order.dispute('CREATED')
  await order.dispute('RESOLVED', 'RESOLVED_SELLER_FAVOUR')
  expect(await order.payer()).toContain('Están todas las partes y el pedido está pagado')
  expect((await order.panel()).text).not.toContain('Decidir: falta dinero')
})
