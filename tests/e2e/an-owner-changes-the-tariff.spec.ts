import { expect, test } from '@playwright/test'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { openPage } from '../harness/pages/open-page.ts'

test.describe.configure({ mode: 'default' })

let shop: IsolatedShop
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await openIsolatedShop()
})
test.afterAll(() => shop.close())

test('what is typed counts as unsaved, the change is previewed, and an open shop shows the new price (S-142, A-056)', async ({
  page,
  browser,
  context,
}) => {
  const [name = '', value = ''] = (await shop.somebody('admin')).cookie.split('=')
  await context.addCookies([{ name, value, url: shop.url }])
  const visitors = await browser.newContext({ locale: 'es-ES' })
  await visitors.addCookies([{ name: 'isShippingToCuba', value: 'true', url: shop.url }])
  const visitor = await visitors.newPage()
  const feed = visitor.waitForResponse(`${shop.url}/live`)
  await openPage(visitor, `${shop.url}/catalogo/kit-luz-100-w-y-640-wh`)
  await feed

  await openPage(page, `${shop.url}/admin/shipping`)
  await page.getByLabel('Costo por libra (USD)').fill('2,49')
  await expect(page.getByText('1 cambio sin guardar')).toBeVisible()
  await page.getByRole('button', { name: 'Ver qué precios cambian' }).click()
  const row = page.getByRole('row', { name: /KIT-LUZ-640/ })
  await expect(page.getByText('Leímos: $2.49 por libra')).toBeVisible()
  const [before = '', after = ''] = (await row.getByText(/\$/).allInnerTexts()).map((text) =>
    text.trim(),
  )
  await expect(visitor.getByText(before).first()).toBeVisible()

  await page.getByRole('button', { name: 'Activar esta tarifa' }).click()
  await expect(page.getByText('La tarifa está en vigor')).toBeVisible()
  await expect(visitor.getByText(after).first()).toBeVisible()
  await visitors.close()
})
