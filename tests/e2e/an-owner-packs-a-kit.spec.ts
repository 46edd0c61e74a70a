import { expect, test } from '@playwright/test'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { openPage } from '../harness/pages/open-page.ts'

let shop: IsolatedShop
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await openIsolatedShop()
})
test.afterAll(() => shop.close())

test('an owner finds a piece by its name and adds it to the list of a kit with a button', async ({
  page,
}) => {
  const [name = '', value = ''] = (await shop.somebody('admin')).cookie.split('=')
  await page.context().addCookies([{ name, value, url: shop.url }])
  await openPage(page, `${shop.url}/admin/products/new`)
  const list = page.getByLabel('Contenido del kit')
  const picked = page.getByLabel('Buscar una pieza por su nombre')
  const offered = await page.locator('datalist option').nth(2).getAttribute('value')
  const sku = /\(([^()]+)\)$/.exec(offered ?? '')?.[1] ?? ''
  await picked.fill(offered ?? '')
  await page.getByLabel('Cuántas').fill('3')
  await page.getByRole('button', { name: 'Añadir la pieza' }).click()
  await expect(list).toHaveValue(`3 x ${sku}`)
  await expect(picked).toHaveValue('')
  await expect(picked).toBeFocused()
})
