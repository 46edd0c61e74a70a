import { expect, type Locator, type Page, test } from '@playwright/test'
import { sql } from 'kysely'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { aScreenshot } from '../harness/inputs/pictures.ts'
import { anOrder } from '../harness/orders/an-order.ts'
import { openPage } from '../harness/pages/open-page.ts'
import { anOwner } from '../harness/users/staff.ts'
import { knownPassword, signingConfig } from '../harness/users/users.ts'

test.describe.configure({ mode: 'default' })

let shop: IsolatedShop
let cookie = ''
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await openIsolatedShop({ config: { ...signingConfig, SMTP_URL: 'smtp://127.0.0.1:1' } })
  cookie = (await anOwner(shop.db)).cookie
})
test.afterAll(() => shop.close())
test.beforeEach(async ({ context }) => {
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: shop.url }])
})

/** What the browser asks before it leaves the page; the answer is to stay. */
function askedAt(page: Page): string[] {
  const asked: string[] = []
  page.on('dialog', (question) => {
    asked.push(question.type())
    void question.dismiss()
  })
  return asked
}

test('leaving a page with unsaved work asks, and saving it asks no more', async ({ page }) => {
  await openPage(page, `${shop.url}/admin/provincias`)
  const note = page.getByLabel('Nota en español de La Habana')
  await note.fill('Solo por la mañana')
  await expect(page.getByText('1 cambio sin guardar')).toBeVisible()
  const methods = page.getByRole('link', { name: 'Formas de pago' })
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await methods.click()
  await expect.poll(() => asked).toContain('beforeunload')
  await expect(note).toHaveValue('Solo por la mañana')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Guardado. Los pedidos nuevos ya lo ven.')).toBeVisible()
  await expect(page.getByText('1 cambio sin guardar')).toBeHidden()
  await methods.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Formas de pago' })).toBeVisible()
})

