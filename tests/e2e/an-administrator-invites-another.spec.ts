import { type Browser, expect, type Page, test } from '@playwright/test'
import { sql } from 'kysely'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { axeFindings } from '../harness/pages/axe-faults.ts'
import { openPage } from '../harness/pages/open-page.ts'

test.describe.configure({ mode: 'default' })

let shop: IsolatedShop
test.beforeAll(async () => {
  test.setTimeout(180_000)
  shop = await openIsolatedShop()
})
test.afterAll(() => shop.close())

const password = 'Cuida-la-Tienda-9'
/** Without a group an invitation is to everything, and that is asked. */
const meant = /^Sí: que pueda ver y cambiar todo/
const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const
const desktop = { viewport: { width: 1366, height: 768 }, colorScheme: 'light' } as const

async function asAdmin(browser: Browser, screen: object, locale = 'es-ES'): Promise<Page> {
  const context = await browser.newContext({ locale, ...screen })
  const [name = '', value = ''] = (await shop.somebody('admin')).cookie.split('=')
  await context.addCookies([{ name, value, url: shop.url }])
  return context.newPage()
}

async function faults(page: Page): Promise<string[]> {
  const wideness = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return [
    ...(await axeFindings(page, { leftOut: ['footer'] })),
    ...(wideness > 0 ? [`${wideness} px too wide`] : []),
  ]
}

/** The address that the letter's button opens, in this shop. */
async function linkInEmail(email: string): Promise<string> {
  const [emailMessage] = await shop.read(
    sql<{ text: string }>`select text from outbox where recipient = ${email}`,
  )
  const [, path = ''] = /https?:\/\/[^/\s]+(\/\S+)/.exec(emailMessage?.text ?? '') ?? []
  return `${shop.url}${path}`
}

test('on a phone an invitation goes out by letter and makes an administrator who enters the panel (A-003, A-034, A-036, A-040, A-151, A-220, A-307)', async ({
  browser,
}) => {
  const email = 'eva@example.com'
  const page = await asAdmin(browser, phone)
  await openPage(page, `${shop.url}/admin`)
  await page.getByLabel('Menú del panel').click()
  await page.getByRole('link', { name: 'Invitaciones' }).click()
  await page.getByLabel('Correo electrónico (opcional)').fill(email)
  await page.getByLabel(meant).check()
  await page.getByRole('button', { name: 'Crear la invitación' }).click()
  await expect(page.getByRole('heading', { name: 'Invitación creada' })).toBeFocused()
  expect(await faults(page)).toEqual([])
  const guest = await (await browser.newContext({ locale: 'es-ES', ...phone })).newPage()
  const link = await linkInEmail(email)
  await openPage(guest, link)
  await expect(guest.getByText('Invitación válida')).toBeVisible()
  await expect(guest.getByLabel('Correo electrónico')).toHaveValue(email)
  expect(await faults(guest)).toEqual([])
  await guest.getByLabel('Contraseña', { exact: true }).fill(password)
  await guest.getByLabel('Repite la contraseña', { exact: true }).fill(password)
  await guest.keyboard.press('Enter')
  await expect(guest.getByRole('heading', { name: '¡Administrador Creado!' })).toBeVisible()
  await expect(guest).toHaveURL(`${shop.url}/login?from=admin_signup_success`)
  await guest.getByLabel('Correo electrónico').fill(email)
  await guest.getByLabel('Contraseña', { exact: true }).fill(password)
  await guest.keyboard.press('Enter')
  await expect(guest).toHaveURL(`${shop.url}/admin`)
  await openPage(guest, link)
  await expect(guest.getByText('Invitación Usada')).toBeVisible()
  await openPage(page, `${shop.url}/admin/invite`)
  await expect(page.getByText(`Usada por ${email}`)).toBeVisible()
})

