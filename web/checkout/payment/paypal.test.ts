import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { minuteMs } from '#kernel/time.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { setMaintenance } from '#shop/maintenance/maintenance.service.server.ts'
import { linkOf, orderById } from '#shop/orders/orders.service.server.ts'
import { approve } from '#tests/fakes/paypal-state.ts'
import { testApp, type Visit, visit } from '#tests/harness/app/app.ts'
import { redirectTarget } from '#tests/harness/app/browser.ts'
import { asAdmin, asSystemActor, noon } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { type PayPalShop, payPalShop } from '#tests/harness/payments/paypal-shop.ts'
import { signingConfig } from '#tests/harness/users/users.ts'

async function open(ordered = anOrder().paidBy('paypal')) {
  const shop = await payPalShop()
  const app = await testApp({ config: shop.at().config })
  const { id } = await ordered.insert(shop.db)
  const order = await orderById(await asSystemActor(), id)
  if (!order) throw new Error('no order')
  const link = linkOf({ config: signingConfig }, order, 'payer')
  const url = link.replace('/pedido/', '/checkout/paypal/')
  const post = (path: string, fields: Record<string, string> = {}) =>
    visit(app, path, { method: 'POST', body: new URLSearchParams(fields) })
  return { shop, app, order, link, address: url, post }
}

/** How the forms with a URL send it. */
const methodsOf = ({ page }: Visit, url: string) =>
  page.all(`form[action="${url}"]`).map((form) => form.getAttribute('method'))

/** The buyer approves at PayPal and is redirected back. */
function agreeing(shop: PayPalShop, atPayPal: Visit): string {
  const id = new URL(redirectTarget(atPayPal)).searchParams.get('token') ?? ''
  approve(shop.state, id)
  const { pathname, search } = new URL(shop.state.orders.get(id)?.returnUrl ?? '')
  return `${pathname}${search}&token=${id}&PayerID=P1`
}

test('without scripts a buyer pays by a button, PayPal, and the redirect to the order (S-022)', async () => {
  const { shop, app, order, link, address: url, post } = await open()
  const page = await visit(app, url)
  expect(page.text).toContain('Pagar con PayPal')
  expect(page.text).toContain('$309.70')
  expect(methodsOf(page, url)).toContain('post')
  const atPayPal = await post(url)
  expect([atPayPal.status, redirectTarget(atPayPal)]).toEqual([
    303,
    expect.stringContaining(`${shop.fake.base}/checkoutnow?token=`),
  ])
  const back = await visit(app, agreeing(shop, atPayPal))
  expect([back.status, redirectTarget(back)]).toEqual([303, link])
  expect((await shop.statusOf(order.id)).payment).toBe('paid')
  expect(redirectTarget(await visit(app, url))).toBe(link)
})

test('a cancelled or declined payment redirects to the payment page with the reason', async () => {
  const { shop, app, address: url, post } = await open()
  const returning = agreeing(shop, await post(url))
  const cancelled = await visit(app, returning.replace('vuelta', 'cancelado'))
  expect(redirectTarget(cancelled)).toBe(`${url}?pago=cancelled`)
  expect((await visit(app, redirectTarget(cancelled))).text).toContain('No se cobró nada.')
  shop.state.faults.capture.push({ kind: 'issue', issue: 'INSTRUMENT_DECLINED' })
  const declined = await visit(app, returning)
  expect(redirectTarget(declined)).toBe(`${url}?pago=choose_again`)
  const english = await visit(app, `${redirectTarget(declined)}&lng=en`)
  expect(english.text).toContain('PayPal declined that card or account.')
})

