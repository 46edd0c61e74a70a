import { expect, type Page, test } from '@playwright/test'
import { sql } from 'kysely'
import { asSystem } from '#platform/database/transaction.ts'
import { linkOf, orderById } from '#shop/orders/orders.service.server.ts'
import { openZelle } from '#shop/payments/manual-transfer/transfers.service.server.ts'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { aScreenshot } from '../harness/inputs/pictures.ts'
import { anOrder, type OrderBuilder } from '../harness/orders/an-order.ts'
import { axeFindings } from '../harness/pages/axe-faults.ts'
import { holdScripts } from '../harness/pages/hold-scripts.ts'
import { openPage } from '../harness/pages/open-page.ts'
import { signingConfig } from '../harness/users/users.ts'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 390, height: 844 } })

let shop: IsolatedShop
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await openIsolatedShop()
})
test.afterAll(() => shop.close())

async function placed(order: OrderBuilder) {
  const { id } = await order.insert(shop.db)
  const ctx = { ...asSystem(shop.db, 'a story'), config: signingConfig, now: new Date() }
  const found = await orderById(ctx, id)
  if (!found) throw new Error('no order')
  return { ctx, order: found, link: linkOf({ config: signingConfig }, found, 'payer') }
}

async function choose(page: Page) {
  const file = { name: 'captura.png', mimeType: 'image/png', buffer: await aScreenshot() }
  await page.locator('input[type="file"]').setInputFiles(file)
}

const chosen = (page: Page) =>
  page
    .locator('input[type="file"]')
    .evaluate((field) => (field as HTMLInputElement).files?.length ?? 0)

test('a wrong field beside a proof leaves the picture chosen, and so does a lost connection', async ({
  page,
}) => {
  const { ctx, order, link } = await placed(anOrder().paidBy('zelle'))
  await openZelle(ctx, order)
  await openPage(page, `${shop.url}${link}/comprobante`)
  await choose(page)
  const amount = page.getByLabel(/^Importe enviado/)
  await amount.fill('mucho')
  const send = page.getByRole('button', { name: 'Enviar comprobante' })
  await send.click()
  await expect(amount).toBeFocused()
  await expect(amount).toBeInViewport()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  expect(await chosen(page)).toBe(1)
  await expect(page.getByText('Elige otra vez')).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
  await amount.fill('206.26')
  await page.context().setOffline(true)
  await send.click()
  await expect(page.getByText('No se pudo enviar.')).toBeInViewport()
  expect(await chosen(page)).toBe(1)
  await page.context().setOffline(false)
  await send.click()
  await expect(page.getByText('Recibimos tu comprobante').first()).toBeVisible()
})

test('a picture chosen before the scripts is still chosen after them', async ({ page }) => {
  const { ctx, order, link } = await placed(anOrder().paidBy('zelle'))
  await openZelle(ctx, order)
  const release = await holdScripts(page)
  await page.goto(`${shop.url}${link}/comprobante`)
  await choose(page)
  release()
  await expect(page.getByText(/\d kB/)).toBeVisible()
  expect(await chosen(page)).toBe(1)
})

test('a report of damage without its text leaves the pictures chosen, and is then sent', async ({
  page,
}) => {
  const { order, link } = await placed(anOrder().paid())
  await shop.write(sql`update orders set delivery_status = 'delivered' where id = ${order.id}`)
  await shop.write(sql`insert into order_changes (order_id, axis, to_state, by_role, changed_at)
    values (${order.id}, 'delivery', 'delivered', 'system', now())`)
  await openPage(page, `${shop.url}${link}/danos`)
  await choose(page)
  const send = page.getByRole('button', { name: 'Enviar aviso' })
  await send.click()
  const text = page.locator('textarea[name="description"]')
  await expect(text).toBeFocused()
  expect(await chosen(page)).toBe(1)
  await text.fill('Un panel llegó con el cristal roto.')
  await send.click()
  await expect(page).toHaveURL(`${shop.url}${link}`)
  await expect(page.getByText('Un panel llegó con el cristal roto.').first()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a proof over 5 MB is answered in sight, with what was typed', async ({ page }) => {
    const { ctx, order, link } = await placed(anOrder().paidBy('zelle'))
    await openZelle(ctx, order)
    await page.goto(`${shop.url}${link}/comprobante`)
    const buffer = Buffer.alloc(6_000_000, 7)
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'captura.png', mimeType: 'image/png', buffer })
    await page.getByLabel(/^Importe enviado/).fill('206.26')
    await page.getByRole('button', { name: 'Enviar comprobante' }).click()
    await expect(page.getByText('El archivo pesa más de 5 MB.')).toBeInViewport()
    await expect(page.getByLabel(/^Importe enviado/)).toHaveValue('206.26')
  })
})
