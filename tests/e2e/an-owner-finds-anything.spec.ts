import { expect, type Page, test } from '@playwright/test'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { openPage } from '../harness/pages/open-page.ts'

let shop: IsolatedShop
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await openIsolatedShop()
})
test.afterAll(() => shop.close())
test.beforeEach(async ({ context }) => {
  const [name = '', value = ''] = (await shop.somebody('admin')).cookie.split('=')
  await context.addCookies([{ name, value, url: shop.url }])
})

const field = (page: Page) => page.getByRole('combobox', { name: 'Buscar en el panel' }).first()

test('an owner finds any page, product or order from the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openPage(page, `${shop.url}/admin/provincias`)
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('tarifa de env')
  await expect(page.getByRole('option', { name: 'Página: Tarifa de envío' })).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/admin/shipping.data**', async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field(page)).not.toBeFocused()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('KIT-LUZ-640')
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Tarifa de envío' })).toBeVisible()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/buscar\?q=KIT-LUZ-640$/)
  await expect(page.getByRole('link', { name: 'Kit Luz: 100 W y 640 Wh' })).toBeVisible()
})

/** Scripts come only when they are let through. */
async function openWithoutScripts(page: Page, path: string) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${shop.url}${path}`)
  return () => release()
}

test('the keys lead to the search before the page has come alive, and what is typed there stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const release = await openWithoutScripts(page, '/admin/provincias')
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('tarifa')
  await field(page).blur()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' de env')
  release()
  await expect(page.getByRole('option', { name: 'Página: Tarifa de envío' })).toBeVisible()
  await expect(field(page)).toHaveValue('tarifa de env')
})

test('a form sent by the keys alone finds before the page has come alive, on a phone on its page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await openWithoutScripts(page, '/admin/provincias')
  await page.keyboard.press('/')
  await expect(page).toHaveURL(/\/admin\/buscar$/)
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.keyboard.press('/')
  await page.keyboard.type('KIT-LUZ-640')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/buscar\?q=KIT-LUZ-640$/)
  await expect(page.getByRole('link', { name: 'Kit Luz: 100 W y 640 Wh' })).toBeVisible()
  release()
})

test('a sign typed in a field stays there, and a narrow screen opens the page of the search', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, `${shop.url}/admin/usuarios`)
  const search = page.getByRole('searchbox')
  await search.fill('a')
  await search.press('/')
  await expect(search).toHaveValue('a/')
  await search.blur()
  await page.keyboard.press('/')
  await expect(page).toHaveURL(/\/admin\/buscar$/)
  await expect(page.getByRole('searchbox')).toBeFocused()
})