test('an order whose payment was cancelled is paid by a transfer instead, and by that alone', async () => {
  const payBy = new Date(noon.getTime() + 10 * minuteMs)
  const {
    shop,
    app,
    order,
    link,
    address: url,
    post,
  } = await open(anOrder().paidBy('paypal').payBy(payBy))
  const returning = agreeing(shop, await post(url))
  const cancelled = await visit(app, `${url}?pago=cancelled`)
  expect(cancelled.text).toContain('Te guardamos los equipos 15 minutos, hasta las')
  expect(cancelled.text).toContain('Este mismo pedido también se paga por Zelle.')
  const chosen = await post(url, { intent: 'transfer', method: 'zelle' })
  expect([chosen.status, redirectTarget(chosen)]).toEqual([303, link])
  const page = await visit(app, link)
  expect(page.text).toMatch(/Envía exactamente.*no pagues con dinero de verdad.*Importe/)
  expect((await shop.statusOf(order.id)).payment).toBe('awaiting_proof')
  expect((await visit(app, url)).text).toContain('no pagues otra vez: sube el comprobante')
  const returned = redirectTarget(await visit(app, returning))
  expect(returned).toBe(`${link}?pago=now_transfer`)
  expect((await visit(app, returned)).text).toContain('En línea no se cobró nada')
  expect(await shop.statusOf(order.id)).toMatchObject({ payment: 'awaiting_proof', captured: 0 })
})

test('who pays by a transfer instead gets the e-mail of an order by transfer: amount, memo, deadline and the page with the account', async () => {
  const { shop, order, link, address: url, post } = await open()
  await post(url, { intent: 'transfer', method: 'zelle' })
  const sent = await inTransaction(asSystem(shop.db, 'a test reads'), async ({ tx }) => {
    const { rows } = await sql<{ kind: string; text: string }>`
      select letter as kind, text from outbox where subject like ${`%${order.number}%`}`.execute(tx)
    return rows
  })
  expect(sent.map(({ kind }) => kind)).toEqual(['order_received'])
  for (const part of ['PAGA CON ZELLE', 'Monto exacto', order.number, 'Antes de', link])
    expect(sent[0]?.text).toContain(part)
  expect(sent[0]?.text).not.toContain('PayPal')
})

test('a transfer that the shop does not offer, and a paid order, change nothing', async () => {
  const { shop, app, order, link, address: url, post } = await open()
  expect((await post(url, { intent: 'transfer', method: 'paypal' })).status).toBe(409)
  expect((await shop.statusOf(order.id)).payment).toBe('awaiting_payment')
  await visit(app, agreeing(shop, await post(url)))
  expect(redirectTarget(await post(url, { intent: 'transfer', method: 'zelle' }))).toBe(link)
  expect((await shop.statusOf(order.id)).payment).toBe('paid')
  expect((await visit(app, link)).text).toContain('¡Gracias! Tu pago está confirmado')
})

test('a return with only half of a payment’s ids is refused', async () => {
  const { shop, app, order, address: url, post } = await open()
  const returning = new URL(agreeing(shop, await post(url)), 'http://shop.test')
  for (const lost of ['token', 'intento'])
    for (const instead of ['', 'invented', '00000000-0000-4000-8000-000000000000']) {
      const half = new URL(returning)
      half.searchParams.set(lost, instead)
      expect(redirectTarget(await visit(app, half.pathname + half.search))).toBe('/pedido/buscar')
    }
  expect((await shop.statusOf(order.id)).payment).toBe('awaiting_payment')
})

test('PayPal’s buttons start and capture the order’s own payment only', async () => {
  const { shop, order, link, address: url, post } = await open()
  const other = await open()
  const started = await post(`${url}/boton`, { intent: 'create' })
  const { id } = JSON.parse(started.html) as { id: string }
  approve(shop.state, id)
  const foreign = await post(`${other.address}/boton`, { intent: 'capture', order: id })
  expect([foreign.status, JSON.parse(foreign.html)]).toEqual([400, { outcome: 'unknown_payment' }])
  const taken = await post(`${url}/boton`, { intent: 'capture', order: id })
  expect(JSON.parse(taken.html)).toEqual({ outcome: 'paid', location: link })
  expect((await shop.statusOf(order.id)).captured).toBe(30_970)
})

