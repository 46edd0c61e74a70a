import { expect, type Page, test } from '@playwright/test'
import { sql } from 'kysely'
import { formatCsv } from '#kernel/text/csv.ts'
import { memoryStore } from '#platform/files/memory-store.ts'
import { linkOf } from '#shop/orders/orders.service.server.ts'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { openPage } from '../harness/pages/open-page.ts'
import { anOrderOnHold, anOrderWithProof, jobsOf } from '../harness/panel/busy-panel.ts'
import { ordersInEveryState } from '../harness/panel/orders-in-every-state.ts'

test.describe.configure({ mode: 'default' })

const files = memoryStore()
let shop: IsolatedShop
let cookie = ''
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await openIsolatedShop({ files })
  cookie = (await shop.somebody('admin')).cookie
})
test.afterAll(() => shop.close())
test.beforeEach(async ({ context }) => {
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: shop.url }])
})

const at = (page: Page, path: string) => openPage(page, `${shop.url}${path}`)

const longReference = `BANK${'7'.repeat(56)}`

const partsOfOrder = ['articulos', 'personas', 'dinero', 'documentos', 'historial']

/** The next step, the progress and what each part of an order begins with are in sight. */
async function wholeOrderInSight(page: Page) {
  const next = page.getByRole('heading', { name: /^(Siguiente paso|Next step):/ })
  const begins = partsOfOrder.map((id) => page.locator(`#${id} h2`).first())
  for (const part of [
    next,
    page.locator('[data-progress]'),
    page.locator('[data-money]'),
    ...begins,
  ])
    await expect(part).toBeInViewport({ ratio: 1 })
  expect((await next.boundingBox())?.y).toBeLessThan(300)
}

/** One row leads to all of each part. */
async function everythingInSight(page: Page) {
  await wholeOrderInSight(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Documentos', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Correos enviados y reenviar' })).toBeInViewport({
    ratio: 1,
  })
}

test('in the morning a Zelle payment is seen in the bank and approved, and part of it goes back', async ({
  page,
  browser,
}) => {
  const ctx = jobsOf(shop, files)
  const order = await anOrderWithProof(ctx)
  await at(page, '/admin')
  await page.getByRole('link', { name: /1 transferencia por verificar/ }).click()
  const payment = page.getByRole('article').filter({ hasText: order.number })
  const image = payment.getByRole('img').first()
  await expect
    .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBeGreaterThan(0)
  await payment.getByLabel('Referencia del banco').fill('BANK-2026-1')
  await payment.getByLabel('Importe visto en el banco').fill('309,70')
  await payment.getByRole('button', { name: 'Confirmado en el banco: aprobar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Pago aprobado.' })).toBeVisible()

  await at(page, `/admin/pedidos/${order.number}`)
  await page.setViewportSize({ width: 1366, height: 768 })
  await everythingInSight(page)
  await page.getByRole('link', { name: 'Reembolsar' }).click()
  const refund = page.getByRole('dialog', { name: 'Reembolsar' })
  await refund.getByLabel('Importe en dólares').fill('9999')
  await refund.getByLabel('Referencia del banco').fill(longReference)
  await refund.getByLabel('Motivo').fill('llegó roto')
  const tooMuch = refund.getByText('Es más de lo que se puede devolver: como mucho $309.70.')
  await expect(tooMuch).toHaveCount(1)
  await refund.getByRole('button', { name: 'Reembolsar' }).click()
  await expect(tooMuch).toHaveCount(1)
  await expect(refund.getByLabel('Importe en dólares')).toBeFocused()
  await expect(refund.getByLabel('Motivo')).toHaveValue('llegó roto')
  await refund.getByLabel('Importe en dólares').fill('-5')
  await refund.getByRole('button', { name: 'Reembolsar' }).click()
  await expect(refund.getByLabel('Importe en dólares')).toHaveAccessibleDescription(
    /El importe no es válido\./,
  )
  await refund.getByLabel('Importe en dólares').fill('100')
  await refund.getByRole('button', { name: 'Reembolsar' }).click()
  const question = page.getByRole('dialog', { name: `¿Devolver $100.00 de ${order.number}?` })
  await question.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('reembolsado en parte').first()).toBeVisible()
  await expect(page.getByText('$209.70').first()).toBeVisible()
  const money = page.locator('section').filter({ has: page.locator('[data-money]') })
  await expect(money).toContainText(longReference)
  expect(await money.evaluate((card) => card.scrollWidth - card.clientWidth)).toBeLessThanOrEqual(0)

  await at(page, `/admin/pedidos/${order.number}`)
  await expect(page.locator('[data-money] + section li')).toHaveCount(2)
  await everythingInSight(page)

  const buyer = await (await browser.newContext({ locale: 'es-ES' })).newPage()
  await buyer.goto(shop.url + linkOf(ctx, order, 'payer'))
  await expect(
    buyer.getByRole('status').filter({ hasText: 'Te devolvimos una parte' }),
  ).toBeVisible()
  await buyer.context().close()
})

