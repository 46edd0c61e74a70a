import { expect, type Page, test } from '@playwright/test'
import { sql } from 'kysely'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { axeFindings } from '../harness/pages/axe-faults.ts'
import { openPage } from '../harness/pages/open-page.ts'
import { knownPassword, type TestUser } from '../harness/users/users.ts'

test.describe.configure({ mode: 'default' })

let shop: IsolatedShop
let owner: TestUser
test.beforeAll(async () => {
  test.setTimeout(180_000)
  shop = await openIsolatedShop()
  owner = await shop.somebody('admin')
  await shop.write(sql`insert into shop_owners (user_id) values (${owner.id})`)
})
test.afterAll(() => shop.close())

/** The owner, who signed in an hour ago and was asked for nothing since. */
async function anHourLater(page: Page): Promise<void> {
  const { cookie, id } = owner
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url: shop.url }])
  await shop.read(sql`update sessions set created_at = created_at - interval '1 hour', confirmed_at = null
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

test('the question and what is typed into it remain when the shop changes meanwhile', async ({
  page,
}) => {
  await anHourLater(page)
  await openPage(page, `${shop.url}/admin/invite`)
  await page.getByLabel('Correo electrónico (opcional)').fill('ines@example.com')
  await page.getByLabel(/^Sí: que pueda ver y cambiar todo/).check()
  await page.getByRole('button', { name: 'Crear la invitación' }).click()
  const password = page.getByLabel('Tu contraseña', { exact: true })
  await password.fill('la-que-escribo-9')
  await shop.write(sql`update products set sell_price = sell_price + 0.01`)
  await expect(page.getByText('Productos Actualizados')).toBeVisible()
  await expect(password).toHaveValue('la-que-escribo-9')
})

/** Something that its page refuses, by form that is typed into; `within` is a field of the form. */
const refused: readonly { path: string; within: string; typed: Record<string, string> }[] = [
  { path: 'conexiones', within: 'PAYPAL_CLIENT_ID', typed: { PAYPAL_CLIENT_ID: 'abc' } },
  { path: 'conexiones', within: 'MAIL_FROM', typed: { MAIL_FROM: 'sin arroba' } },
  { path: 'conexiones', within: 'smtp_host', typed: { smtp_user: 'ana', smtp_port: '587' } },
  { path: 'conexiones', within: 'CAPTCHA_SECRET', typed: { CAPTCHA_PROVIDER: 'turnstile' } },
  {
    path: 'conexiones',
    within: 'ASSISTANT_KIND',
    typed: { ASSISTANT_API_BASE: 'http://a.example' },
  },
  { path: 'conexiones', within: 'SCREENING_LISTS_URLS', typed: { SCREENING_LISTS_URLS: 'abc' } },
  { path: 'conexiones', within: 'BACKUP_AT', typed: { BACKUP_AT: '99:99' } },
  { path: 'invite', within: 'email', typed: { email: 'sin arroba' } },
  { path: 'listas', within: 'files', typed: { day: 'ayer' } },
]

test('no form behind the question breaks its page by what it refuses', async ({ page }) => {
  test.setTimeout(180_000)
  await anHourLater(page)
  for (const { path, within, typed } of refused) {
    await shop.read(sql`update sessions set created_at = created_at - interval '1 hour',
      confirmed_at = null returning id`)
    await openPage(page, `${shop.url}/admin/${path}`)
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    const form = page.locator('main form').filter({ has: page.locator(`[name="${within}"]`) })
    await form.first().evaluate((node, values) => {
      const own = node as HTMLFormElement
      own.noValidate = true
      for (const [name, value] of Object.entries(values)) {
        const field = own.elements.namedItem(name) as HTMLInputElement
        field.type = field.type === 'date' ? 'text' : field.type
        field.value = value
      }
      own.requestSubmit(own.querySelector<HTMLButtonElement>('button[type="submit"]'))
    }, typed)
    // the page itself may have a field of that name
    await page.getByRole('heading', { name: 'Confirma que eres tú' }).waitFor()
    await page.getByLabel('Tu contraseña', { exact: true }).fill(knownPassword)
    const answered = page.waitForResponse(
      (one) => one.request().method() === 'POST' && one.url().includes(`/admin/${path}`),
    )
    await page.getByRole('button', { name: 'Continuar' }).click()
    expect([path, within, (await answered).status()]).toEqual([path, within, 400])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
  }
})
