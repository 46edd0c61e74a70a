import { expect, test } from 'vitest'
import type { Role } from '#kernel/user.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import type { Queries } from '#tests/harness/html/read-page.ts'
import { nameOf } from '#tests/harness/html/text.ts'
import { aUser } from '#tests/harness/users/users.ts'

async function headerOf(path: string, init: RequestInit = {}): Promise<Queries> {
  const { page } = await visit(await testApp(), path, init)
  return page.within(page.byRole('banner'))
}

const firstOf = (part: Queries, selector: string): Queries => {
  const [found] = part.all(selector)
  if (!found) throw new Error(`no ${selector}`)
  return part.within(found)
}

const navigation = (header: Queries) =>
  firstOf(header, 'nav')
    .allByRole('link')
    .map((link) => [link.getAttribute('href'), nameOf(link)])

const inSpanish = [
  ['/', 'Inicio'],
  ['/calculadora-solar', 'Calculadora solar'],
  ['/energia-portatil', 'Energía portátil'],
  ['/panelessolarescuba', 'Paneles'],
  ['/inversores', 'Inversores'],
  ['/baterias', 'Baterías'],
  ['/catalogo', 'Catálogo'],
]

test('the navigation has its seven entries and one more by role (S-127, S-136)', async () => {
  const entries = navigation(await headerOf('/'))
  expect(entries.slice(0, 7)).toEqual(inSpanish)
  expect(entries).toHaveLength(8)
})

test('a visitor’s account entry links to the login (S-139)', async () => {
  expect(navigation(await headerOf('/')).at(-1)).toEqual(['/login', 'Cuenta'])
  const english = await headerOf('/', { headers: { Cookie: 'i18next=en' } })
  expect(navigation(english).at(-1)).toEqual(['/login', 'Account'])
})

test('the header has the logo, which links to the home page (S-126)', async () => {
  const logo = (await headerOf('/catalogo')).link('Girasol, ir al inicio')
  expect(logo.getAttribute('href')).toBe('/')
  expect(logo.querySelector('svg')).not.toBeNull()
})

test('the cart button has a badge with the number of items (S-129)', async () => {
  const cart = (await headerOf('/')).link('Carrito, 0 artículos')
  expect(cart.getAttribute('href')).toBe('/carrito')
  expect(cart.textContent).toContain('0')
})

test('the menu has the search and the whole navigation (S-143, S-144)', async () => {
  const menu = firstOf(await headerOf('/'), 'details')
  expect(menu.all('form[action="/catalogo"] [name="search"]')).toHaveLength(1)
  expect(navigation(menu).slice(0, 7)).toEqual(inSpanish)
})

test('the menu has every family, the orders, the contact and the language', async () => {
  const menu = firstOf(await headerOf('/'), 'details')
  expect(navigation(menu).slice(7, 10)).toEqual([
    ['/catalogo?category=kit', 'Kits solares'],
    ['/accesorios', 'Accesorios'],
    ['/#contacto', 'Contacto'],
  ])
  expect(navigation(menu)).toContainEqual(['/pedido/buscar', 'Buscar un pedido'])
  expect(menu.all('select[name="lng"]')).toHaveLength(1)
})

test('only the current page is marked as current', async () => {
  const header = await headerOf('/baterias')
  const current = firstOf(header, 'nav').all('[aria-current="page"]')
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/baterias'])
})

test('there is no header on /admin pages (S-131)', async () => {
  const app = await testApp()
  for (const path of ['/admin', '/admin/pedidos', '/admin/?q=1']) {
    expect((await visit(app, path)).page.has('banner')).toBe(false)
  }
  expect((await visit(app, '/administrar')).page.has('banner')).toBe(true)
})

test('visitors are not offered to sign out', async () => {
  expect((await headerOf('/')).text).not.toContain('Cerrar Sesión')
})

async function headerFor(role: Role, path: string) {
  const { cookie } = await aUser(await testDatabase(), { role })
  return headerOf(path, { headers: { Cookie: cookie } })
}

test('a customer’s entry is the account, highlighted there (S-138, S-141, S-247)', async () => {
  expect(navigation(await headerFor('customer', '/')).at(-1)).toEqual(['/cuenta', 'Cuenta'])
  const [account] = (await headerFor('customer', '/cuenta')).all('a[href="/cuenta"]')
  expect(account?.getAttribute('aria-current')).toBe('page')
})

test('an administrator’s entries are the panel and the test suite (S-137)', async () => {
  expect(
    navigation(await headerFor('admin', '/'))
      .slice(-2)
      .map(([to]) => to),
  ).toEqual(['/admin', '/test-suite'])
})

test('the contact footer and the do-it-yourself section are hidden from administrators (S-169, S-171)', async () => {
  const { cookie } = await aUser(await testDatabase(), { role: 'admin' })
  const app = await testApp()
  const asVisitor = await visit(app, '/')
  const asAdmin = await visit(app, '/', { headers: { Cookie: cookie } })
  expect(asVisitor.page.ids).toContain('contacto')
  expect(asAdmin.page.ids).not.toContain('contacto')
  expect(asVisitor.text).toContain('Hazlo tú mismo')
  expect(asAdmin.text).not.toContain('Hazlo tú mismo')
})
