import { expect, test } from 'vitest'
import { setMaintenance } from '#shop/maintenance/maintenance.service.server.ts'
import { linkOf, orderById } from '#shop/orders/orders.service.server.ts'
import { asAdmin, asSystemActor } from '#tests/harness/actors.ts'
import { testApp, type Visit, visit } from '#tests/harness/app.ts'
import { leadsTo } from '#tests/harness/browser.ts'
import { type PayPalShop, payPalShop } from '#tests/harness/paypal-shop.ts'
import { signingConfig } from '#tests/harness/people.ts'
import { aPlainOrder } from '#tests/harness/plain-orders.ts'
import { approve } from '#tests/twins/paypal-books.ts'

async function open(wanted: Parameters<typeof aPlainOrder>[1] = {}) {
  const shop = await payPalShop()
  const app = await testApp({ config: shop.at().config })
  const { id } = await aPlainOrder(shop.db, wanted)
  const order = await orderById(await asSystemActor(), id)
  if (!order) throw new Error('no order')
  const link = linkOf({ config: signingConfig }, order, 'payer')
  const address = link.replace('/pedido/', '/checkout/paypal/')
  const post = (path: string, fields: Record<string, string> = {}) =>
    visit(app, path, { method: 'POST', body: new URLSearchParams(fields) })
  return { shop, app, order, link, address, post }
}

/** The tags of the forms that lead to an address. */
const formOf = ({ html }: Visit, address: string): string =>
  [...html.matchAll(/<form[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`action="${address}"`))
    .join()

/** The buyer agrees at PayPal, which sends him back. */
function agreeing(shop: PayPalShop, atPayPal: Visit): string {
  const id = new URL(leadsTo(atPayPal)).searchParams.get('token') ?? ''
  approve(shop.books, id)
  const { pathname, search } = new URL(shop.books.orders.get(id)?.returnUrl ?? '')
  return `${pathname}${search}&token=${id}&PayerID=P1`
}

test('without any script one pays: a button, PayPal, and back to the order (S-022)', async () => {
  const { shop, app, order, link, address, post } = await open()
  const page = await visit(app, address)
  expect(page.text).toContain('Pagar con PayPal')
  expect(page.text).toContain('$309.70')
  expect(formOf(page, address)).toContain('method="post"')
  const atPayPal = await post(address)
  expect([atPayPal.status, leadsTo(atPayPal)]).toEqual([
    303,
    expect.stringContaining(`${shop.twin.base}/checkoutnow?token=`),
  ])
  const back = await visit(app, agreeing(shop, atPayPal))
  expect([back.status, leadsTo(back)]).toEqual([303, link])
  expect((await shop.standing(order.id)).payment).toBe('paid')
  expect(leadsTo(await visit(app, address))).toBe(link)
})

test('whoever cancels or is declined comes back to where he pays, and reads why', async () => {
  const { shop, app, address, post } = await open()
  const returning = agreeing(shop, await post(address))
  const cancelled = await visit(app, returning.replace('vuelta', 'cancelado'))
  expect(leadsTo(cancelled)).toBe(`${address}?pago=cancelled`)
  expect((await visit(app, leadsTo(cancelled))).text).toContain('No se cobró nada.')
  shop.books.faults.capture.push({ kind: 'issue', issue: 'INSTRUMENT_DECLINED' })
  const declined = await visit(app, returning)
  expect(leadsTo(declined)).toBe(`${address}?pago=choose_again`)
  const english = await visit(app, `${leadsTo(declined)}&lng=en`)
  expect(english.text).toContain('PayPal declined that card or account.')
})

test('nobody comes back from a payment by naming only half of it', async () => {
  const { shop, app, order, address, post } = await open()
  const returning = new URL(agreeing(shop, await post(address)), 'http://shop.test')
  for (const lost of ['token', 'intento'])
    for (const instead of ['', 'invented', '00000000-0000-4000-8000-000000000000']) {
      const half = new URL(returning)
      half.searchParams.set(lost, instead)
      expect(leadsTo(await visit(app, half.pathname + half.search))).toBe('/pedido/buscar')
    }
  expect((await shop.standing(order.id)).payment).toBe('awaiting_payment')
})

test("PayPal's buttons begin and end the same payment, and never another order's", async () => {
  const { shop, order, link, address, post } = await open()
  const other = await open()
  const begun = await post(`${address}/boton`, { intent: 'create' })
  const { id } = JSON.parse(begun.html) as { id: string }
  approve(shop.books, id)
  const foreign = await post(`${other.address}/boton`, { intent: 'capture', order: id })
  expect([foreign.status, JSON.parse(foreign.html)]).toEqual([400, { outcome: 'unknown_payment' }])
  const taken = await post(`${address}/boton`, { intent: 'capture', order: id })
  expect(JSON.parse(taken.html)).toEqual({ outcome: 'paid', location: link })
  expect((await shop.standing(order.id)).captured).toBe(30_970)
})

test('the page that pays lets in PayPal, cards and wallets, and its form may lead there (S-353)', async () => {
  const { shop, app, address } = await open()
  const policy = (await visit(app, address)).headers.get('Content-Security-Policy') ?? ''
  const part = (name: string) => policy.split('; ').find((rule) => rule.startsWith(name)) ?? ''
  const providers = ['https://*.paypal.com', 'https://*.venmo.com', 'https://pay.google.com']
  for (const name of ['script-src', 'connect-src', 'frame-src', 'form-action'])
    for (const host of [...providers, shop.twin.base]) expect(part(name)).toContain(host)
  expect(part('script-src')).toMatch(/'nonce-[A-Za-z0-9+/=]{24}'/)
  expect(policy).not.toContain('unsafe')
  const elsewhere = (await visit(app, '/catalogo')).headers.get('Content-Security-Policy')
  expect(elsewhere).not.toContain('paypal')
})

test('a link that is not the payer’s opens no payment, and a script learns no more', async () => {
  const { app, order, post } = await open()
  const recipients = linkOf({ config: signingConfig }, order, 'recipient')
  const wrong = [recipients.replace('/pedido/', '/checkout/paypal/'), '/checkout/paypal/pAAAA']
  for (const address of wrong) {
    expect((await visit(app, address)).status).toBe(404)
    expect((await post(address)).status).toBe(404)
    expect((await post(`${address}/boton`, { intent: 'create' })).status).toBe(404)
  }
})

test('what cannot be paid is said, not broken', async () => {
  const held = await open({ compliance: 'held' })
  const refused = await held.post(held.address)
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining('Tu pedido está en una verificación obligatoria.'),
  ])
  const away = await open()
  away.shop.books.faults.create.push({ kind: 'status', status: 503 })
  const later = await away.post(away.address)
  expect([later.status, later.text]).toEqual([409, expect.stringContaining('PayPal no responde')])
})

