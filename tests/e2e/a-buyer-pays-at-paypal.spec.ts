import { expect, type Page, test } from '@playwright/test'
import { asSystem } from '#platform/database/transaction.ts'
import { linkOf, orderById } from '#shop/orders/orders.service.server.ts'
import { axeFindings } from '../harness/axe-faults.ts'
import { openPage } from '../harness/open-page.ts'
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts'
import { signingConfig } from '../harness/people.ts'
import { aPlainOrder } from '../harness/plain-orders.ts'
import { type PayPalTwin, payPalTwin, twinConfig } from '../twins/paypal.ts'

test.describe.configure({ mode: 'default' })

let shop: OwnShop
let twin: PayPalTwin
const config = () => ({ ...signingConfig, ...twinConfig(twin.base) })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  twin = await payPalTwin()
  shop = await openOwnShop({ config: config() })
  twin.books.home = shop.address
})
test.afterAll(async () => {
  await shop.close()
  twin.close()
})
test.beforeEach(() => {
  twin.books.script = 'buttons'
})

async function anOrderToPay() {
  const { id, number } = await aPlainOrder(shop.db)
  const order = await orderById(asSystem(shop.db, 'a story'), id)
  if (!order) throw new Error('no order')
  const link = linkOf({ config: config() }, order, 'payer')
  return {
    number,
    link,
    address: `${shop.address}${link.replace('/pedido/', '/checkout/paypal/')}`,
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
  await openPage(page, `${shop.address}${order.link}`)
  await page.getByRole('link', { name: 'Pagar con PayPal' }).click()
  await expect(page.getByRole('button', { name: 'PayPal: card' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'PayPal: venmo' })).toHaveCount(0)
  const asked = await page.evaluate(() => (window as { paypal?: { asked?: string } }).paypal?.asked)
  const options = Object.fromEntries(new URLSearchParams(asked))
  expect(options).toMatchObject({
    'client-id': 'client-1',
    currency: 'USD',
    intent: 'capture',
    components: 'buttons,funding-eligibility',
  })
  expect(await axeFindings(page, { within: ['#contenido'] })).toEqual([])
  await page.getByRole('button', { name: 'PayPal: card' }).click()
  await page.waitForURL(`${shop.address}${order.link}`)
  await expect(page.getByText('Pago confirmado').first()).toBeVisible()
  expect(warnings).toEqual([])
})

test("where PayPal's script does not come, its page remains, and the way back leads to the order", async ({
  page,
}) => {
  const order = await anOrderToPay()
  twin.books.script = 'broken'
  await openPage(page, order.address)
  await expect(page.getByText('No se abrieron los botones de PayPal.')).toBeVisible()
  await page.getByRole('button', { name: 'Pagar en la página de PayPal' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText('Cancelaste el pago en PayPal. No se cobró nada.')).toBeVisible()
  await page.getByRole('button', { name: 'Pagar en la página de PayPal' }).click()
  await page.getByRole('link', { name: 'Agree' }).click()
  await page.waitForURL(`${shop.address}${order.link}`)
  await expect(page.getByText('Pago confirmado').first()).toBeVisible()
})

test('while the client id is fetched something turns; without one there is a warning, and nothing on the page (S-195, S-291, S-373, S-374, A-276)', async ({
  page,
}) => {
  const order = await anOrderToPay()
  const warnings = warningsOf(page)
  let answer: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/functions/v1/get-paypal-client-id', async (route) => {
    await held
    await route.abort()
  })
  await openPage(page, order.address)
  await expect(page.getByRole('status').filter({ hasText: 'Preparando el pago…' })).toBeVisible()
  answer()
  await expect(page.getByText('Preparando el pago…')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^PayPal:/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Pagar en la página de PayPal' })).toBeVisible()
  await expect(page.locator('section[aria-live="polite"] li')).toHaveCount(0)
  expect(warnings.some((text) => text.includes('PayPal is off'))).toBe(true)
})
