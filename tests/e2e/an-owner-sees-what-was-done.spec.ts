import { randomUUID } from 'node:crypto'
import { expect, type Locator, test } from '@playwright/test'
import { sql } from 'kysely'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { anOrder } from '../harness/orders/an-order.ts'
import { openPage } from '../harness/pages/open-page.ts'

test.describe.configure({ mode: 'default' })

let shop: IsolatedShop
let cookie = ''
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await openIsolatedShop()
  cookie = (await shop.somebody('admin')).cookie
})
test.afterAll(() => shop.close())
test.beforeEach(async ({ context }) => {
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: shop.url }])
})

const sizes = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
] as const

const distance = async (one: Locator, other: Locator) => {
  const [above, below] = [await one.boundingBox(), await other.boundingBox()]
  if (!above || !below) throw new Error('it is not on the screen')
  return below.y - (above.y + above.height)
}

test('a green notice goes as soon as the next form is held back', async ({ page }) => {
  const { number } = await anOrder().paidBy('paypal').paid().insert(shop.db)
  await openPage(page, `${shop.url}/admin/pedidos/${number}`)
  await page.getByRole('button', { name: 'Ya está preparado' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  const done = page.getByText('El pedido quedó «preparado»')
  await expect(done).toBeVisible()
  await page.getByRole('button', { name: 'Ya lo tiene la agencia' }).click()
  await expect(page.getByText('No se guardó nada. Revisa lo que está marcado.')).toBeVisible()
  await expect(done).toBeHidden()
})

test('a new product that lacks something says so beside its floating button, on a phone and on a desk', async ({
  page,
}) => {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await openPage(page, `${shop.url}/admin/products/new`)
    const create = page.getByRole('button', { name: 'Crear el producto' })
    await create.focus()
    await page.keyboard.press('Enter')
    const reason = page.locator('form[data-panel] [data-refused]')
    await expect(reason).toBeInViewport({ ratio: 1 })
    await expect(create).toHaveAccessibleDescription(/\w/)
    expect(await distance(reason, create)).toBeLessThan(40)
  }
})

test('after several orders went on together that is said where it is seen', async ({ page }) => {
  for (let count = 0; count < 24; count += 1)
    await anOrder().paidBy('paypal').paid().insert(shop.db)
  for (const size of sizes) {
    await page.setViewportSize(size)
    await openPage(page, `${shop.url}/admin/pedidos?ver=paid`)
    await page
      .getByRole('checkbox', { name: /^Elegir / })
      .last()
      .check()
    await page.getByRole('button', { name: 'Cambiar los elegidos' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
    const done = page.getByRole('status').filter({ hasText: '1 pedido cambió.' })
    await expect(done).toBeInViewport({ ratio: 1 })
  }
})

test('nothing is left unsaved once a part was returned and its page says so', async ({ page }) => {
  const { id, number } = await anOrder().paidBy('zelle').total(20_000).paid().insert(shop.db)
  await shop.write(sql`insert into order_parts (order_id, number, name, amount_cents)
    values (${id}, 1, 'Rosa', 10000), (${id}, 2, 'Luis', 10000)`)
  await shop.write(sql`insert into payments
      (order_id, part_id, provider, kind, provider_id, amount_cents, at)
    select order_id, id, 'zelle', 'capture', ${randomUUID()} || number, amount_cents, now()
      from order_parts where order_id = ${id}`)
  await openPage(page, `${shop.url}/admin/partes?pedido=${number}`)
  const part = page.getByRole('listitem').filter({ hasText: '1. Rosa' })
  await part.locator('summary').click()
  const form = part.locator('details form')
  await form.getByLabel('Referencia del banco').fill('BANCO20')
  await form.getByLabel(/Motivo/).fill('lo pidió')
  await form.getByRole('button', { name: 'Devolver' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('Devolución anotada.')).toBeVisible()
  await expect(page.getByText(/sin guardar/)).toHaveCount(0)
})