test('by keyboard alone, in English, an invitation is made, copied and revoked', async ({
  browser,
}) => {
  const page = await asAdmin(browser, desktop, 'en-US')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, `${shop.url}/admin/invite`)
  await page.getByLabel('E-mail (optional)').focus()
  await page.keyboard.type('eva')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter a valid e-mail address.')).toBeVisible()
  await expect(page.getByLabel('E-mail (optional)')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByLabel('7 days')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('For Eva')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Invitation created' })).toBeFocused()
  const link = await page.getByLabel('Invitation link').inputValue()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  expect(await faults(page)).toEqual([])
  await page
    .getByRole('button', { name: /^Revoke the invitation for Anyone/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The invitation was revoked')).toBeVisible()
  await openPage(page, link.replace('http://localhost', shop.url))
  await expect(page.getByText('Invalid invitation')).toBeVisible()
})

test('after too many letters a notice stays for seven seconds and the form rests for five minutes (A-168, A-309)', async ({
  browser,
}) => {
  const page = await asAdmin(browser, desktop)
  await openPage(page, `${shop.url}/admin/invite`)
  await page.getByLabel(meant).check()
  await page.getByRole('button', { name: 'Crear la invitación' }).click()
  const link = await page.getByLabel('Enlace de la invitación').inputValue()
  const guest = await (await browser.newContext({ locale: 'es-ES', ...desktop })).newPage()
  const email = 'muchas@example.com'
  for (let emailMessage = 0; emailMessage < 5; emailMessage += 1)
    await guest.request.post(`${shop.url}/email-confirmation-pending`, {
      form: { email },
      headers: { Origin: shop.url },
    })
  await openPage(guest, link.replace('http://localhost', shop.url))
  await expect(guest.getByText('Invitación válida')).toBeVisible()
  expect(await faults(guest)).toEqual([])
  await guest.getByLabel('Correo electrónico').fill(email)
  await guest.getByLabel('Contraseña', { exact: true }).fill(password)
  await guest.getByLabel('Repite la contraseña', { exact: true }).fill(password)
  await guest.clock.install()
  // a pointer that rests on a notice would hold it
  await guest.keyboard.press('Enter')
  const notice = guest.getByText('Límite de Emails Excedido')
  await expect(notice).toBeVisible()
  await guest.clock.runFor(6000)
  await expect(notice).toBeVisible()
  await guest.clock.runFor(1500)
  await expect(notice).toHaveCount(0)
  await expect(guest.getByRole('button', { name: 'Crear la cuenta' })).toBeDisabled()
  await guest.clock.runFor(5 * 60_000)
  await expect(guest.getByRole('button', { name: 'Crear la cuenta' })).toBeEnabled()
})

test('without scripts a browser makes the account, although the page tells nobody where it was (A-040)', async ({
  browser,
}) => {
  const email = 'sin-scripts@example.com'
  const page = await asAdmin(browser, desktop)
  await openPage(page, `${shop.url}/admin/invite`)
  await page.getByLabel('Correo electrónico (opcional)').fill(email)
  await page.getByLabel(meant).check()
  await page.getByRole('button', { name: 'Crear la invitación' }).click()
  await expect(page.getByRole('heading', { name: 'Invitación creada' })).toBeVisible()
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'es-ES' })
  const guest = await context.newPage()
  const referers: string[] = []
  guest.on('request', (request) => {
    const { referer } = request.headers()
    if (referer) referers.push(referer)
  })
  await guest.goto(await linkInEmail(email))
  await guest.getByLabel('Contraseña', { exact: true }).fill(password)
  await guest.getByLabel('Repite la contraseña', { exact: true }).fill(password)
  await guest.getByRole('button', { name: 'Crear la cuenta' }).click()
  await expect(guest.getByRole('heading', { name: '¡Administrador Creado!' })).toBeVisible()
  await expect(guest).toHaveURL(`${shop.url}/login?from=admin_signup_success`)
  expect(referers.filter((referer) => referer.includes('invite_token'))).toEqual([])
})
