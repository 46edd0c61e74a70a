import { beforeEach, expect, test } from 'vitest'
import { type PayPalShop, payPalShop } from '#tests/harness/payments/paypal-shop.ts'
import { tryPayPal } from './try-paypal.service.server.ts'

let shop: PayPalShop
beforeEach(async () => {
  shop = await payPalShop()
})
const withKeys = (overrides: Readonly<Record<string, string>>) => {
  const ctx = shop.at()
  return { ...ctx, config: { ...ctx.config, ...overrides } }
}

test('keys that PayPal takes are right, with the webhook of this shop', async () => {
  shop.state.webhookUrl = `${shop.at().shopUrl}/webhooks/paypal`
  expect(await tryPayPal(shop.at())).toEqual({ ok: true, webhook: 'known' })
})

test('a webhook that is missing, unknown, unread or leads elsewhere is named', async () => {
  expect(await tryPayPal(withKeys({ PAYPAL_WEBHOOK_ID: '' }))).toMatchObject({ webhook: 'missing' })
  const other = withKeys({ PAYPAL_WEBHOOK_ID: 'other' })
  expect(await tryPayPal(other)).toMatchObject({ webhook: 'unknown' })
  shop.state.webhookUrl = 'https://another.example/webhooks/paypal'
  expect(await tryPayPal(shop.at())).toMatchObject({ webhook: 'elsewhere' })
  shop.state.faults.get.push({ kind: 'status', status: 503 })
  expect(await tryPayPal(shop.at())).toMatchObject({ webhook: 'unread' })
})

test('wrong keys, none, and a PayPal that cannot be reached are told apart; former keys do not count', async () => {
  expect(await tryPayPal(shop.at())).toMatchObject({ ok: true })
  const code = async (overrides: Readonly<Record<string, string>>) => {
    const result = await tryPayPal(withKeys(overrides))
    return result.ok ? null : result.code
  }
  expect(await code({ PAYPAL_SECRET: 'wrong' })).toBe('keys_refused')
  expect(await code({ PAYPAL_CLIENT_ID: '' })).toBe('no_keys')
  expect(await code({ PAYPAL_MODE: 'demo' })).toBe('no_keys')
  shop.fake.close()
  expect(await code({})).toBe('unreachable')
})
