import { expect, type Page, test } from '@playwright/test'
import { sql } from 'kysely'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { axeFindings } from '../harness/pages/axe-faults.ts'
import { openPage } from '../harness/pages/open-page.ts'
import { knownPassword } from '../harness/users/users.ts'

test.describe.configure({ mode: 'default' })

let shop: IsolatedShop
test.beforeAll(async () => {
  test.setTimeout(180_000)
  shop = await openIsolatedShop()
})
test.afterAll(() => shop.close())

/** An administrator who signed in an hour ago. */
async function anHourLater(page: Page): Promise<void> {
  const { cookie, id } = await shop.somebody('admin')
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url: shop.url }])
  await shop.read(sql`update sessions set created_at = created_at - interval '1 hour'
    where user_id = ${id} returning id`)
}

test('an invitation after an hour asks for the password and loses nothing that was typed', async ({
  page,
}) => {
  await anHourLater(page)
  await openPage(page, `${shop.url}/admin/invite`)
  await page.getByLabel('Correo electrónico (opcional)').fill('rosa@example.com')
  await page.getByLabel(/^Sí: que pueda ver y cambiar todo/).check()
  await page.getByRole('button', { name: 'Crear la invitación' }).click()
  await expect(page.getByRole('heading', { name: 'Confirma que eres tú' })).toBeVisible()
  expect(await axeFindings(page, { leftOut: ['footer'] })).toEqual([])
  await page.getByLabel('Tu contraseña', { exact: true }).fill('no-es-Esta-7')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('Esa no es tu contraseña actual.').first()).toBeVisible()
  await page.getByLabel('Tu contraseña', { exact: true }).fill(knownPassword)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('heading', { name: 'Invitación creada' })).toBeVisible()
  await expect(page.getByText('rosa@example.com').first()).toBeVisible()
})

test('the file of the orders comes by itself after the password', async ({ page }) => {
  await anHourLater(page)
  await openPage(page, `${shop.url}/admin/pedidos`)
  await page.locator('a[href*="archivo.csv"]').click()
  await page.getByLabel('Tu contraseña', { exact: true }).fill(knownPassword)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Continuar' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('pedidos.csv')
  await expect(page.getByRole('link', { name: 'Descargar el archivo' })).toBeVisible()
})

test('what the page refuses after the password stands beside its field, with everything that was typed', async ({
  page,
}) => {
  await anHourLater(page)
  await openPage(page, `${shop.url}/admin/conexiones`)
  const mail = page.getByRole('form', { name: 'Enviar correos' })
  await mail.getByLabel('Servidor SMTP', { exact: true }).fill('smtp.example.com')
  await mail.getByLabel(/^Puerto/).fill('no')
  await mail.getByRole('button', { name: 'Guardar' }).click()
  await page.getByLabel('Tu contraseña', { exact: true }).fill(knownPassword)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(mail.getByLabel(/^Remitente/)).toBeFocused()
  await expect(mail.getByLabel(/^Puerto/)).toHaveValue('no')
  await expect(mail.locator('[aria-invalid="true"]')).toHaveCount(2)
})
