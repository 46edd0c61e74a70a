import { expect, type Page, test } from '@playwright/test'
import { en } from '#shop/accounts/messages/en.ts'
import { es } from '#shop/accounts/messages/es.ts'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { axeFindings } from '../harness/pages/axe-faults.ts'
import { openPage } from '../harness/pages/open-page.ts'
import { knownPassword, type TestUser } from '../harness/users/users.ts'

test.describe.configure({ mode: 'default' })

let shop: IsolatedShop
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await openIsolatedShop()
})
test.afterAll(() => shop.close())

const noticesOf = (page: Page) => page.locator('section[aria-live="polite"]').last()

async function enterAs(page: Page, { cookie }: TestUser): Promise<void> {
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url: shop.url }])
}

async function isClean(page: Page): Promise<void> {
  expect(await axeFindings(page, { within: ['#contenido'] })).toEqual([])
}

const readers = [
  { lng: 'es', messages: es, size: { width: 390, height: 844 } },
  { lng: 'en', messages: en, size: { width: 1366, height: 768 } },
] as const

for (const { lng, messages, size } of readers) {
  test(`a visitor is asked to sign in, is told so, and comes back to where he was going, in ${lng} (A-059, A-060, A-073, A-078, S-363)`, async ({
    page,
  }) => {
    const { email } = await shop.somebody('customer')
    await page.setViewportSize(size)
    await openPage(page, `${shop.url}/cuenta?lng=${lng}`)
    await expect(page).toHaveURL(/\/login\?from=%2Fcuenta/)
    await expect(noticesOf(page).getByText(messages.required.title)).toBeVisible()
    await expect(noticesOf(page).getByText(messages.required.description)).toBeVisible()
    await page.getByLabel(messages.fields.email).fill(email)
    await page.getByLabel(messages.fields.password, { exact: true }).fill(knownPassword)
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route(/\/cuenta\.data/, async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('button', { name: messages.login.submit, exact: true }).press('Enter')
    await expect(page.getByText(messages.gate.loading)).toBeVisible()
    letThrough()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Marta Pérez')
    await isClean(page)
  })

  test(`somebody unconfirmed sees where the letter went and asks for it again, in ${lng} (A-061, A-062)`, async ({
    page,
  }) => {
    const user = await shop.somebody('customer', false)
    await enterAs(page, user)
    await page.setViewportSize(size)
    await openPage(page, `${shop.url}/cuenta?lng=${lng}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.confirm.title)
    await expect(page.getByText(user.email)).toBeVisible()
    await isClean(page)
    await page.getByRole('button', { name: messages.confirm.resend }).press('Enter')
    await expect(noticesOf(page).getByText(messages.confirm.resent.title)).toBeVisible()
  })

  test(`a customer is not let into the panel and is shown his own, in ${lng} (A-068, A-069, A-070, A-071, A-072)`, async ({
    page,
  }) => {
    await enterAs(page, await shop.somebody('customer'))
    await page.setViewportSize(size)
    await openPage(page, `${shop.url}/admin?lng=${lng}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.gate.denied.title)
    await expect(page.getByText(messages.gate.denied.roles.customer).first()).toBeVisible()
    await expect(page.getByRole('link', { name: messages.gate.denied.home })).toBeVisible()
    await isClean(page)
    await page.getByRole('link', { name: messages.gate.denied.customer }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Marta Pérez')
  })
}

test('an administrator enters the panel (A-073, A-077)', async ({ page }) => {
  const { email } = await shop.somebody('admin')
  await openPage(page, `${shop.url}/login?from=/cuenta`)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(knownPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${shop.url}/admin`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panel de administración')
  await isClean(page)
})

test('an administrator goes from the shop into the panel, about in it and back', async ({
  page,
}) => {
  await enterAs(page, await shop.somebody('admin'))
  await openPage(page, `${shop.url}/catalogo`)
  const panelComesAlive = page.waitForRequest(/\/live$/)
  await page.locator('header').getByRole('link', { name: 'Admin' }).click()
  await expect(page).toHaveURL(`${shop.url}/admin`)
  await panelComesAlive
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await page.getByRole('link', { name: 'Pedidos', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedidos')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panel de administración')
  expect(documents).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(`${shop.url}/catalogo`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catálogo')
})

test("a phone's menu signs out, leads home and says nothing of it (S-145, S-146, A-328)", async ({
  page,
}) => {
  await enterAs(page, await shop.somebody('customer'))
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, `${shop.url}/cuenta`)
  await page.evaluate(() => localStorage.setItem('private', 'mine'))
  await page.locator('header summary').click()
  await page.locator('header').getByRole('button', { name: 'Cerrar Sesión' }).click()
  await expect(page).toHaveURL(`${shop.url}/`)
  await expect(page.getByText('Has cerrado sesión exitosamente.')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('private'))).toBeNull()
  await page.goto(`${shop.url}/cuenta`)
  await expect(page).toHaveURL(/\/login/)
})

test('on a desktop signing out leads to the login and is said; when the line is away it is said that it failed (A-148, A-326, A-327)', async ({
  page,
}) => {
  await enterAs(page, await shop.somebody('customer'))
  await openPage(page, `${shop.url}/cuenta`)
  const button = page.locator('#contenido').getByRole('button', { name: 'Cerrar Sesión' })
  await page.route('**/logout', (route) => route.abort())
  await button.click()
  await expect(noticesOf(page).getByText('No se pudo cerrar la sesión.')).toBeVisible()
  await page.unroute('**/logout')
  await button.click()
  await expect(page).toHaveURL(`${shop.url}/login`)
  await expect(noticesOf(page).getByText('Has cerrado sesión exitosamente.')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Marta Pérez')).toHaveCount(0)
})

test('the permission screen signs out: the session ends, what is private goes, the choices stay (S-198)', async ({
  page,
  context,
}) => {
  await enterAs(page, await shop.somebody('customer'))
  await openPage(page, `${shop.url}/cuenta`)
  const cookies = await context.cookies()
  await page.evaluate(() => {
    localStorage.setItem('private', 'mine')
    localStorage.setItem('user-cookie-consent', 'chosen')
    localStorage.setItem('i18nextLng', 'es')
  })
  await page.route('**/cuenta/seguridad.data*', (route) => route.fulfill({ status: 403, body: '' }))
  await page.locator('#contenido').getByRole('link', { name: 'Seguridad' }).first().click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/login/)
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key)
  expect(await stored('private')).toBeNull()
  expect([await stored('user-cookie-consent'), await stored('i18nextLng')]).toEqual([
    'chosen',
    'es',
  ])
  await context.addCookies(cookies)
  await page.goto(`${shop.url}/cuenta`)
  await expect(page).toHaveURL(/\/login\?reason=session_expired/)
})

test('an end of the session that the server finds clears the browser and says why (S-292)', async ({
  page,
  context,
}) => {
  await openPage(page, `${shop.url}/login`)
  await page.evaluate(() => {
    localStorage.setItem('private', 'mine')
    localStorage.setItem('i18nextLng', 'es')
  })
  const url = shop.url
  await context.addCookies([{ name: 'girasol.session_token', value: 'dead.signature', url }])
  await openPage(page, `${url}/cuenta`)
  await expect(page).toHaveURL(/\/login\?reason=session_expired/)
  await expect(page.locator('#contenido')).toContainText('Tu sesión ha caducado.')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('private'))).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('es')
})

test('while the shop is away the login says so and waits; when it is back one can sign in (A-012, A-014, A-331, A-332, A-334)', async ({
  page,
  context,
}) => {
  await openPage(page, `${shop.url}/login`)
  const submit = page.getByRole('button', { name: 'Entrar', exact: true })
  await expect(page.getByText('Conexión con el servidor establecida.')).toBeVisible()
  await expect(submit).toBeEnabled()
  await page.route('**/conexion', (route) => route.fulfill({ status: 503 }))
  await context.setOffline(true)
  await expect(page.getByText('Error de red. Verifica tu conexión a internet.')).toBeVisible()
  await expect(submit).toBeDisabled()
  await context.setOffline(false)
  await expect(page.getByText('No se pudo conectar a la base de datos.')).toBeVisible()
  await expect(submit).toBeDisabled()
  await page.unroute('**/conexion')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByText('Conexión con el servidor establecida.')).toBeVisible()
  await expect(submit).toBeEnabled()
})

test('a login that never reaches the shop is said as a network error, not inside the form (A-008, A-013, A-297, A-302, A-303)', async ({
  page,
}) => {
  await openPage(page, `${shop.url}/login`)
  await page.getByLabel('Correo electrónico').fill('ana@example.com')
  const secret = page.getByLabel('Contraseña', { exact: true })
  await secret.fill('una-clave-7')
  const toggle = page.getByRole('button', { name: 'Mostrar la contraseña: Contraseña' })
  await toggle.click()
  await expect(secret).toHaveAttribute('type', 'text')
  await toggle.click()
  await expect(secret).toHaveAttribute('type', 'password')
  let cut = () => {}
  const held = new Promise<void>((resolve) => {
    cut = resolve
  })
  await page.route(/\/login\.data/, async (route) => {
    await held
    await route.abort()
  })
  await secret.press('Enter')
  await expect(page.getByRole('button', { name: 'Entrando…' })).toBeDisabled()
  cut()
  await expect(noticesOf(page).getByText('Error de Red')).toBeVisible()
  await expect(page.locator('#contenido [role="alert"]').filter({ hasText: /\S/ })).toHaveCount(0)
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('ana@example.com')
})

test('the address of a letter may come with the step that led here (A-050)', async ({ page }) => {
  await openPage(page, `${shop.url}/email-confirmation-pending`)
  await expect(page.getByLabel('Correo electrónico')).toBeVisible()
  await page.evaluate(() =>
    history.replaceState({ ...history.state, usr: { email: 'ana@example.com' } }, ''),
  )
  await openPage(page, page.url())
  await expect(page.getByText('Te enviamos un enlace a ana@example.com.')).toBeVisible()
})