test('in maintenance no payment begins (S-253)', async () => {
  const { shop, address, post } = await open()
  await setMaintenance(await asAdmin(), true)
  try {
    const refused = await post(address)
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining('Las compras están deshabilitadas temporalmente.'),
    ])
    expect((await post(`${address}/boton`, { intent: 'create' })).status).toBe(409)
    expect(shop.books.orders.size).toBe(0)
  } finally {
    await setMaintenance(await asAdmin(), false)
  }
})

test('get-paypal-client-id takes no body and answers with clientId; without one it is not found (S-339)', async () => {
  const ask = async (app: Awaited<ReturnType<typeof testApp>>) => {
    const answer = await visit(app, '/functions/v1/get-paypal-client-id', { method: 'POST' })
    return [answer.status, JSON.parse(answer.html)]
  }
  const { app } = await open()
  expect(await ask(app)).toEqual([200, { clientId: 'client-1' }])
  expect(await ask(await testApp())).toEqual([404, { error: { message: 'not_configured' } }])
})

test('without a client id the payments are off and the shop goes on (S-291, S-374)', async () => {
  const { address } = await open()
  const without = await testApp()
  const page = await visit(without, address)
  expect(page.status).toBe(200)
  expect(page.text).toContain('PayPal no está disponible en este momento.')
  expect(formOf(page, address)).not.toContain('method="post"')
})
