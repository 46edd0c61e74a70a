import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import type { Role } from '#kernel/user.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { staffFor } from '#tests/harness/users/staff.ts'
import { aUser } from '#tests/harness/users/users.ts'

const banner =
  'Modo Mantenimiento: Las compras están deshabilitadas temporalmente. Aún puedes navegar por el sitio.'

const put = async (value: string) =>
  inTransaction(asSystem(await testDatabase(), 'a test'), ({ tx }) =>
    sql`update site_settings set setting_value = ${value}
      where setting_key = 'maintenance_mode' and setting_value <> ${value}`.execute(tx),
  )
afterEach(() => put('false'))

async function cookieOf(role: 'anon' | Role): Promise<Record<string, string>> {
  if (role === 'anon') return {}
  const { cookie } = await aUser(await testDatabase(), { role })
  return { Cookie: cookie }
}

async function turn(role: 'anon' | Role, body: unknown, headers: Record<string, string> = {}) {
  const app = await testApp()
  const response = await app.request('http://shop.test/ajustes/mantenimiento', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: 'http://shop.test',
      Accept: 'application/json',
      ...(await cookieOf(role)),
      ...headers,
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as unknown }
}

test('the banner is on every page of the shop while maintenance is on, without scripts too, and not otherwise (S-172, S-173)', async () => {
  expect((await visit(await testApp(), '/')).text).not.toContain(banner)
  await put('true')
  const app = await testApp()
  for (const path of ['/', '/catalogo', '/carrito', '/terminos-y-condiciones', '/no-existe'])
    expect((await visit(app, path)).text).toContain(banner)
  expect((await visit(app, '/?lng=en')).text).toContain('purchases are temporarily disabled')
})

test('it is not on the pages of the panel (S-174)', async () => {
  await put('true')
  const app = await testApp()
  for (const path of ['/admin', '/admin/productos'])
    expect((await visit(app, path)).text).not.toContain(banner)
})

test('it is not on the login pages (S-175)', async () => {
  await put('true')
  const app = await testApp()
  for (const path of ['/login', '/login?reason=session_expired', '/signup'])
    expect((await visit(app, path)).text).not.toContain(banner)
})

test('the switch is shown to administrators only (S-249)', async () => {
  const hasSwitch = async (role: 'anon' | Role) =>
    (await visit(await testApp(), '/', { headers: await cookieOf(role) })).page.all(
      'form[action="/ajustes/mantenimiento"]',
    ).length > 0
  expect(await hasSwitch('anon')).toBe(false)
  expect(await hasSwitch('customer')).toBe(false)
  expect(await hasSwitch('admin')).toBe(true)
  const packer = await staffFor(await testDatabase(), 'packing')
  const page = await visit(await testApp(), '/', { headers: { Cookie: packer.cookie } })
  expect(page.page.all('form[action="/ajustes/mantenimiento"]')).toEqual([])
})

test('a visitor’s change gets ’No autenticado’ and is not stored (S-308, S-360)', async () => {
  expect(await turn('anon', { on: true })).toEqual({
    status: 401,
    body: {
      ok: false,
      code: 'not_signed_in',
      title: 'No autenticado',
      description: 'Debes iniciar sesión para cambiar la configuración.',
    },
  })
  expect((await visit(await testApp(), '/')).text).not.toContain(banner)
})

test('a customer’s change gets ’Error’ and is not stored (S-249, S-361)', async () => {
  expect(await turn('customer', { on: true })).toEqual({
    status: 403,
    body: {
      ok: false,
      code: 'not_allowed',
      title: 'Error',
      description: 'No se pudo cambiar el modo de mantenimiento.',
    },
  })
  expect((await visit(await testApp(), '/')).text).not.toContain(banner)
})

test('an administrator’s change is stored (S-248, S-332)', async () => {
  expect(await turn('admin', { on: true })).toEqual({ status: 200, body: { ok: true, on: true } })
  expect((await visit(await testApp(), '/')).text).toContain(banner)
  expect(await turn('admin', { on: 'false' })).toMatchObject({ body: { on: false } })
  expect((await visit(await testApp(), '/')).text).not.toContain(banner)
})

test('an invalid value changes nothing', async () => {
  for (const body of [null, {}, { on: 'yes' }, { on: 1 }, [true]])
    expect((await turn('admin', body)).status).toBe(400)
  expect((await visit(await testApp(), '/')).text).not.toContain(banner)
})

test('without scripts the switch is a form that asks before it closes and returns to its page', async () => {
  const send = async (role: 'anon' | Role, fields: Record<string, string> = {}) =>
    (await testApp()).request('http://shop.test/ajustes/mantenimiento', {
      method: 'POST',
      headers: { Accept: 'text/html', Origin: 'http://shop.test', ...(await cookieOf(role)) },
      body: new URLSearchParams({ on: 'true', back: '/catalogo', ...fields }),
    })
  expect((await send('anon')).headers.get('Location')).toBe('/login')
  const question = (await send('admin')).headers.get('Location') ?? ''
  expect(question).toBe('/admin?cerrar=%2Fcatalogo')
  expect((await visit(await testApp(), '/')).text).not.toContain(banner)
  const asked = await visit(await testApp(), question, { headers: await cookieOf('admin') })
  expect(asked.text).toContain('¿Cerrar la tienda a compras?')
  expect(asked.text).toContain('los pedidos y pagos ya empezados siguen su curso')
  expect(asked.page.valueOf('sure')).toBe('true')
  const closed = await send('admin', { sure: 'true' })
  expect(closed.headers.get('Location')).toBe('/catalogo')
  expect((await visit(await testApp(), '/')).text).toContain(banner)
})

test('every page of the panel says that the shop is closed, and opens it again without scripts', async () => {
  const headers = await cookieOf('admin')
  const closed = 'La tienda está cerrada a compras'
  const app = await testApp()
  expect((await visit(app, '/admin/pedidos', { headers })).text).not.toContain(closed)
  await put('true')
  for (const path of ['/admin', '/admin/pedidos', '/admin/settings']) {
    const { text, page } = await visit(app, path, { headers })
    expect([path, text]).toEqual([path, expect.stringContaining(closed)])
    expect(page.valueOf('back')).toBe(path)
  }
  const english = await visit(app, '/admin/pedidos?lng=en', { headers })
  expect(english.text).toContain('The shop is closed to purchases')
  const opened = await app.request('http://shop.test/ajustes/mantenimiento', {
    method: 'POST',
    headers: { Accept: 'text/html', Origin: 'http://shop.test', ...headers },
    body: new URLSearchParams({ on: 'false', back: '/admin/pedidos' }),
  })
  expect(opened.headers.get('Location')).toBe('/admin/pedidos')
  expect((await visit(app, '/admin/pedidos', { headers })).text).not.toContain(closed)
})
