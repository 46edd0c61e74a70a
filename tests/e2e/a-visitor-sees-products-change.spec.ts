import { expect, type Page, test } from '@playwright/test'
import { sql } from 'kysely'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { runClockUntil } from '../harness/pages/run-clock.ts'

test.describe.configure({ mode: 'default' })

let shop: IsolatedShop
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await openIsolatedShop()
})
test.afterAll(() => shop.close())

const product = '/catalogo/kit-luz-100-w-y-640-wh'
/** Opens a page and waits until the shop answers its wish to hear of changes. */
async function openShop(page: Page, url: string) {
  const feed = page.waitForResponse(`${shop.url}/live`)
  await page.goto(url)
  // a browser that is new here waits with the scripts for a sign of a person
  await page.keyboard.press('Shift')
  await feed
}
const isData = (url: string) => new URL(url).pathname.endsWith('.data')

test('an open page shows what changed and says so (S-273, S-365)', async ({ page }) => {
  await openShop(page, shop.url + product)
  await shop.write(sql`update products set name = 'Kit Renovado' where sku = 'KIT-LUZ-640'`)
  await expect(page.getByText('Kit Renovado').first()).toBeVisible()
  const notices = page.getByRole('region', { name: 'Avisos' })
  await expect(notices.getByText('Productos Actualizados')).toBeVisible()
  await expect(notices.getByRole('listitem')).toHaveAttribute('data-variant', 'default_success')
})

test('a new tariff is fetched too, and several changes make one refetch (S-274, A-266)', async ({
  page,
}) => {
  await openShop(page, shop.url + product)
  const fetched: string[] = []
  page.on('request', (request) => {
    if (isData(request.url())) fetched.push(request.url())
  })
  await shop.write(
    sql`insert into shipping_settings (cost_per_pound, agency_fee, fixed_delivery_fee) values (2.5, 0, 60)`,
  )
  await shop.write(sql`update products set weight_lbs = weight_lbs + 1 where sku = 'KIT-LUZ-640'`)
  const notices = page.getByRole('region', { name: 'Avisos' })
  await expect(notices.getByText('Productos Actualizados')).toHaveCount(1)
  await expect(notices.getByText('Productos Actualizados')).toHaveCount(0)
  expect(fetched).toHaveLength(1)
})

test('changed settings are shown without a notice', async ({ page }) => {
  await openShop(page, shop.url)
  await shop.write(
    sql`update site_settings set setting_value = '+1 305 555 0199' where setting_key = 'phone_1'`,
  )
  await expect(page.getByRole('link', { name: '+1 305 555 0199' })).toBeAttached()
  await expect(page.getByRole('region', { name: 'Avisos' }).getByRole('listitem')).toHaveCount(0)
})

test('a page that is being read stays while the shop cannot be reached, and says so (S-357)', async ({
  page,
}) => {
  await page.clock.install()
  await openShop(page, shop.url + product)
  await page.route('**/*.data*', (route) => route.abort('connectionfailed'))
  await shop.write(sql`update products set name = 'Kit Inalcanzable' where sku = 'KIT-LUZ-640'`)
  const notices = page.getByRole('region', { name: 'Avisos' })
  await runClockUntil(page, notices.getByText('Error de Conexión', { exact: true }))
  await expect(notices.getByText('Productos Actualizados')).toHaveCount(0)
  await expect(page.locator('#linea')).toContainText('Precios vistos el')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByText('Kit Inalcanzable')).toHaveCount(0)
})

test('what changed while the line was lost is caught up with, without a notice', async ({
  page,
}) => {
  await openShop(page, shop.url + product)
  shop.dropConnections()
  await shop.write(sql`update products set name = 'Kit Perdido' where sku = 'KIT-LUZ-640'`)
  await expect(page.getByText('Kit Perdido').first()).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('region', { name: 'Avisos' }).getByRole('listitem')).toHaveCount(0)
})
