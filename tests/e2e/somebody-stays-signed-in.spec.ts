import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { sql } from 'kysely'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { openPage } from '../harness/pages/open-page.ts'
import { knownPassword, type TestUser } from '../harness/users/users.ts'

test.describe.configure({ mode: 'default' })

let shop: IsolatedShop
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await openIsolatedShop()
})
test.afterAll(() => shop.close())

async function signedIn(context: BrowserContext): Promise<TestUser> {
  const somebody = await shop.somebody('customer')
  const [name = '', value = ''] = somebody.cookie.split('=')
  await context.addCookies([{ name, value, url: shop.url }])
  return somebody
}

const cartButton = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Carrito,/ })
const battery = 'Batería LiFePO4 12 V 100 Ah'
const add = (page: Page) =>
  page.getByRole('button', { name: `Añadir al carrito: ${battery}` }).click()

async function keptCart(id: string): Promise<unknown> {
  const [profile] = await shop.read(
    sql<{ cart: unknown }>`select cart from user_profiles where id = ${id}`,
  )
  return profile?.cart
}

async function signIn(page: Page, { email }: TestUser) {
  await openPage(page, `${shop.url}/login`)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(knownPassword)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(`${shop.url}/`)
}

test('a session near its end is drawn out by the open page (A-359, A-360)', async ({
  page,
  context,
}) => {
  const { id } = await signedIn(context)
  await page.clock.install()
  await openPage(page, `${shop.url}/baterias`)
  await shop.write(
    sql`update sessions set expires_at = now() + interval '80 seconds' where user_id = ${id}`,
  )
  await openPage(page, `${shop.url}/inversores`)
  const drawnOut = page.waitForResponse(
    (response) => response.url().endsWith('/sesion') && response.request().method() === 'POST',
  )
  await page.clock.fastForward(31_000)
  expect((await drawnOut).ok()).toBe(true)
  const [row] = await shop.read(sql<{ left: number }>`
    select extract(epoch from expires_at - now())::int as left from sessions where user_id = ${id}`)
  expect(row?.left).toBeGreaterThan(6 * 24 * 60 * 60)
})

test('a tab that comes back to a session that is gone signs out, forgets everything and says why (S-292, S-293, S-294, A-150)', async ({
  page,
  context,
}) => {
  const { id } = await signedIn(context)
  await openPage(page, `${shop.url}/baterias`)
  await add(page)
  await expect(cartButton(page)).toHaveAccessibleName('Carrito, 1 artículo')
  // a cart that is still being saved would find out first, and say so by another name
  await expect.poll(() => keptCart(id)).toMatchObject([{ quantity: 1 }])
  await page.evaluate(() => sessionStorage.setItem('private', 'yes'))
  await shop.write(sql`delete from sessions where user_id = ${id}`)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page).toHaveURL(/\/login\?reason=session_expired$/)
  expect(
    await page.evaluate(() => [localStorage.getItem('cart'), sessionStorage.getItem('private')]),
  ).toEqual([null, null])
  await expect(cartButton(page)).toHaveAccessibleName('Carrito, 0 artículos')
})

test('a session that cannot be drawn out ends with token_refresh_failed (A-143, A-144)', async ({
  page,
  context,
}) => {
  const { id } = await signedIn(context)
  await shop.write(
    sql`update sessions set expires_at = now() + interval '80 seconds' where user_id = ${id}`,
  )
  await page.clock.install()
  await openPage(page, `${shop.url}/baterias`)
  await shop.write(sql`delete from sessions where user_id = ${id}`)
  await page.clock.fastForward(31_000)
  await expect(page).toHaveURL(/\/login\?reason=token_refresh_failed$/)
})

test('who signs out in one tab is signed out in the other, and the cart leaves both (A-142, A-147)', async ({
  page,
  context,
}) => {
  await signedIn(context)
  await openPage(page, `${shop.url}/baterias`)
  await add(page)
  const other = await context.newPage()
  await openPage(other, `${shop.url}/cuenta`)
  await other.getByRole('button', { name: 'Cerrar Sesión' }).first().click()
  await expect(other).toHaveURL(/\/login/)
  await expect(page).toHaveURL(/\/login/)
  await expect(cartButton(page)).toHaveAccessibleName('Carrito, 0 artículos')
})

test('what a visitor chose joins the profile at sign-in and waits there after the sign-out (S-264, S-265, S-266)', async ({
  page,
  browser,
}) => {
  const somebody = await shop.somebody('customer')
  await openPage(page, `${shop.url}/baterias`)
  await add(page)
  await expect(cartButton(page)).toHaveAccessibleName('Carrito, 1 artículo')
  await openPage(page, `${shop.url}/baterias`)
  await add(page)
  await signIn(page, somebody)
  await expect(cartButton(page)).toHaveAccessibleName('Carrito, 2 artículos')
  const stored = () =>
    shop.read(sql<{ cart: unknown }>`select cart from user_profiles where id = ${somebody.id}`)
  await expect.poll(stored).toMatchObject([{ cart: [{ quantity: 2 }] }])
  const phone = await (await browser.newContext({ locale: 'es-ES' })).newPage()
  await signIn(phone, somebody)
  await expect(cartButton(phone)).toHaveAccessibleName('Carrito, 2 artículos')
  await openPage(phone, `${shop.url}/baterias`)
  await add(phone)
  await expect.poll(stored).toMatchObject([{ cart: [{ quantity: 3 }] }])
  await openPage(page, `${shop.url}/baterias`)
  await expect(cartButton(page)).toHaveAccessibleName('Carrito, 3 artículos')
})

test('a cart that cannot be saved is told, and is saved the next time (S-362)', async ({
  page,
  context,
}) => {
  const { id } = await signedIn(context)
  const opened = page.waitForResponse('**/carrito/perfil')
  await openPage(page, `${shop.url}/baterias`)
  await opened
  await page.route('**/carrito/perfil', (route) => route.abort())
  await add(page)
  await expect(
    page.getByRole('region', { name: 'Avisos' }).last().getByText('Error al actualizar el carrito'),
  ).toBeVisible()
  await page.unroute('**/carrito/perfil')
  await openPage(page, `${shop.url}/inversores`)
  await expect.poll(() => keptCart(id)).toMatchObject([{ quantity: 1 }])
})
