import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { axeFindings } from '../harness/pages/axe-faults.ts'
import { openPage } from '../harness/pages/open-page.ts'
import { codeOf } from '../harness/users/authenticator.ts'
import { knownPassword, type TestUser } from '../harness/users/users.ts'

test.describe.configure({ mode: 'default' })

let shop: IsolatedShop
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await openIsolatedShop()
})
test.afterAll(() => shop.close())

const contextOptions = { reducedMotion: 'reduce' } as const
/** Each page is read once in each theme: where its story is told, and in English. */
const screens = {
  phone: { viewport: { width: 390, height: 844 }, colorScheme: 'dark', contextOptions },
  desktop: { viewport: { width: 1366, height: 768 }, colorScheme: 'light', contextOptions },
} as const

const next = 'otra-Clave-Larga-8'
const security = '/cuenta/seguridad'
const notices = (page: Page) => page.getByRole('region', { name: 'Avisos' }).last()
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const pages = [
  ...['/cuenta', '/cuenta/pedidos', '/cuenta/destinatarios', '/cuenta/comprobantes'],
  ...[
    '/cuenta/donaciones',
    '/cuenta/equipos',
    '/cuenta/calculos',
    '/cuenta/avisos',
    '/cuenta/mis-datos',
    security,
  ],
]

async function settle(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    localStorage.setItem('discountPopupShownAt', new Date().toISOString())
  })
}

async function comeIn(context: BrowserContext): Promise<TestUser> {
  await settle(context)
  const somebody = await shop.somebody('customer')
  const [name = '', value = ''] = somebody.cookie.split('=')
  await context.addCookies([{ name, value, url: shop.url }])
  return somebody
}

