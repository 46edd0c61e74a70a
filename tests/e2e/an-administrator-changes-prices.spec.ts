import { expect, type Locator, type Page, test } from '@playwright/test'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { openPage } from '../harness/pages/open-page.ts'

let shop: IsolatedShop
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await openIsolatedShop()
})
test.afterAll(() => shop.close())

const priceOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ hasText: name }).getByRole('gridcell').nth(5)

/** A notice covers no link and no button of the panel's header. */
async function nothingBelow(page: Page, notice: Locator): Promise<void> {
  const box = await notice.boundingBox()
  for (const entry of await page.locator('header').locator('a, summary, button').all()) {
    const other = await entry.boundingBox()
    if (!box || !other) continue
    const across = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x)
    const down = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y)
    expect([await entry.textContent(), across > 0 && down > 0]).toEqual([expect.anything(), false])
  }
  expect(box).not.toBeNull()
}

test('an owner changes two prices in the table, sees the difference, saves, and an open shop shows them (A-055)', async ({
  page,
  browser,
}) => {
  const [name = '', value = ''] = (await shop.somebody('admin')).cookie.split('=')
  await page.context().addCookies([{ name, value, url: shop.url }])
  const visitor = await (await browser.newContext({ locale: 'es-ES' })).newPage()
  await openPage(visitor, `${shop.url}/catalogo/kit-luz-100-w-y-640-wh`)
  await openPage(page, `${shop.url}/admin/products?familia=kit&orden=sell_price`)

  await priceOf(page, 'KIT-LUZ-640').click()
  await page.keyboard.type('480,5')
  await page.keyboard.press('Enter')
  await page.keyboard.type('999')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 cambios sin guardar')).toBeVisible()
  await expect(priceOf(page, 'KIT-LUZ-640')).toHaveText('$480.50')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(priceOf(page, 'KIT-LUZ-640')).toHaveText('$480.50')

  await priceOf(page, 'KIT-LUZ-640').click()
  await page.keyboard.type('nada')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Se quedó como estaba.')).toBeVisible()
  await page.getByRole('button', { name: 'Revisar 2 cambios' }).click()
  const review = page.getByRole('dialog', { name: 'Revisar los cambios' })
  await expect(review.getByText('$522.99')).toBeVisible()
  await expect(review.getByText('$480.50')).toBeVisible()
  await review.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('Guardado: 2 cambios')).toBeVisible()
  await nothingBelow(page, page.getByRole('region', { name: 'Avisos' }).getByRole('listitem'))
  await expect(page.getByText('Lo último que guardaste aquí: 2 cambios.')).toBeVisible()
  await expect(page.getByText('cambios sin guardar')).toHaveCount(0)
  await expect(page.getByText('Se quedó como estaba.')).toHaveCount(0)
  await expect(visitor.getByText('$480.50').first()).toBeVisible()
  await visitor.context().close()

  await openPage(page, `${shop.url}/admin/products`)
  const table = page.getByRole('grid')
  await expect(table).toHaveAttribute('aria-rowcount', '84')
  expect(await table.locator('tbody tr').count()).toBeLessThan(60)
  const tenth = await table.getByRole('row').nth(10).boundingBox()
  expect(tenth?.height).toBe(36)
  expect((tenth?.y ?? 768) + 36).toBeLessThanOrEqual(768)

  await table.evaluate(({ parentElement }) => parentElement?.scrollBy(1_000, 0))
  const title = table.getByRole('columnheader', { name: 'Nombre', exact: true })
  await expect(title).toBeInViewport()
  const left = async (part: Locator) => (await part.boundingBox())?.x
  expect(await left(title)).toBe(await left(table.getByRole('gridcell').nth(2)))
})

test('what is saved leaves neither changes nor marks behind, though no product is left in the list', async ({
  page,
}) => {
  const [name = '', value = ''] = (await shop.somebody('admin')).cookie.split('=')
  await page.context().addCookies([{ name, value, url: shop.url }])
  await openPage(page, `${shop.url}/admin/products?estado=shown&buscar=EST-4000`)
  await page.getByRole('columnheader').getByRole('checkbox').click()
  await page.getByLabel('Qué').selectOption({ label: 'A la vista' })
  await page.getByLabel('Valor').selectOption({ label: 'No' })
  await page.getByRole('button', { name: 'Aplicar como borrador' }).click()
  await page.getByRole('button', { name: 'Revisar 1 cambio' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('Lo último que guardaste aquí: 1 cambio.')).toBeVisible()
  await expect(page.getByText('sin guardar')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Aplicar como borrador' })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('girasol.productDrafts'))).toBeNull()
})

test('a change that makes kits a danger says so in the review, and is saved only when that is confirmed', async ({
  page,
}) => {
  const [name = '', value = ''] = (await shop.somebody('admin')).cookie.split('=')
  await page.context().addCookies([{ name, value, url: shop.url }])
  await openPage(page, `${shop.url}/admin/products?buscar=INV-3500-48H`)
  await page.evaluate(async () => {
    const answer = await fetch('/admin/products/filas?buscar=INV-3500-48H&cuantos=1')
    const { rows } = await answer.json()
    const fields = { category: { from: 'inverter', to: 'accessory' } }
    const unsaved = { [rows[0].id]: { name: rows[0].fields.name, fields } }
    localStorage.setItem('girasol.productDrafts', JSON.stringify(unsaved))
  })
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Revisar 1 cambio' }).click()
  const review = page.getByRole('dialog', { name: 'Revisar los cambios' })
  await review.getByRole('button', { name: 'Confirmar' }).click()
  await expect(review.getByText('En Kit Casa: 2200 W y 5120 Wh a 48 V:').first()).toBeVisible()
  await review.getByRole('checkbox', { name: 'Sé que es un peligro y lo guardo así.' }).check()
  await review.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('Guardado: 1 cambio')).toBeVisible()
  await expect(page.getByText('Reglas eléctricas')).toBeVisible()
})

test('prices proposed by the margins are reviewed and saved on their own page', async ({
  page,
}) => {
  const [name = '', value = ''] = (await shop.somebody('admin')).cookie.split('=')
  await page.context().addCookies([{ name, value, url: shop.url }])
  await openPage(page, `${shop.url}/admin/settings/margins?familia=panel`)
  await page.getByRole('button', { name: 'Llevar a borradores todos los que cambian' }).click()
  await page.getByRole('button', { name: /^Revisar \d+ cambios$/ }).click()
  const review = page.getByRole('dialog', { name: 'Revisar los cambios' })
  await review.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText(/^Guardado: \d+ cambios$/)).toBeVisible()
})