test('Escape in the dialog of an order asks before it throws away what was typed', async ({
  page,
}) => {
  const { number } = await anOrder().paidBy('paypal').paid().insert(shop.db)
  await openPage(page, `${shop.url}/admin/pedidos/${number}?accion=note`)
  const dialog = page.getByRole('dialog')
  const note = dialog.getByRole('textbox')
  await note.fill('Nota larga que no quiero perder')
  const asked = askedAt(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await page.keyboard.press('Escape')
  await expect.poll(() => asked.length).toBe(2)
  await dialog.getByRole('link', { name: 'Cerrar' }).click()
  await expect.poll(() => asked.length).toBe(3)
  await expect(note).toHaveValue('Nota larga que no quiero perder')
  await note.fill('')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(asked).toHaveLength(3)
})

test('Escape in the preview of the letters asks too, and in the form that one corrects afterwards', async ({
  page,
}) => {
  const { number } = await anOrder().paidBy('zelle').insert(shop.db)
  await openPage(page, `${shop.url}/admin/pedidos/${number}?accion=cancel`)
  const dialog = page.getByRole('dialog')
  const reason = dialog.getByRole('textbox')
  await reason.fill('Motivo largo que no quiero perder')
  await dialog.getByRole('button').first().click()
  const correct = dialog.getByRole('button', { name: 'Corregir' })
  await expect(correct).toBeVisible()
  const asked = askedAt(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(correct).toBeVisible()
  await correct.click()
  await expect(reason).toHaveValue('Motivo largo que no quiero perder')
  await page.keyboard.press('Escape')
  await expect.poll(() => asked.length).toBe(2)
  await expect(reason).toHaveValue('Motivo largo que no quiero perder')
})

test('Escape in the preview of a step of several orders asks too, and correcting it keeps orders and words', async ({
  page,
}) => {
  const orders = [anOrder(), anOrder()].map((order) => order.paidBy('paypal').paid())
  const [one, other] = await Promise.all(orders.map((order) => order.insert(shop.db)))
  await openPage(page, `${shop.url}/admin/pedidos?ver=paid`)
  const choose = (number = '') => page.getByLabel(`Elegir ${number}`)
  await choose(one?.number).check()
  await choose(other?.number).check()
  await page.getByText('Al entregar a la agencia').click()
  const carrier = page.getByLabel('Agencia', { exact: true })
  await carrier.fill('Envíos que no quiero teclear otra vez')
  await page.getByRole('button', { name: 'Cambiar los elegidos' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const asked = askedAt(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await dialog.getByRole('link', { name: 'Cerrar' }).click()
  await expect.poll(() => asked.length).toBe(2)
  await dialog.getByRole('button', { name: 'Corregir' }).click()
  await expect(dialog).toBeHidden()
  await expect(carrier).toHaveValue('Envíos que no quiero teclear otra vez')
  await expect(choose(one?.number)).toBeChecked()
  await expect(choose(other?.number)).toBeChecked()
})

test('a refused form focuses its first error, remains unsaved and keeps the others', async ({
  page,
}) => {
  await openPage(page, `${shop.url}/admin/pagos`)
  const paypal = page.locator('form').filter({ has: page.getByRole('heading', { name: 'PayPal' }) })
  const zelle = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Zelle' }) })
  await paypal.getByLabel('Hasta (opcional)').fill('500')
  await zelle.getByLabel('Hasta (opcional)').fill('mucho')
  await zelle.getByRole('button', { name: 'Guardar' }).click()
  await expect(zelle.getByLabel('Hasta (opcional)')).toBeFocused()
  await expect(zelle.getByLabel('Hasta (opcional)')).toBeInViewport()
  await expect(zelle.getByRole('alert')).toBeVisible()
  await expect(paypal.getByLabel('Hasta (opcional)')).toHaveValue('500')
  await expect(page.getByText('2 cambios sin guardar')).toBeVisible()
  await zelle.getByLabel('Hasta (opcional)').fill('900')
  await zelle.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Guardado' })).toBeVisible()
  await expect(page.getByText('1 cambio sin guardar')).toBeVisible()
  await expect(paypal.getByLabel('Hasta (opcional)')).toHaveValue('500')
})

test('a photo is added to a product without losing what was typed', async ({ page }) => {
  const [product] = await shop.read(
    sql<{ id: string }>`select id from products where sku = 'KIT-LUZ-640'`,
  )
  await openPage(page, `${shop.url}/admin/products/${product?.id}`)
  const name = page.getByLabel('Nombre', { exact: true })
  await name.fill('Kit con otro nombre')
  const buffer = await aScreenshot()
  await page
    .getByLabel('Añadir fotos')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Subir' }).click()
  await expect(page.getByText('Foto 2').first()).toBeVisible()
  await expect(name).toHaveValue('Kit con otro nombre')
  await expect(page.getByText('1 cambio sin guardar')).toBeVisible()
})

test('what a form needs is said beside its field by the shop, not by the browser, and goes once it is there', async ({
  page,
}) => {
  await openPage(page, `${shop.url}/admin/permisos`)
  const form = page.locator('form').filter({ hasText: 'Crear el grupo' })
  await form.getByRole('button', { name: 'Crear el grupo' }).click()
  const name = form.getByLabel('Nombre')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/Falta: escríbelo aquí\./)
  await expect(form.getByRole('alert')).toHaveText('No se guardó nada. Revisa lo que está marcado.')
  await name.fill('Almacén')
  await expect(form.getByText('Falta: escríbelo aquí.')).toHaveCount(0)
  await form.getByRole('checkbox').first().check()
  await form.getByRole('button', { name: 'Crear el grupo' }).click()
  await expect(page.getByText('Quedó guardado.')).toBeVisible()
})

test('on a phone the provinces need no box that scrolls, and the first order is in sight below one row of views', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, `${shop.url}/admin/provincias`)
  const days = page.getByLabel('Días, mínimo de Guantánamo')
  await days.scrollIntoViewIfNeeded()
  await expect(days).toBeInViewport({ ratio: 1 })
  const scrolls = await page.evaluate(() =>
    [...document.querySelectorAll('main form[data-panel] *')]
      .filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 &&
          ['auto', 'scroll'].includes(getComputedStyle(element).overflowX),
      )
      .map(({ className }) => className),
  )
  expect(scrolls).toEqual([])
  await openPage(page, `${shop.url}/admin/pedidos`)
  const views = page.getByRole('navigation', { name: 'Todos los pedidos' })
  const box = await views.boundingBox()
  expect(box?.height).toBeLessThanOrEqual(60)
})

test('a session that ends while somebody types loses no word: after signing in they are sent', async ({
  page,
  context,
}) => {
  const user = await shop.somebody('admin')
  const [name = '', value = ''] = user.cookie.split('=')
  await context.clearCookies()
  await context.addCookies([{ name, value, url: shop.url }])
  await openPage(page, `${shop.url}/admin/provincias`)
  const note = page.getByLabel('Nota en español de Holguín')
  await note.fill('Solo los martes')
  await shop.write(sql`delete from sessions where user_id = ${user.id}::uuid`)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('heading', { name: 'Tu sesión terminó' })).toBeVisible()
  await page.getByLabel('Correo electrónico').fill(user.email)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(knownPassword)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Ya entraste' })).toBeVisible()
  await page.getByRole('button', { name: 'Enviar lo que escribí' }).click()
  await expect(page.getByText('Guardado. Los pedidos nuevos ya lo ven.')).toBeVisible()
  await expect(note).toHaveValue('Solo los martes')
})

