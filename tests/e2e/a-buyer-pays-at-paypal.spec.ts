import { expect, type Page, test } from '@playwright/test'
import { asSystem } from '#platform/database/transaction.ts'
import { linkOf, orderById } from '#shop/orders/orders.service.server.ts'
import { fakeConfig, type PayPalFake, payPalFake } from '../fakes/paypal.ts'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { anOrder } from '../harness/orders/an-order.ts'
import { axeFindings } from '../harness/pages/axe-faults.ts'
import { openPage } from '../harness/pages/open-page.ts'
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
})
test.afterAll(async () => {
  await shop.close()
  fake.close()
})
test.beforeEach(() => {
  fake.state.script = 'buttons'
})

async function anOrderToPay() {
  const { id, number } = await anOrder().paidBy('paypal').insert(shop.db)
  const order = await orderById(asSystem(shop.db, 'a story'), id)
  if (!order) throw new Error('no order')
  const link = linkOf({ config: config() }, order, 'payer')
  return {
    number,
    link,
    url: `${shop.url}${link.replace('/pedido/', '/checkout/paypal/')}`,
  }
}
const warningsOf = (page: Page) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    const isOurs = !message.text().includes('Service Worker')
    if (isOurs && ['warning', 'error'].includes(message.type())) warnings.push(message.text())
  })
  return warnings
}

test("with PayPal's buttons one pays without leaving, and they come only to this page (S-290, S-340, S-341, S-342)", async ({
  page,
}) => {
  const order = await anOrderToPay()
  const warnings = warningsOf(page)
  await openPage(page, `${shop.url}${order.link}`)
  await page.getByRole('link', { name: 'Pagar con PayPal' }).click()
  await expect(page.getByRole('button', { name: 'PayPal: card' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'PayPal: venmo' })).toHaveCount(0)
  const requests = await page.evaluate(
    () => (window as { paypal?: { asked?: string } }).paypal?.asked,
  )
  const options = Object.fromEntries(new URLSearchParams(requests))
  expect(options).toMatchObject({
    'client-id': 'client-1',
    currency: 'USD',
    intent: 'capture',
    components: 'buttons,funding-eligibility',
  })
  expect(await axeFindings(page, { within: ['#contenido'] })).toEqual([])
  await page.getByRole('button', { name: 'PayPal: card' }).click()
  await page.waitForURL(`${shop.url}${order.link}`)
  await expect(page.getByText('Pago confirmado').first()).toBeVisible()
  expect(warnings).toEqual([])
})

test("where PayPal's script does not come, its page remains, and the way back leads to the order", async ({
  page,
}) => {
  const order = await anOrderToPay()
  fake.state.script = 'broken'
  await openPage(page, order.url)
  await expect(page.getByText('No se abrieron los botones de PayPal.')).toBeVisible()
  await page.getByRole('button', { name: 'Pagar en la página de PayPal' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText('Cancelaste el pago en PayPal. No se cobró nada.')).toBeVisible()
  await page.getByRole('button', { name: 'Pagar en la página de PayPal' }).click()
  await page.getByRole('link', { name: 'Agree' }).click()
  await page.waitForURL(`${shop.url}${order.link}`)
  await expect(page.getByText('Pago confirmado').first()).toBeVisible()
})

test('while the client id is fetched something turns; without one there is a warning, and nothing on the page (S-195, S-291, S-373, S-374, A-276)', async ({
  page,
}) => {
  const order = await anOrderToPay()
  const warnings = warningsOf(page)
  let response: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    response = resolve
  })
  await page.route('**/functions/v1/get-paypal-client-id', async (route) => {
    await held
    await route.abort()
  })
  await openPage(page, order.url)
  await expect(page.getByRole('status').filter({ hasText: 'Preparando el pago…' })).toBeVisible()
  response()
  await expect(page.getByText('Preparando el pago…')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^PayPal:/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Pagar en la página de PayPal' })).toBeVisible()
  await expect(page.locator('section[aria-live="polite"] li')).toHaveCount(0)
  expect(warnings.some((text) => text.includes('PayPal is off'))).toBe(true)
})
