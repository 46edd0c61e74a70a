import { type Browser, expect, test } from '@playwright/test'
import { asSystem } from '#platform/database/transaction.ts'
import { linkOf, orderById } from '#shop/orders/orders.service.server.ts'
import { fakeConfig, type PayPalFake, payPalFake } from '../fakes/paypal.ts'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { anOrder } from '../harness/orders/an-order.ts'
import { axeFindings } from '../harness/pages/axe-faults.ts'
import { signingConfig } from '../harness/users/users.ts'

test.describe.configure({ mode: 'default' })

let shop: IsolatedShop
let fake: PayPalFake
const config = () => ({ ...signingConfig, ...fakeConfig(fake.base) })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  fake = await payPalFake()
  shop = await openIsolatedShop({ config: config() })
  fake.state.home = shop.url
  // nobody answers there any more
  fake.close()
})
test.afterAll(() => shop.close())

async function paymentPageOfNewOrder() {
  const payBy = new Date(Date.now() + 900_000)
  const { id } = await anOrder().paidBy('paypal').payBy(payBy).insert(shop.db)
  const order = await orderById(asSystem(shop.db, 'a story'), id)
  if (!order) throw new Error('no order')
  const link = linkOf({ config: config() }, order, 'payer')
  return { link, url: `${shop.url}${link.replace('/pedido/', '/checkout/paypal/')}` }
}

async function payByZelle(browser: Browser, javaScriptEnabled: boolean) {
  const order = await paymentPageOfNewOrder()
  const context = await browser.newContext({
    ...{ javaScriptEnabled, locale: 'es-ES', viewport: { width: 390, height: 844 } },
  })
  const page = await context.newPage()
  await page.goto(order.url)
  await page.getByRole('button', { name: 'Pagar en la página de PayPal' }).click()
  const outcome = page.getByText('PayPal no responde ahora. No se cobró nada')
  await expect(outcome).toBeInViewport()
  if (javaScriptEnabled) expect(await axeFindings(page, { within: ['#contenido'] })).toEqual([])
  await page.getByRole('button', { name: 'Pagar por Zelle' }).click()
  await page.waitForURL(`${shop.url}${order.link}`)
  await expect(page.getByText('Envía exactamente').first()).toBeVisible()
  await context.close()
}

test('while PayPal does not answer the page says that nothing was charged, and the same order is paid by Zelle', async ({
  browser,
}) => {
  test.setTimeout(90_000)
  await payByZelle(browser, true)
  await payByZelle(browser, false)
})
