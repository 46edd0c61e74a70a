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
async function look(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const follows = page.waitForResponse(shop.url + untouched)
  await page.goto(`${shop.url}/baterias`)
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
  await expect(banner(page)).toHaveCount(0)
  expect(scripts()).toEqual([])
})

const signs: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a mouse that moves': async (page) => {
    await page.mouse.move(100, 100)
    await page.mouse.move(140, 160)
  },
  'a finger that scrolls': (page) => page.mouse.wheel(0, 300),
  'a key': (page) => page.keyboard.press('Tab'),
}
for (const [name, give] of Object.entries(signs))
  test(`${name} brings the scripts, and the question about cookies`, async ({ page }) => {
    await look(page)
    const alive = page.waitForResponse(`${shop.url}/live`)
    await give(page)
    await alive
    await expect(banner(page)).toBeVisible()
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
