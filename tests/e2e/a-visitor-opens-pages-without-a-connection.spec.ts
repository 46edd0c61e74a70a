import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { openPage } from '../harness/pages/open-page.ts'

test.use({ serviceWorkers: 'allow' })
test.slow()

const bar = (page: Page) => page.locator('#linea')
const keptAt = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('girasol-pages-1')).keys()).map(({ url }) => new URL(url).pathname),
  )

/** Opens a page and waits until this browser has kept it. */
async function visit(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await expect
    .poll(() => keptAt(page), { timeout: 30_000 })
    .toContain(new URL(path, 'http://shop').pathname)
}

async function loseLine(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true)
  await expect(bar(page)).toContainText('Sin conexión a Internet')
}

const dated = /Sin conexión a Internet Precios vistos el \d+ \w+ \d{4}/

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
])
  test(`at ${viewport.width} px a visited page and the catalogue open without a line, with the date of their prices (S-179, S-282)`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport)
    await visit(page, '/baterias')
    await expect.poll(() => keptAt(page), { timeout: 30_000 }).toContain('/catalogo')
    const price = await page.getByRole('article').first().innerText()
    await loseLine(context, page)
    await page.reload()
    await expect(bar(page)).toContainText(dated)
    expect(await page.getByRole('article').first().innerText()).toBe(price)
    const image = page.getByRole('article').first().locator('img')
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
    await page.goto('/catalogo')
    await expect(page.getByRole('heading', { name: 'Catálogo', level: 1 })).toBeVisible()
    await expect(bar(page)).toContainText(dated)
    await context.setOffline(false)
    // the page comes alive, asks, and asks again ever later
    await expect(bar(page)).toBeEmpty({ timeout: 40_000 })
  })

test('a page that was never opened gives way to one that still sells, at the prices of the destination', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'isShippingToCuba', value: 'true', url: baseURL ?? '' }])
  await visit(page, '/baterias')
  await loseLine(context, page)
  await page.goto('/inversores')
  await expect(
    page.getByRole('heading', { name: 'Sin conexión, pero la tienda sigue aquí', level: 1 }),
  ).toBeVisible()
  await expect(page.getByText(/^Precios del \d+ de \w+ de \d{4}\./)).toBeVisible()
  expect(await page.getByRole('article').count()).toBeGreaterThan(4)
  await expect(page.getByRole('article').first()).toHaveText(/Puesto en Cuba.*En EE\. UU\./s)
  await expect(page.getByRole('link', { name: /^Llamar al/ }).first()).toHaveAttribute(
    'href',
    /^tel:/,
  )
  const stored = page.locator('#vistas')
  await expect(stored.getByRole('heading', { name: 'Se abren sin conexión' })).toBeVisible()
  await stored.getByRole('link', { name: /^Baterías/ }).click()
  await expect(page.getByRole('heading', { name: 'Baterías', level: 1 })).toBeVisible()
  await expect(bar(page)).toContainText(dated)
})

test('a step to a page that was seen opens it, and the one back too', async ({ page, context }) => {
  await visit(page, '/baterias')
  await visit(page, '/guia-instalacion')
  await loseLine(context, page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Baterías', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Baterías', level: 1 })).toBeVisible()
  await expect(bar(page)).toContainText(dated)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Guía de instalación', level: 1 })).toBeVisible()
})

test('in English too', async ({ page, context }) => {
  await page.goto('/catalogo?lng=en')
  await visit(page, '/baterias')
  await context.setOffline(true)
  await expect(bar(page)).toContainText('No internet connection Prices as seen on')
  await page.goto('/inversores')
  await expect(
    page.getByRole('heading', { name: 'No connection, but the shop is still here', level: 1 }),
  ).toBeVisible()
})

test('the cart and the way in are not kept', async ({ page }) => {
  await visit(page, '/baterias')
  for (const path of ['/carrito', '/login']) await openPage(page, path)
  await visit(page, '/guia-instalacion')
  const stored = await keptAt(page)
  expect(stored).toContain('/baterias')
  expect(stored.filter((path) => path === '/carrito' || path === '/login')).toEqual([])
})

test.describe('somebody who signs in', () => {
  let shop: IsolatedShop
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    shop = await openIsolatedShop()
  })
  test.afterAll(() => shop.close())

  test('leaves no page of theirs behind, and none at all when they leave', async ({
    page,
    context,
  }) => {
    await visit(page, `${shop.url}/baterias`)
    const [name = '', value = ''] = (await shop.somebody('customer')).cookie.split('=')
    await context.addCookies([{ name, value, url: shop.url }])
    await openPage(page, `${shop.url}/inversores`)
    await openPage(page, `${shop.url}/guia-instalacion`)
    expect(await keptAt(page)).toContain('/baterias')
    expect(await keptAt(page)).not.toContain('/inversores')
    await openPage(page, `${shop.url}/cuenta`)
    await page.getByRole('main').getByRole('button', { name: 'Cerrar Sesión' }).click()
    await expect(page).toHaveURL(/\/login/)
    await expect.poll(() => keptAt(page)).not.toContain('/baterias')
  })
})
