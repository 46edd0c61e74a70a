import { type Browser, expect, type Page, test } from '@playwright/test'
import { sql } from 'kysely'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { axeFindings } from '../harness/pages/axe-faults.ts'
import { openPage } from '../harness/pages/open-page.ts'

test.describe.configure({ mode: 'default' })

let shop: IsolatedShop
test.beforeAll(async () => {
  test.setTimeout(180_000)
  shop = await openIsolatedShop()
})
test.afterAll(() => shop.close())

async function atTab(browser: Browser, tab: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'es-ES', colorScheme: 'dark' })
  const [name = '', value = ''] = (await shop.somebody('admin')).cookie.split('=')
  await context.addCookies([{ name, value, url: shop.url }])
  const page = await context.newPage()
  await openPage(page, `${shop.url}/test-suite?tab=${tab}`)
  return page
}

const rowOf = (page: Page, test: string) => page.locator(`[data-test="${test}"]`)
const run = (page: Page, test: string) =>
  rowOf(page, test)
    .getByRole('button', { name: /^Probar/ })
    .click()
const ended = (page: Page, test: string, status: string) =>
  expect(rowOf(page, test).locator(`[data-status="${status}"]`)).toBeVisible({ timeout: 60_000 })

test('the shop is measured on a phone in a frame of its size, and a page that does not fit is found (A-087, A-091, A-100, A-101, A-102, A-103, A-116, A-117)', async ({
  browser,
}) => {
  const page = await atTab(browser, 'movil')
  await run(page, 'iphone-se')
  await ended(page, 'iphone-se', 'success')
  await expect(rowOf(page, 'iphone-se')).toContainText('Páginas sin fallos a 375x667: 3')
  await expect(page.locator('[data-tally="passed"]')).toContainText('1')
  await page.addInitScript(() => {
    if (window.name !== 'girasol-test-frame') return
    const wide = new CSSStyleSheet()
    wide.replaceSync('main { width: 900px }')
    document.adoptedStyleSheets = [wide]
  })
  await run(page, 'pixel-5')
  await ended(page, 'pixel-5', 'error')
  await expect(rowOf(page, 'pixel-5')).toContainText('la página se desborda a lo ancho')
  await expect(page.getByText('Cómo arreglarlo')).toBeVisible()
  await expect(page.locator('[data-tally="failed"]')).toContainText('1')
  await page.getByRole('button', { name: 'Girar' }).click()
  await expect(page.getByText('Orientación: Horizontal')).toBeVisible()
  await expect(page.locator('tr[data-test]')).toHaveText([
    /iPad Mini 1024x768/,
    /iPad Air 1180x820/,
  ])
  await page.getByLabel('Simulación').check()
  await expect(page.getByText('Simulación: resultados al azar, no medidos')).toBeVisible()
  await page.getByRole('button', { name: 'Probar todo' }).click()
  await expect(page.locator('[data-tally="total"]')).toContainText('2', { timeout: 30_000 })
  await expect(rowOf(page, 'ipad-mini')).toContainText('Simulación: ')
  const read = ['main h1', '[role=tablist]', '[role=tabpanel]']
  expect(await axeFindings(page, { within: read })).toEqual([])
  await page.getByRole('button', { name: 'Borrar resultados' }).click()
  await expect(page.locator('[data-tally="total"]')).toContainText('0')
})

test('a journey fills solarCart in a frame while the live cart and the orders stay as they are, and nobody outside is asked (S-406, A-287)', async ({
  browser,
}) => {
  const page = await atTab(browser, 'funcional')
  const requests = new Set<string>()
  page.on('request', (request) => void requests.add(new URL(request.url()).origin))
  // of a product that there is: the shop takes any other out of a cart
  const [{ id } = { id: '' }] = await shop.read(
    sql<{ id: string }>`select id from products where url_slug = 'bateria-lifepo4-12-v-100-ah'`,
  )
  const live = JSON.stringify([{ product: { id }, quantity: 2 }])
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key)
  // the cart of the profile is shown once it has come, in the place of what this browser held
  await expect.poll(() => stored('cartOwner')).not.toBeNull()
  await page.evaluate((cart) => localStorage.setItem('cart', cart), live)
  await run(page, 'cart')
  await ended(page, 'cart', 'success')
  await expect(rowOf(page, 'cart')).toContainText('Unidades en el carrito de pruebas: 1')
  const saved = JSON.parse((await stored('cart')) ?? '[]')
  expect(saved).toMatchObject(JSON.parse(live))
  await run(page, 'order_cuba')
  await ended(page, 'order_cuba', 'success')
  const [{ orders } = { orders: -1 }] = await shop.read(
    sql<{ orders: number }>`select count(*) as orders from orders`,
  )
  expect(orders).toBe(0)
  await page.getByRole('tab', { name: 'Funcional y E2E' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Rendimiento' })).toBeFocused()
  await expect(page).toHaveURL(`${shop.url}/test-suite?tab=rendimiento`)
  await run(page, 'firstByte')
  await expect(rowOf(page, 'firstByte')).toContainText(/\d+ ms \(límite 600 ms\)/, {
    timeout: 60_000,
  })
  expect([...requests].filter((origin) => origin.startsWith('http'))).toEqual([shop.url])
})

test('the browser at hand is measured, of another the published data is told, and the simulation is marked (A-104)', async ({
  browser,
}) => {
  const page = await atTab(browser, 'navegadores')
  await expect(page.locator('tr[data-test]')).toHaveCount(30)
  await run(page, 'chrome-360x640')
  await ended(page, 'chrome-360x640', 'success')
  await expect(rowOf(page, 'chrome-360x640')).toContainText('360x640: 3 (medido aquí)')
  await run(page, 'safari-360x640')
  await expect(rowOf(page, 'safari-360x640')).toContainText('(por datos publicados)')
  await page.getByLabel('Simulación').check()
  await run(page, 'opera-1366x768')
  await expect(rowOf(page, 'opera-1366x768')).toContainText('Simulación: ')
})

test('a test e-mail that cannot be sent is told with the reason, or without one where nobody answers (S-364)', async ({
  browser,
}) => {
  const page = await atTab(browser, 'correos')
  const send = page.getByRole('button', { name: 'Enviar el correo de prueba' })
  const outcome = page.locator('[data-sent="false"]')
  const url = '**/functions/v1/send-order-confirmation'
  const error = { message: 'El buzón está lleno.' }
  await page.route(url, (route) => route.fulfill({ status: 500, json: { data: null, error } }))
  await send.click()
  await expect(outcome).toContainText('Error al Enviar Email')
  await expect(outcome).toContainText('El buzón está lleno.')
  await expect(page.locator('[data-variant="destructive"]')).toContainText('El buzón está lleno.')
  await page.unroute(url)
  await page.route(url, (route) => route.abort())
  await send.click()
  await expect(outcome).toContainText('Hubo un problema al enviar el email de prueba.')
})