test('on a laptop the whole of an order is in sight in every state, in both languages', async ({
  page,
}) => {
  const orders = await ordersInEveryState(jobsOf(shop, files))
  await page.setViewportSize({ width: 1366, height: 768 })
  for (const lng of ['es', 'en'])
    for (const [state, number] of orders)
      await test.step(`${state}, ${lng}`, async () => {
        await page.goto(`${shop.url}/admin/pedidos/${number}?lng=${lng}`)
        await wholeOrderInSight(page)
        const fields = page
          .getByRole('region', { name: /^(Siguiente paso|Next step)/ })
          .locator('input:visible, select')
        for (const field of await fields.all())
          expect((await field.boundingBox())?.height).toBeLessThanOrEqual(36)
      })
})

test('at noon a hold is released with its reason, and the order goes on', async ({ page }) => {
  const { id, number } = await anOrderOnHold(jobsOf(shop, files))
  await at(page, '/admin/cumplimiento')
  const held = page.getByRole('article').filter({ hasText: number })
  await expect(held.getByText('DIAZ-CANEL BERMUDEZ', { exact: false }).first()).toBeVisible()
  const release = held.locator('form').filter({ hasText: 'Liberar: es otra persona' })
  await release.getByLabel('Por qué es otra persona').fill('otra fecha de nacimiento')
  await release.getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('Pedido liberado: sigue su camino')).toBeVisible()
  const status = sql<{ is: string }>`select compliance_status as is from orders where id = ${id}`
  expect(await shop.read(status)).toEqual([{ is: 'released' }])
})

/** A thousand rows as a supplier sends them: a family, a price and a sku that cannot be. */
function supplierFile(): Buffer {
  const rows = Array.from({ length: 1_000 }, (_, index) => [
    `IMP-${index + 1}`,
    `Batería importada ${index + 1}`,
    'battery',
    `${index + 1},5`,
    '10',
    'true',
  ])
  rows[9] = ['IMP-10', 'Batería', 'toaster', '1', '10', 'true']
  rows[499] = ['IMP-500', 'Batería', 'battery', 'gratis', '10', 'true']
  rows[999] = ['IMP-1', 'Otra vez', 'battery', '5', '10', 'true']
  const head = ['sku', 'name', 'category', 'sell_price', 'weight_lbs', 'is_publicly_visible']
  return Buffer.from(formatCsv([head, ...rows]))
}

test('in the afternoon 1,000 rows come with three bad ones: these are named by their rows, the 997 are taken, and taken back', async ({
  page,
}) => {
  const count = async () =>
    (await shop.read(sql<{ n: number }>`select count(*)::int as n from products`))[0]?.n ?? 0
  const before = await count()
  await at(page, '/admin/products/import')
  const large = {
    name: 'todo.csv',
    mimeType: 'text/csv',
    buffer: Buffer.alloc(13 * 1024 * 1024, 'a'),
  }
  await page.getByLabel(/Archivo CSV o XLSX/).setInputFiles(large)
  await page.getByRole('button', { name: 'Revisar el archivo' }).click()
  await expect(page.getByText('El archivo es demasiado grande: caben 10 MB')).toBeVisible()
  const file = { name: 'proveedor.csv', mimeType: 'text/csv', buffer: supplierFile() }
  await page.getByLabel(/Archivo CSV o XLSX/).setInputFiles(file)
  await page.getByRole('button', { name: 'Revisar el archivo' }).click()
  await expect(page.getByText('3 errores').first()).toBeVisible()
  const errors = page.getByRole('table').getByRole('row')
  await expect(errors).toHaveText([/Fila/, /^11.*toaster/, /^501.*gratis/, /^1001.*IMP-1/])
  expect(await count()).toBe(before)
  await page.getByRole('button', { name: 'Confirmar: importar 997' }).click()
  await expect(
    page.getByText('Importado. La tienda ya muestra lo que está activo y a la vista.'),
  ).toBeVisible()
  expect(await count()).toBe(before + 997)
  await page.getByRole('button', { name: 'Deshacer la última importación' }).click()
  await expect(page.getByText('Deshecho: los productos quedaron como antes')).toBeVisible()
  expect(await count()).toBe(before)
})

test('in the evening another margin is wanted: its prices are seen before any of them changes', async ({
  page,
}) => {
  const price = sql<{ is: string }>`select sell_price::text as is from products
    where sku = 'KIT-LUZ-640'`
  await at(page, '/admin/settings/margins?familia=kit')
  const row = page.getByRole('row').filter({ hasText: 'KIT-LUZ-640' })
  await expect(row).toContainText('$420.99')
  await page.getByLabel('Kits solares, en %').fill('50')
  await page.getByRole('button', { name: 'Guardar las reglas' }).click()
  await expect(page.getByText('Las reglas quedaron guardadas.')).toBeVisible()
  await at(page, '/admin/settings/margins?familia=kit')
  await expect(row).toContainText('$630.99')
  expect(await shop.read(price)).toEqual([{ is: '522.99' }])
})
