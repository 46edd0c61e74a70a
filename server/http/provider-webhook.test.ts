import { expect, test } from 'vitest'
import { approve, notice } from '#tests/fakes/paypal-state.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { startOrder } from '#tests/harness/payments/payments.ts'
import { payPalShop } from '#tests/harness/payments/paypal-shop.ts'

test('a forged webhook costs no call to PayPal', async () => {
  const shop = await payPalShop()
  const app = await testApp({ config: shop.at().config })
  const { body, headers } = notice(shop.state, {
    event_type: 'CHECKOUT.ORDER.APPROVED',
    resource: { id: 'unknown' },
  })
  const sendWebhook = async (changed: Record<string, string>) => {
    const init = { method: 'POST', body, headers: { ...headers, ...changed } }
    return (await app.request('http://shop.test/webhooks/paypal', init)).status
  }
  const forged = [
    ...Object.keys(headers).map((name) => ({ [name]: '' })),
    { 'PAYPAL-CERT-URL': 'https://api.paypal.com.example/certs/1' },
    { 'PAYPAL-TRANSMISSION-TIME': '2026-11-01T17:00:00Z' },
  ]
  for (const changed of forged)
    expect([changed, await sendWebhook(changed)]).toEqual([changed, 401])
  expect(shop.state.calls).toEqual([])
  expect(await sendWebhook({})).toBe(200)
  expect(shop.state.calls.length).toBeGreaterThan(0)
})

test('a PayPal webhook is handled; a forged one gets 401, a malformed one 400, and neither changes anything', async () => {
  const shop = await payPalShop()
  const app = await testApp({ config: shop.at().config })
  const { id } = await anOrder().paidBy('paypal').insert(shop.db)
  const started = await startOrder(shop.at(), id)
  if (!started.ok) throw new Error(started.code)
  approve(shop.state, started.value.providerPaymentId)
  const { body, headers } = notice(shop.state, {
    event_type: 'CHECKOUT.ORDER.APPROVED',
    resource: { id: started.value.providerPaymentId },
  })
  const sendWebhook = async (raw: string, overrides: Record<string, string>) => {
    const init = { method: 'POST', body: raw, headers: overrides }
    const { status } = await app.request('http://shop.test/webhooks/paypal', init)
    return [status, (await shop.statusOf(id)).payment]
  }
  const waiting = 'awaiting_payment'
  expect(await sendWebhook(body, {})).toEqual([401, waiting])
  expect(await sendWebhook(`${body} `, headers)).toEqual([401, waiting])
  expect(await sendWebhook('{', headers)).toEqual([400, waiting])
  expect(await sendWebhook('x'.repeat(70_000), headers)).toEqual([413, waiting])
  expect(await sendWebhook(body, headers)).toEqual([200, 'paid'])
  expect(await sendWebhook(body, headers)).toEqual([200, 'paid'])
  expect((await app.request('http://shop.test/webhooks/paypal')).status).toBe(404)
})
