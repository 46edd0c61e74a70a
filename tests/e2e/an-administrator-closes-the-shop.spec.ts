import { expect, type Page, test } from '@playwright/test'
import { sql } from 'kysely'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { openPage } from '../harness/pages/open-page.ts'
import type { TestUser } from '../harness/users/users.ts'

test.describe.configure({ mode: 'default' })

let shop: IsolatedShop
let admin: TestUser
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await openIsolatedShop()
})
test.afterAll(() => shop.close())
test.beforeEach(async ({ context }) => {
  admin = await shop.somebody('admin')
  const [name = '', value = ''] = admin.cookie.split('=')
  await context.addCookies([{ name, value, url: shop.url }])
  await shop.write(
    sql`update site_settings set setting_value = 'false' where setting_key = 'maintenance_mode'`,
  )
})

const banner = /^Modo Mantenimiento: Las compras están deshabilitadas temporalmente/
const switchOf = (page: Page) => page.getByRole('button', { name: 'Modo mantenimiento' })
const closeIt = async (page: Page) => {
  await switchOf(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar a compras' }).click()
}
const noticesOf = (page: Page) => page.getByRole('region', { name: 'Avisos' })

test('the switch turns at once, says so, and open pages of visitors learn it (S-172, S-250, S-366)', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext({ locale: 'es-ES' })).newPage()
  await openPage(visitor, `${shop.url}/baterias`)
  await openPage(page, `${shop.url}/`)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/ajustes/mantenimiento', async (route) => {
    await held
    await route.continue()
  })
  await switchOf(page).click()
  const question = page.getByRole('dialog', { name: '¿Cerrar la tienda a compras?' })
  await expect(question).toContainText('los pedidos y pagos ya empezados siguen su curso')
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'false')
  await closeIt(page)
  await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(banner)).toBeVisible()
  release()
  await expect(
    noticesOf(page).getByText('Activado: las compras están deshabilitadas.'),
  ).toBeVisible()
  await expect(page.getByText(banner)).toBeVisible()
  await expect(visitor.getByText(banner)).toBeVisible()
  await switchOf(page).click()
  await expect(noticesOf(page).getByText('Desactivado: ya se puede comprar.')).toBeVisible()
  await expect(visitor.getByText(banner)).toHaveCount(0)
  await visitor.context().close()
})

test('a save that fails turns the switch back and says so (S-251, S-361)', async ({ page }) => {
  await openPage(page, `${shop.url}/`)
  await page.route('**/ajustes/mantenimiento', (route) => route.abort())
  await closeIt(page)
  await expect(
    noticesOf(page).getByText('No se pudo cambiar el modo de mantenimiento.'),
  ).toBeVisible()
  await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText(banner)).toHaveCount(0)
})

test('whoever is no administrator any more is turned back too (S-251, S-360)', async ({ page }) => {
  const roleIsKnown = page.waitForResponse('**/sesion/rol')
  await page.route('**/live*', (route) => route.abort())
  await openPage(page, `${shop.url}/`)
  await roleIsKnown
  // no news reaches this page, which would take the switch away
  await page.route('**/sesion/rol', (route) => route.abort())
  await shop.write(sql`update user_profiles set role = 'customer' where id = ${admin.id}`)
  await closeIt(page)
  await expect(noticesOf(page).getByText('No autenticado')).toBeVisible()
  await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'false')
})
