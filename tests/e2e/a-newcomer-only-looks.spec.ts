import { expect, type Page, test } from '@playwright/test'
import { sql } from 'kysely'
import { weigh } from '../../scripts/bench/workload/page-weight.ts'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'

/** A browser that knows nothing of the shop, on a fast link. */
test.use({ viewport: { width: 390, height: 844 }, storageState: { cookies: [], origins: [] } })
test.describe.configure({ mode: 'default' })

let shop: IsolatedShop
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await openIsolatedShop()
})
test.afterAll(() => shop.close())

const untouched = '/live?untouched'
const banner = (page: Page) => page.getByRole('region', { name: 'Las cookies las decides tú' })

/** Opens a list and waits until it follows the shop's changes, which it does after its first paint. */
async function look(page: Page, place = '/baterias') {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const follows = page.waitForResponse(shop.url + untouched)
  await page.goto(shop.url + place)
  await follows
  return asked.filter.bind(asked, (path: string) => /\.js$|translation\.json/.test(path))
}

test('a list that nobody touches takes at most 150 kB in all, and no script', async () => {
  const [fast] = (await weigh(`${shop.url}/baterias`)) ?? []
  expect(fast?.link).toBe('fast link')
  expect(fast?.images).toBeGreaterThan(20_000)
  expect(fast?.scripts).toBe(0)
  expect(fast?.bytes).toBeLessThanOrEqual(150_000)
})

test('it looks as it will: headings have their font before any script', async ({ page }) => {
  const scripts = await look(page)
  const hasFont = () =>
    [...document.fonts].some(
      ({ family, status }) => /^"?Girasol Display"?$/.test(family) && status === 'loaded',
    )
  await expect.poll(() => page.evaluate(hasFont)).toBe(true)
  expect(scripts()).toEqual([])
})

test('it asks about cookies without any sign, and without any script (S-176)', async ({ page }) => {
  const scripts = await look(page)
  await expect(banner(page)).toBeVisible()
  expect(scripts()).toEqual([])
})

const dispatch = (page: Page, type: string) =>
  page.evaluate((name) => {
    document.body.dispatchEvent(new Event(name, { bubbles: true }))
  }, type)
const signs: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a mouse that moves': async (page) => {
    await page.mouse.move(100, 100)
    await page.mouse.move(140, 160)
  },
  'a wheel': (page) => page.mouse.wheel(0, 300),
  'a finger': (page) => dispatch(page, 'touchstart'),
  'a key': (page) => page.keyboard.press('Tab'),
  'a reader that scrolls': (page) => page.evaluate(() => scrollBy(0, 300)),
  'a reader that reaches a link': (page) =>
    page.getByRole('article').first().getByRole('link').first().focus(),
  'a field that is filled in by itself': (page) => dispatch(page, 'input'),
  'a voice that presses': (page) => page.getByRole('heading', { level: 1 }).dispatchEvent('click'),
}
for (const [name, give] of Object.entries(signs))
  test(`${name} brings the scripts, and the question stands`, async ({ page }) => {
    await look(page)
    await expect(banner(page)).toBeVisible()
    const alive = page.waitForResponse(`${shop.url}/live`)
    await give(page)
    await alive
    await expect(banner(page)).toHaveCount(1)
  })

test('an address that scrolls by itself is no sign', async ({ page }) => {
  const scripts = await look(page, '/baterias#contenido')
  await expect(banner(page)).toBeVisible()
  expect(scripts()).toEqual([])
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('in a tab that nobody has seen yet nothing is fetched or asked', async ({ page }) => {
  await page.addInitScript(() => {
    const tab = { isHidden: true }
    Object.defineProperty(document, 'hidden', { get: () => tab.isHidden })
    Object.assign(window, {
      showTab: () => {
        tab.isHidden = false
        document.dispatchEvent(new Event('visibilitychange'))
      },
    })
  })
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url().slice(shop.url.length)))
  await page.goto(`${shop.url}/baterias`)
  await page.clock.runFor(30_000)
  expect(asked.filter((path) => /live|assets/.test(path))).toEqual([])
  await expect(banner(page)).toHaveCount(0)
  await page.evaluate(() => (window as Window & { showTab?: () => void }).showTab?.())
  await expect(banner(page)).toBeVisible()
  expect(asked).toContain(untouched)
})

test('without a connection it says so by itself, and no longer when it is back (S-179)', async ({
  page,
  context,
}) => {
  const scripts = await look(page)
  const bar = page.getByRole('status').filter({ hasText: 'Sin conexión a Internet' })
  await context.setOffline(true)
  await expect(bar).toContainText('Precios vistos el')
  await context.setOffline(false)
  await expect(bar).toHaveCount(0)
  expect(scripts()).toEqual([])
})

test('a product put into the cart with the first touch is answered within the page', async ({
  page,
}) => {
  await look(page)
  const add = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /Añadir/ })
  // a finger, before which no mouse moves
  await add.evaluate((button: HTMLButtonElement) => {
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    button.click()
  })
  await expect(page.locator('[data-badge]').first()).toHaveText('1')
  await expect(page).toHaveURL(/\/baterias$/)
})

test('it is in the cart too when the scripts do not come', async ({ page }) => {
  await page.route('**/assets/*.js', () => {})
  await look(page)
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /Añadir/ })
    .click()
  await expect(page).toHaveURL(/\/carrito/)
  await expect(page.locator('[data-badge]').first()).toHaveText('1')
})

test('a price that changes is shown though nobody touched the page (S-273)', async ({ page }) => {
  const scripts = await look(page)
  await expect(page.getByText('Batería Renovada')).toHaveCount(0)
  await shop.write(sql`update products set name = 'Batería Renovada' where sku = 'BAT-12V050'`)
  await expect(page.getByText('Batería Renovada').first()).toBeVisible()
  expect(scripts()).toEqual([])
})
