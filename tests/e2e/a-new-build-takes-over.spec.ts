import { expect, type Page, test } from '@playwright/test'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { type DeployedShop, deployable } from '../harness/app/new-build.ts'

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ mode: 'default' })

let shop: IsolatedShop
let deployed: DeployedShop
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await openIsolatedShop()
  deployed = await deployable(shop.url)
})
test.afterAll(async () => {
  deployed.close()
  await shop.close()
})

/** Somebody new is here: before a sign of a person the scripts do not come. */
async function open(page: Page, url: string) {
  await page.goto(url)
  await page.keyboard.press('Shift')
}
const isControlled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller !== null)
const keptPages = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('girasol-pages-1')).keys()).length)

/** How far what is seen has jumped since the page began. */
const watchJumps = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as Window & { jumped?: number }
    seen.jumped = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.jumped = (seen.jumped ?? 0) + entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
const jumped = (page: Page) => page.evaluate(() => (window as Window & { jumped?: number }).jumped)

test('a newer build is announced, nothing jumps, and the open page goes on', async ({ page }) => {
  test.slow()
  await watchJumps(page)
  await open(page, `${deployed.url}/baterias`)
  await expect.poll(() => isControlled(page)).toBe(true)
  await expect.poll(() => keptPages(page)).toBeGreaterThan(1)
  const before = await keptPages(page)
  await page.getByRole('article').nth(3).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  const already = await jumped(page)
  deployed.deploy()
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  const notices = page.getByRole('region', { name: 'Avisos' })
  await expect(notices.getByText('La tienda se actualizó')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(place)
  expect(await jumped(page)).toBe(already)
  expect(await keptPages(page)).toBeGreaterThanOrEqual(before)
  const search = page.getByRole('combobox', { name: 'Buscar productos' }).first()
  await search.fill('panel')
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('the next page one opens comes whole from the newer build', async ({ page }) => {
  test.slow()
  await open(page, `${deployed.url}/baterias`)
  await expect.poll(() => isControlled(page)).toBe(true)
  await page.evaluate(() => {
    ;(window as Window & { older?: boolean }).older = true
  })
  deployed.deploy()
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await expect(page.getByText('La tienda se actualizó')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Inversores' }).click()
  await expect(page.getByRole('heading', { name: 'Inversores', level: 1 })).toBeVisible()
  expect(await page.evaluate(() => 'older' in window)).toBe(false)
})

test('changed products are announced, and what one reads does not jump (S-365)', async ({
  page,
}) => {
  const { sql } = await import('kysely')
  await watchJumps(page)
  const feed = page.waitForResponse('**/live')
  await open(page, `${shop.url}/baterias`)
  await feed
  const already = await jumped(page)
  await shop.write(sql`update products set sell_price = sell_price + 1 where category = 'battery'`)
  const notices = page.getByRole('region', { name: 'Avisos' })
  await expect(notices.getByText('Productos Actualizados')).toBeVisible()
  expect(await jumped(page)).toBe(already)
})
