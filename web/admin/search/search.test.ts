import { expect, test } from 'vitest'
import { aRecipient } from '#shop/orders/order.fixture.ts'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { aUser } from '#tests/harness/users/users.ts'

const staff = async () => aBrowser((await aUser(await testDatabase(), { role: 'admin' })).cookie)
const searchFor = (text: string, rest = '') =>
  `/admin/buscar${rest}?${new URLSearchParams({ q: text })}`

test('one search finds an order, its buyer, a product, a setting and a page, each by a link', async () => {
  const db = await testDatabase()
  const person = await aUser(db, { name: 'Zoraida Buscada' })
  const order = await anOrder().buyer({ name: 'Zoraida Buscada', phone: '+13055550188' }).insert(db)
  const browser = await staff()
  const linksFor = async (text: string) => (await browser.open(searchFor(text))).page.hrefs
  for (const text of [
    order.number,
    'buscada zoraida'.split(' ').reverse().join(' '),
    '+13055550188',
  ])
    expect(await linksFor(text)).toContain(`/admin/pedidos/${order.number}`)
  expect(await linksFor(person.email)).toContain(`/admin/clientes/${person.id}`)
  expect(await linksFor('Zoraida')).toContain(`/admin/clientes/${order.id}`)
  const product = await browser.open(searchFor('KIT-LUZ-640'))
  expect(product.page.has('link', 'Kit Luz: 100 W y 640 Wh')).toBe(true)
  expect(await linksFor('telefono')).toContain('/admin/settings#contact')
  expect(await linksFor('paso siguiente')).toContain('/admin/manual#orders')
  expect(await linksFor('auditoria')).toContain('/admin/auditoria')
  expect(await linksFor('ＫＩＴ－ＬＵＺ－６４０')).toEqual(await linksFor('KIT-LUZ-640'))
})

test('an order is found by who receives it: e-mail, telephones as they are shown and who else may', async () => {
  const db = await testDatabase()
  const recipient = aRecipient({
    ...{ email: 'yaima.buscada@example.cu', phone: '+5358300177', secondPhone: '+5378300199' },
    authorised: { name: 'Osvaldo Autorizado', nationalId: '' },
  })
  const { number } = await anOrder().recipient(recipient).insert(db)
  const browser = await staff()
  for (const text of [
    'Yaima.Buscada@example.cu',
    '+53 5830 0177',
    '7830-0199',
    'osvaldo autorizado',
  ])
    expect((await browser.open(searchFor(text))).page.hrefs).toContain(`/admin/pedidos/${number}`)
})

test('a page is found by what is done there, in the words of everybody, a slip of the pen too', async () => {
  const browser = await staff()
  const linksFor = async (text: string) => (await browser.open(searchFor(text))).page.hrefs
  expect(await linksFor('zelle')).toContain('/admin/zelle')
  expect(await linksFor('envío de correos')).toContain('/admin/conexiones#mail')
  for (const text of ['reembolso', 'rembolso', 'devolver dinero'])
    expect([text, await linksFor(text)]).toEqual([text, expect.arrayContaining(['/admin/pedidos'])])
})

test('what is connected, how one is paid and what the manual explains are found by their words', async () => {
  const browser = await staff()
  const linksFor = async (text: string, lng = 'es') =>
    (await browser.open(`${searchFor(text)}&lng=${lng}`)).page.hrefs
  for (const lng of ['es', 'en']) {
    for (const text of ['smtp', 'paypal', 'captcha', 'resend'])
      expect([text, await linksFor(text, lng)]).toEqual([
        text,
        expect.arrayContaining([expect.stringContaining('/admin/conexiones#')]),
      ])
    expect(await linksFor('zelle', lng)).toContain('/admin/pagos')
  }
  const { page } = await browser.open(`${searchFor('Zelle dos personas')}&lng=es`)
  expect(page.all('main a[href="/admin/pagos"]').length).toBeGreaterThan(0)
  for (const text of ['etiqueta', 'reembolso'])
    expect(await linksFor(text)).toContain('/admin/manual#orders')
})

test('the bar of every page of the panel has the search, as a form that needs no scripts', async () => {
  const { page } = await (await staff()).open('/admin/provincias')
  expect(page.all('search form[action="/admin/buscar"] input[name="q"]').length).toBeGreaterThan(0)
})

test('suggestions name what they lead to and are not stored by the browser', async () => {
  const response = await (await staff()).open(searchFor('cupones', '/sugerencias'))
  expect(JSON.parse(response.html)).toContainEqual({
    id: '/admin/settings/cupones',
    name: 'Página: Cupones',
  })
  expect(response.headers.get('Cache-Control')).toContain('no-store')
})

test('a short text searches the panel alone and says so; nothing found is said; any text is answered', async () => {
  const browser = await staff()
  expect((await browser.open(searchFor('zz'))).text).toContain('a partir de tres letras')
  expect((await browser.open(searchFor('xqzwkj'))).text).toContain('No hay nada con «xqzwkj»')
  for (const text of ['', '%', "';--", 'a\0bcd', '\\\\\\', 'x'.repeat(5000)])
    expect((await browser.open(searchFor(text))).status).toBe(200)
})

test('it is found by staff alone', async () => {
  const { cookie } = await aUser(await testDatabase(), { role: 'customer' })
  const browser = await aBrowser(cookie)
  for (const rest of ['', '/sugerencias'])
    expect((await browser.open(searchFor('kit', rest))).status).toBe(403)
})
