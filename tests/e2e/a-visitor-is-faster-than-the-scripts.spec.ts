import { expect, test } from '@playwright/test'
import { holdScripts } from '../harness/pages/hold-scripts.ts'

test('what is seen comes first: no script is asked for before the page is loaded', async ({
  page,
}) => {
  const listens = page.waitForRequest((request) => new URL(request.url()).pathname === '/live')
  await page.goto('/baterias')
  await listens
  const { loaded, asked: requests } = await page.evaluate(() => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.js$|translation\.json/.test(name))
    return { loaded: page?.loadEventStart, asked: scripts.map(({ startTime }) => startTime) }
  })
  expect(requests.length).toBeGreaterThan(3)
  expect(Math.min(...requests)).toBeGreaterThanOrEqual(loaded ?? Number.NaN)
})

test('a search typed and sent before the scripts is answered', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/')
  const field = page.getByRole('banner').getByRole('combobox').first()
  await field.fill('bateria')
  await field.press('Enter')
  await expect(page).toHaveURL(/search=bateria|q=bateria/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('bateria')
})

test('what is typed before the scripts is still there after them', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/catalogo')
  const field = page.getByRole('banner').getByRole('combobox').first()
  await field.fill('panel')
  const listens = page.waitForRequest((request) => new URL(request.url()).pathname === '/live')
  release()
  await listens
  await expect(field).toHaveValue('panel')
})

test('a filter chosen before the scripts is applied by them', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/baterias')
  await page.getByRole('checkbox').first().check()
  release()
  await expect(page).toHaveURL(/available=1/)
})

test('a product put into the cart before the scripts is in the cart', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/catalogo/bateria-lifepo4-12-v-100-ah')
  await page
    .getByRole('button', { name: /Añadir|Agregar/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/carrito/)
  release()
  await expect(
    page.getByRole('link', { name: 'Batería LiFePO4 12 V 100 Ah' }).first(),
  ).toBeVisible()
  await expect(page.locator('[data-badge]').first()).toHaveText('1')
})

test('the first touch brings the scripts though the page still waits for a picture', async ({
  page,
}) => {
  const { promise: never, resolve: end } = Promise.withResolvers<void>()
  await page.route('**/products/**', async (route) => {
    await never
    await route.continue()
  })
  await page.goto('/catalogo/bateria-lifepo4-12-v-100-ah', { waitUntil: 'domcontentloaded' })
  const listens = page.waitForRequest((request) => new URL(request.url()).pathname === '/live')
  await page.getByRole('heading', { level: 1 }).click()
  await listens
  end()
})

test('a kept page whose scripts never came is loaded anew when the line is back', async ({
  page,
  context,
}) => {
  const bar = '<div id="linea"'
  await page.route('**/assets/entry.client-*.js', (route) => route.abort())
  await page.route('**/catalogo', async (route) => {
    const response = await route.fetch()
    const stored = (await response.text()).replace(
      bar,
      `${bar} data-seen="2026-11-20T17:00:00.000Z"`,
    )
    await route.fulfill({ response, body: stored })
  })
  const scriptFails = page.waitForEvent('requestfailed')
  await page.goto('/catalogo')
  await scriptFails
  await page.unrouteAll()
  const comesAlive = page.waitForRequest((request) => new URL(request.url()).pathname === '/live')
  await context.setOffline(true)
  await context.setOffline(false)
  await comesAlive
  await expect(page.locator('#linea[data-seen]')).toHaveCount(0)
})