async function giveCredentials(page: Page, email: string, password: string): Promise<void> {
  await openPage(page, `${shop.url}/login`)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

async function isClean(page: Page): Promise<void> {
  expect(await axeFindings(page, { leftOut: ['footer'] })).toEqual([])
  const { width } = page.viewportSize() ?? { width: 0 }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
}

test.describe('on a phone, in the dark', () => {
  test.use(screens.phone)

  test('somebody changes the password, which signs out the other browser', async ({
    page,
    context,
    browser,
  }) => {
    const { email } = await comeIn(context)
    const other = await browser.newContext({ locale: 'es-ES' })
    await settle(other)
    const elsewhere = await other.newPage()
    await giveCredentials(elsewhere, email, knownPassword)
    await expect(elsewhere).toHaveURL(`${shop.url}/`)

    await openPage(page, `${shop.url}/cuenta`)
    await isClean(page)
    await page.getByRole('link', { name: /^Seguridad/ }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Seguridad' })).toBeVisible()
    await isClean(page)
    const form = section(page, 'Contraseña')
    await form.getByLabel('Contraseña actual', { exact: true }).fill('no-es-Esta-7')
    await form.getByLabel('Contraseña nueva', { exact: true }).fill(next)
    await expect(form.getByText('Fuerte')).toBeVisible()
    await form.getByLabel('Repite la contraseña', { exact: true }).fill('otra')
    await form.getByLabel('Repite la contraseña', { exact: true }).press('Enter')
    await expect(form.getByText('Las contraseñas no coinciden.').last()).toBeVisible()
    await form.getByLabel('Repite la contraseña', { exact: true }).fill(next)
    await form.getByRole('button', { name: 'Cambiar la contraseña' }).press('Enter')
    await expect(form.getByText('Esa no es tu contraseña actual.').last()).toBeVisible()
    await isClean(page)
    await form.getByLabel('Contraseña actual', { exact: true }).fill(knownPassword)
    await form.getByRole('button', { name: 'Cambiar la contraseña' }).press('Enter')
    await expect(notices(page).getByText('Contraseña cambiada')).toBeVisible()
    await expect(form.getByLabel('Contraseña nueva', { exact: true })).toHaveValue('')

    await elsewhere.goto(`${shop.url}/cuenta`)
    await expect(elsewhere).toHaveURL(/\/login\?/)
    await giveCredentials(elsewhere, email, next)
    await expect(elsewhere).toHaveURL(`${shop.url}/`)
    await other.close()
  })

  test('somebody puts a second factor before the account, uses it, and takes it away (A-252)', async ({
    page,
    context,
    browser,
  }) => {
    const { email } = await comeIn(context)
    await openPage(page, `${shop.url}${security}`)
    const second = section(page, 'Verificación en dos pasos')
    await second.getByLabel('Contraseña actual', { exact: true }).fill(knownPassword)
    await second.getByRole('button', { name: 'Activar', exact: true }).press('Enter')
    await expect(second.getByRole('img', { name: /^Código QR/ })).toBeVisible()
    await isClean(page)
    const codes = await second.getByRole('listitem').allTextContents()
    expect(codes).toHaveLength(10)
    const uri = await second
      .getByRole('link', { name: 'Abrir en una aplicación de este dispositivo' })
      .getAttribute('href')
    await second.getByLabel('Código de 6 cifras').fill('000000')
    await second.getByLabel('Código de 6 cifras').press('Enter')
    await expect(second.getByText('Ese no es el código actual.').last()).toBeVisible()
    await expect(second.getByRole('listitem')).toHaveText(codes)
    await second.getByLabel('Código de 6 cifras').fill(codeOf(uri ?? ''))
    await second.getByLabel('Código de 6 cifras').press('Enter')
    await expect(notices(page).getByText('Verificación en dos pasos activada')).toBeVisible()
    await expect(second.getByText('Activada', { exact: true })).toBeVisible()

    const other = await browser.newContext({ locale: 'es-ES' })
    await settle(other)
    const elsewhere = await other.newPage()
    await giveCredentials(elsewhere, email, knownPassword)
    await expect(elsewhere.getByRole('heading', { name: 'Segundo paso' })).toBeVisible()
    await elsewhere.getByLabel('Código', { exact: true }).fill('000000')
    await elsewhere.getByRole('button', { name: 'Comprobar' }).click()
    await expect(elsewhere.getByText('El código no es válido').last()).toBeVisible()
    // the code that switched it on is used up
    const next = codeOf(uri ?? '', new Date(Date.now() + 30_000))
    await elsewhere.getByLabel('Código', { exact: true }).fill(next)
    await elsewhere.getByRole('button', { name: 'Comprobar' }).click()
    await expect(elsewhere).toHaveURL(`${shop.url}/`)
    await other.close()

    await second.getByLabel('Contraseña actual', { exact: true }).fill(knownPassword)
    await second.getByRole('button', { name: 'Desactivar' }).press('Enter')
    await expect(notices(page).getByText('Verificación en dos pasos desactivada')).toBeVisible()
    await expect(second.getByText('Sin activar')).toBeVisible()
  })
})

test.describe('on a desktop', () => {
  test.use(screens.desktop)

  test('somebody sees where the account is open, and closes one session, then all others', async ({
    page,
    context,
    browser,
  }) => {
    const { email } = await comeIn(context)
    const others = []
    for (const userAgent of [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
    ]) {
      const other = await browser.newContext({ locale: 'es-ES', userAgent })
      await settle(other)
      const elsewhere = await other.newPage()
      await giveCredentials(elsewhere, email, knownPassword)
      await expect(elsewhere).toHaveURL(`${shop.url}/`)
      others.push(elsewhere)
    }
    await openPage(page, `${shop.url}${security}`)
    const list = section(page, 'Sesiones activas')
    await expect(list.getByText('Este dispositivo')).toHaveCount(1)
    await expect(list.getByText('Firefox en Windows')).toBeVisible()
    await list.getByRole('button', { name: /^Cerrar sesión: Safari en iPhone/ }).press('Enter')
    await expect(notices(page).getByText('Sesión cerrada')).toBeVisible()
    await expect(list.getByText('Safari en iPhone')).toHaveCount(0)
    await list.getByRole('button', { name: 'Cerrar todas las demás' }).press('Enter')
    await expect(notices(page).getByText('Sesiones cerradas')).toBeVisible()
    await expect(list.getByText('No hay ninguna otra sesión abierta.')).toBeVisible()
    for (const elsewhere of others) {
      await elsewhere.goto(`${shop.url}/cuenta`)
      await expect(elsewhere).toHaveURL(/\/login\?/)
      await elsewhere.context().close()
    }
  })

  test('every page of the account is clean in English too', async ({ page, context }) => {
    await comeIn(context)
    for (const path of pages) {
      await page.goto(`${shop.url}${path}?lng=en`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await isClean(page)
    }
  })
})