test('the payment page allows PayPal, cards and wallets, and its form may post there (S-353)', async () => {
  const { shop, app, address: url } = await open()
  const policy = (await visit(app, url)).headers.get('Content-Security-Policy') ?? ''
  const part = (name: string) => policy.split('; ').find((rule) => rule.startsWith(name)) ?? ''
  const providers = ['https://*.paypal.com', 'https://*.venmo.com', 'https://pay.google.com']
  for (const name of ['script-src', 'connect-src', 'frame-src', 'form-action'])
    for (const host of [...providers, shop.fake.base]) expect(part(name)).toContain(host)
  expect(part('script-src')).toMatch(/'nonce-[A-Za-z0-9+/=]{24}'/)
  expect(policy).not.toContain('unsafe')
  const elsewhere = (await visit(app, '/catalogo')).headers.get('Content-Security-Policy')
  expect(elsewhere).not.toContain('paypal')
})

test('a link that is not the payer’s opens no payment, and a script gets the same response', async () => {
  const { app, order, post } = await open()
  const recipients = linkOf({ config: signingConfig }, order, 'recipient')
  const invalid = [recipients.replace('/pedido/', '/checkout/paypal/'), '/checkout/paypal/pAAAA']
  for (const url of invalid) {
    expect((await visit(app, url)).status).toBe(404)
    expect((await post(url)).status).toBe(404)
    expect((await post(`${url}/boton`, { intent: 'create' })).status).toBe(404)
  }
})

test('an order that cannot be paid shows the reason', async () => {
  const held = await open(anOrder().paidBy('paypal').held())
  const refused = await held.post(held.address)
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining('Tu pedido está en una verificación obligatoria.'),
  ])
  const redirected = await open()
  redirected.shop.state.faults.create.push({ kind: 'status', status: 503 })
  const later = await redirected.post(redirected.address)
  expect([later.status, later.text]).toEqual([409, expect.stringContaining('PayPal no responde')])
})

test('in maintenance no payment starts (S-253)', async () => {
  const { shop, address: url, post } = await open()
  await setMaintenance(await asAdmin(), true)
  try {
    const refused = await post(url)
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining('Las compras están deshabilitadas temporalmente.'),
    ])
    expect((await post(`${url}/boton`, { intent: 'create' })).status).toBe(409)
    expect(shop.state.orders.size).toBe(0)
  } finally {
    await setMaintenance(await asAdmin(), false)
  }
})

test('in maintenance a payment that was begun goes on, and the page of another says what can be done', async () => {
  const { shop, app, order, link, address: url, post } = await open()
  const other = await open()
  const started = redirectTarget(await post(url))
  await setMaintenance(await asAdmin(), true)
  try {
    const closed = await visit(other.app, other.address)
    expect(closed.text).toContain('Un pago que ya empezó sigue su curso')
    expect(closed.text).not.toContain('Pagar en la página de PayPal')
    expect(closed.text).toContain('Pagar por Zelle')
    expect((await visit(app, url)).text).toContain('Pagar en la página de PayPal')
    const again = await post(url)
    expect([again.status, redirectTarget(again)]).toEqual([303, started])
    expect(redirectTarget(await visit(app, agreeing(shop, again)))).toBe(link)
    expect((await shop.statusOf(order.id)).payment).toBe('paid')
    const transfer = await other.post(other.address, { intent: 'transfer', method: 'zelle' })
    expect(redirectTarget(transfer)).toBe(other.link)
  } finally {
    await setMaintenance(await asAdmin(), false)
  }
})

test('get-paypal-client-id takes no body and answers with clientId; without one it is not found (S-339)', async () => {
  const send = async (app: Awaited<ReturnType<typeof testApp>>) => {
    const response = await visit(app, '/functions/v1/get-paypal-client-id', { method: 'POST' })
    return [response.status, JSON.parse(response.html)]
  }
  const { app } = await open()
  expect(await send(app)).toEqual([200, { clientId: 'client-1' }])
  expect(await send(await testApp())).toEqual([404, { error: { message: 'not_configured' } }])
})

test('without a client id payments by PayPal are off and the rest of the shop works (S-291, S-374)', async () => {
  const { address: url } = await open()
  const without = await testApp()
  const page = await visit(without, url)
  expect(page.status).toBe(200)
  expect(page.text).toContain('PayPal no está disponible en este momento.')
  expect(page.text).not.toContain('Pagar en la página de PayPal')
  expect(page.text).toContain('Pagar por Zelle')
})
