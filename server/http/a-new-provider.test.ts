import { Hono } from 'hono'
import { RouterContextProvider } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import { readProvider } from '#kernel/payment-method.ts'
import type { Ctx } from '#platform/ctx.ts'
import { createLog } from '#platform/log.ts'
import { linkOf, orderById } from '#shop/orders/orders.service.server.ts'
import {
  fillDemonstrationMethods,
  offeredMethods,
} from '#shop/payments/methods/methods.service.server.ts'
import { withProviderSettings } from '#shop/payments/methods/provider-settings.service.server.ts'
import { orderMoney } from '#shop/payments/orders/order-money.service.server.ts'
import { refundOrder } from '#shop/payments/orders/refund-order.service.server.ts'
import { registerWallet } from '#tests/fakes/wallet/register-wallet.ts'
import { actors, ctxOf, noon } from '#tests/harness/database/actors.ts'
import { copyInMemory, filledDump } from '#tests/harness/database/filled-database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { signingConfig } from '#tests/harness/users/users.ts'
import * as returns from '#web/checkout/payment/provider-return.ts'
import * as start from '#web/checkout/payment/provider-start.tsx'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Env } from '../env.ts'
import { providerWebhook } from './provider-webhook.ts'

/** A shop with a provider that only this test has. */
async function walletShop() {
  const db = await copyInMemory(await filledDump())
  onTestFinished(() => db.close())
  const service = await registerWallet(db)
  const config = withProviderSettings(signingConfig, { WALLET_KEY: 'test-key' })
  const at = (overrides: Partial<Ctx> = {}) => ctxOf(db, actors.anon, { config, ...overrides })
  await fillDemonstrationMethods(at({ actor: actors.system }))
  const { id } = await anOrder().paidBy('wallet').insert(db)
  const order = async () => {
    const found = await orderById(at({ actor: actors.system }), id)
    if (!found) throw new Error('no order')
    return found
  }
  const link = linkOf({ config }, await order(), 'payer')
  const token = link.replace('/pedido/', '')
  const argumentsFor = (path: string) => {
    const context = new RouterContextProvider()
    context.set(requestCtx, at())
    const request = new Request(`http://shop.test${path}`, { method: 'GET' })
    return { context, params: { token }, request } as never
  }
  const app = new Hono<Env>()
  app.use((c, next) => {
    c.set('log', createLog('silent'))
    return next()
  })
  app.post('/webhooks/:provider', providerWebhook({ ...at(), now: () => noon } as never))
  const notify = async (path: string, body: string, walletKey = 'test-key') =>
    (await app.request(path, { method: 'POST', body, headers: { 'wallet-key': walletKey } })).status
  return { service, config, at, id, order, link, token, argumentsFor, notify }
}
type WalletShop = Awaited<ReturnType<typeof walletShop>>

/** The payer presses the button of the payment page. */
async function begin({ service, argumentsFor, token }: WalletShop): Promise<string> {
  const response = await start.action(argumentsFor(`/checkout/wallet/${token}`))
  const location = response instanceof Response ? (response.headers.get('Location') ?? '') : ''
  expect(location).toMatch(/^https:\/\/wallet\.example\/pay\/W-/)
  const named = location.split('/').at(-1) ?? ''
  expect(service.payments.get(named)?.amount).toBe(30_970)
  return named
}

test('a new provider is offered, begins a payment, and takes it by its webhook; a refund goes back by it', async () => {
  const shop = await walletShop()
  const { at, id, notify, order, service } = shop
  const offered = await offeredMethods(at(), 'usa', cents(30_970))
  expect(offered.map(({ method, name }) => [method, name])).toContainEqual(['wallet', 'Monedero'])

  const named = await begin(shop)
  expect(await notify('/webhooks/wallet', `event-1 ${named}`, 'of another')).toBe(401)
  expect(await notify('/webhooks/wallet', `event-1 ${named}`)).toBe(200)
  expect((await order()).payment).toBe('awaiting_payment')
  service.approve(named)
  expect(await notify('/webhooks/nobody', `event-2 ${named}`)).toBe(404)
  expect(await notify('/webhooks/wallet', `event-2 ${named}`)).toBe(200)
  expect(await notify('/webhooks/wallet', `event-2 ${named}`)).toBe(200)
  expect((await order()).payment).toBe('paid')
  const staff = at({ actor: actors.admin })
  expect((await orderMoney(staff, id)).captured).toBe(30_970)

  const back = { orderId: id, amount: cents(30_970), reason: 'llegó roto' }
  expect(await refundOrder(staff, back)).toEqual({ ok: true, value: 'refunded' })
  expect((await order()).payment).toBe('refunded')
  expect(service.payments.get(named)?.refunds).toEqual([
    { id: expect.stringMatching(/^R-1-C-W-/), amount: 30_970 },
  ])
})

test('its payment page names it and allows its hosts; the return takes what was approved', async () => {
  const shop = await walletShop()
  const { argumentsFor, link, order, service, token } = shop
  const page = await start.loader(argumentsFor(`/checkout/wallet/${token}`))
  expect(page).toMatchObject({
    page: { title: 'Pagar con Monedero' },
    url: `/checkout/wallet/${token}`,
    isPayable: true,
    servedProvider: {
      method: 'wallet',
      name: 'Monedero',
      hosts: ['https://wallet.example'],
      buttons: null,
    },
  })
  const named = await begin(shop)
  const { pathname, search } = new URL(service.payments.get(named)?.returnUrl ?? '')
  expect(pathname).toBe('/checkout/wallet/vuelta')
  const returning = () => returns.loader(argumentsFor(`${pathname}${search}&token=${named}`))
  expect((await returning()).headers.get('Location')).toBe(
    `/checkout/wallet/${token}?pago=not_approved`,
  )
  service.approve(named)
  expect((await returning()).headers.get('Location')).toBe(link)
  expect((await order()).payment).toBe('paid')
})

test('its settings are refused where wrong, where old lists meet real money, and unknown to others', async () => {
  const { config } = await walletShop()
  expect(config.PROVIDER_SETTINGS).toEqual({ WALLET_KEY: 'test-key' })
  expect(() => withProviderSettings(signingConfig, { WALLET_KEY: 'a b' })).toThrow(
    /^WALLET_KEY: Give the key of the wallet\.$/,
  )
  const live = { WALLET_KEY: 'live-key' }
  expect(() => withProviderSettings(signingConfig, live)).toThrow(/^SCREENING_DEMO: /)
  const serious = { ...signingConfig, SCREENING_DEMO: 'off' as const }
  expect(withProviderSettings(serious, live).PROVIDER_SETTINGS).toEqual(live)
  expect(readProvider('wallet')).toBe('wallet')
})

test('its code is in the addresses of its pages and returns', async () => {
  await walletShop()
  // another instance of the module than the one that other tests may have read
  const routes: { default: readonly { path?: string }[] } = await import(
    `${'#web/routes.ts'}?wallet`
  )
  const paths = JSON.stringify(routes.default)
  for (const method of ['paypal', 'wallet'])
    for (const path of [
      `checkout/${method}/:token`,
      `checkout/${method}/:token/boton`,
      `checkout/${method}/vuelta`,
      `checkout/${method}/cancelado`,
      `donar/${method}/:place`,
    ])
      expect(paths).toContain(`"path":"${path}"`)
})
