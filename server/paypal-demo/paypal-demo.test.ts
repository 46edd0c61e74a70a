import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { linkOf, orderById } from '#shop/orders/orders.service.server.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'
import { withPayPalDemo } from './open-demo.ts'

async function demoShop() {
  const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'paypal-demo-'))
  const { config, payPalDemo } = await withPayPalDemo({
    ...signingConfig,
    ...{ DATA_DIR, PAYPAL_MODE: 'demo' as const, SCREENING_DEMO: 'on' as const },
  })
  onTestFinished(() => {
    payPalDemo?.close()
    rmSync(DATA_DIR, { recursive: true })
  })
  const db = await testDatabase()
  const app = await testApp({ config, payPalDemo, now: () => new Date() })
  return { config, db, app, browser: await aBrowser('', app) }
}
type DemoShop = Awaited<ReturnType<typeof demoShop>>

/** An order whose buyer stands before the page that plays PayPal. */
async function atPayPal({ db, config, browser }: DemoShop) {
  const { id } = await anOrder().paidBy('paypal').insert(db)
  const order = await orderById(asSystem(db, 'a test'), id)
  if (!order) throw new Error('no order')
  const link = linkOf({ config }, order, 'payer')
  const pay = link.replace('/pedido/', '/checkout/paypal/')
  const led = redirectTarget(await browser.send(pay))
  const token = new URL(led, 'http://shop.test').searchParams.get('token') ?? ''
  const act = (action: string) => browser.send('/paypal-demo', { token, action })
  const state = async () => {
    const now = await orderById(asSystem(db, 'a test looks'), id)
    return now?.payment
  }
  const ledger = () =>
    inTransaction(asSystem(db, 'a test looks'), async ({ tx }) => {
      const entries = await tx
        .selectFrom('payments')
        .select(['kind', 'amount_cents'])
        .where('order_id', '=', id)
        .orderBy('id')
        .execute()
      return entries.map(({ kind, amount_cents: sum }) => `${kind} ${sum}`)
    })
  return { order, link, pay, page: led, token, act, state, ledger }
}

test('a buyer approves on a page that says in every language that it is a trial, and the order is paid once', async () => {
  const shop = await demoShop()
  const { link, pay, page, act, state, ledger, order } = await atPayPal(shop)
  expect((await shop.browser.open(pay)).text).toContain('Es una prueba')
  for (const language of ['es', 'en']) {
    const { text, status } = await shop.browser.open(`${page}&lng=${language}`)
    expect(status).toBe(200)
    expect(text).toContain('Prueba: aquí no se cobra nada')
    expect(text).toContain('Trial: nothing is charged here')
    expect(text).toContain(order.number)
  }
  const returned = await shop.browser.follow(await act('approve'))
  expect(redirectTarget(returned)).toBe(link)
  expect(await state()).toBe('paid')
  expect(await ledger()).toEqual([`capture ${order.total}`])
  // pressing the button again is too late for anything but what the page offers now
  await act('approve')
  expect(await ledger()).toEqual([`capture ${order.total}`])
})

test('the notice alone pays the order of a buyer who never comes back', async () => {
  const { act, state } = await atPayPal(await demoShop())
  await act('approve')
  expect(await state()).toBe('paid')
})

test('a declined card and a cancelled payment lead back to the payment page, where one pays after all', async () => {
  const shop = await demoShop()
  const { pay, act, state } = await atPayPal(shop)
  const declined = await shop.browser.follow(await act('decline'))
  expect(redirectTarget(declined)).toBe(`${pay}?pago=choose_again`)
  const cancelled = await shop.browser.follow(await act('cancel'))
  expect(redirectTarget(cancelled)).toBe(`${pay}?pago=cancelled`)
  expect(await state()).toBe('awaiting_payment')
  await act('approve')
  expect(await state()).toBe('paid')
})

test('a payment under review is paid or rejected when the review ends', async () => {
  const shop = await demoShop()
  const accepted = await atPayPal(shop)
  await accepted.act('pending')
  expect(await accepted.state()).toBe('under_review')
  await accepted.act('complete')
  expect(await accepted.state()).toBe('paid')
  const rejected = await atPayPal(shop)
  await rejected.act('pending')
  await rejected.act('deny')
  expect(await rejected.state()).not.toBe('paid')
  expect(await rejected.ledger()).toEqual([])
})

test('a dispute won keeps the money, a lost one and a refund return it', async () => {
  const shop = await demoShop()
  const paidOrder = async () => {
    const one = await atPayPal(shop)
    await one.act('approve')
    return one
  }
  const won = await paidOrder()
  await won.act('dispute')
  expect(await won.state()).toBe('disputed')
  await won.act('won')
  expect(await won.state()).toBe('paid')
  const returned = ({ order }: typeof won) => [`capture ${order.total}`, `refund ${order.total}`]
  const lost = await paidOrder()
  await lost.act('dispute')
  await lost.act('lost')
  expect(await lost.ledger()).toEqual(returned(lost))
  const refunded = await paidOrder()
  await refunded.act('refund')
  expect(await refunded.state()).toBe('refunded')
  expect(await refunded.ledger()).toEqual(returned(refunded))
})

test('only administrators see the list of payments; a shop without the demonstration has no such page', async () => {
  const shop = await demoShop()
  const { order } = await atPayPal(shop)
  expect((await shop.browser.open('/paypal-demo')).status).toBe(404)
  const { cookie } = await aUser(shop.db, { role: 'admin' })
  const owner = await aBrowser(cookie, shop.app)
  expect((await owner.open('/paypal-demo')).text).toContain(order.number)
  expect((await shop.browser.open('/paypal-demo?token=DEMO0')).status).toBe(404)
  const without = await aBrowser(cookie)
  expect((await without.open('/paypal-demo')).status).toBe(404)
})

test('its interface answers nobody who does not know its secret, and a forged notice is refused', async () => {
  const { config, browser } = await demoShop()
  const api = await fetch(`${config.PAYPAL_API_BASE}/v2/checkout/orders`, { method: 'POST' })
  expect(api.status).toBe(401)
  const forged = await browser.app.request('http://shop.test/webhooks/paypal', {
    method: 'POST',
    body: JSON.stringify({ id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: {} }),
    headers: {
      'PAYPAL-AUTH-ALGO': 'SHA256withRSA',
      'PAYPAL-CERT-URL': 'https://api.paypal.com/v1/notifications/certs/demo',
      'PAYPAL-TRANSMISSION-ID': 'a',
      'PAYPAL-TRANSMISSION-SIG': 'b',
      'PAYPAL-TRANSMISSION-TIME': new Date().toISOString(),
    },
  })
  expect(forged.status).toBe(401)
})