/** What the panel answered is still there once the open page has reloaded its data, since the shop changed. */
async function expectStays(page: Page, answer: Locator, newName: string) {
  await expect(answer).toBeVisible()
  await shop.write(sql`insert into site_settings (setting_key, setting_value)
    values ('shop_name', ${newName}) on conflict (setting_key) do update set setting_value = ${newName}`)
  await expect(page.getByRole('link', { name: `${newName} Panel` })).toBeVisible()
  await expect(answer).toBeVisible()
}

/** Somebody else cancels it, and the open page reads its data anew. */
async function cancelled(id: string, newName: string) {
  await shop.write(sql`update orders set payment_status = 'cancelled', closed_at = now(),
    delivery_status = 'cancelled' where id = ${id}`)
  await shop.write(sql`insert into site_settings (setting_key, setting_value)
    values ('shop_name', ${newName}) on conflict (setting_key) do update set setting_value = ${newName}`)
}

test('what a tried mail server and a refused form answer stays when the shop changes meanwhile', async ({
  page,
}) => {
  await openPage(page, `${shop.url}/admin/conexiones`)
  await page.getByRole('button', { name: 'Enviarme un correo de prueba' }).click()
  await expectStays(page, page.getByText(/No salió/).first(), 'Sol de Ana')

  await openPage(page, `${shop.url}/admin/pagos`)
  const zelle = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Zelle' }) })
  await zelle.getByLabel('Hasta (opcional)').fill('mucho')
  await zelle.getByRole('button', { name: 'Guardar' }).click()
  await expectStays(page, zelle.getByRole('alert'), 'Sol de Eva')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('link', { name: 'Provincias' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Entregas por provincia' }),
  ).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('what is typed into a dialog outlives that somebody else cancels the order, and the dialog says so', async ({
  page,
}) => {
  const inDialog = await anOrder().paidBy('zelle').insert(shop.db)
  await openPage(page, `${shop.url}/admin/pedidos/${inDialog.number}?accion=cancel`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Motivo que no quiero perder')
  await cancelled(inDialog.id, 'Sol de Iris')
  await expect(dialog.getByRole('alert')).toContainText('este paso ya no se puede dar')
  await expect(dialog.getByRole('textbox')).toHaveValue('Motivo que no quiero perder')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('a notice never gets between the finger and the button that saves', async ({ page }) => {
    const [product] = await shop.read(
      sql<{ id: string }>`select id from products where sku = 'KIT-LUZ-640'`,
    )
    await openPage(page, `${shop.url}/admin/products/${product?.id}`)
    const save = page.getByRole('button', { name: 'Guardar' }).first()
    const region = page.locator('.toast-region')
    await page.getByLabel('Nombre', { exact: true }).focus()
    const typing = await region.boundingBox()
    await save.focus()
    expect((await region.boundingBox())?.y).toBe(typing?.y)
    expect(typing?.y).toBeLessThan((await save.boundingBox())?.y ?? 0)
  })
})
