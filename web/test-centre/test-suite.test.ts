import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import type { Role } from '#kernel/user.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { sampleOrder, testAddress } from '#shop/test-centre/sample-order.rules.ts'
import { tabs } from '#shop/test-centre/tabs.rules.ts'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { emailsTo } from '#tests/harness/emails/mail.ts'
import { nameOf, textOf } from '#tests/harness/html/text.ts'
import { aUser } from '#tests/harness/users/users.ts'

const cookies = new Map<Role, string>()
async function as(role: Role) {
  const cookie = cookies.get(role) ?? (await aUser(await testDatabase(), { role })).cookie
  cookies.set(role, cookie)
  return aBrowser(cookie)
}

afterEach(async () => {
  await inTransaction(asSystem(await testDatabase(), 'a test'), ({ tx }) =>
    sql`delete from outbox where recipient = ${testAddress}`.execute(tx),
  )
})

test('only administrators see the test centre (S-016, S-096)', async () => {
  const visitor = await (await aBrowser()).open('/test-suite')
  expect([visitor.status, redirectTarget(visitor)]).toEqual([302, '/login?from=%2Ftest-suite'])
  const customer = await (await as('customer')).open('/test-suite')
  expect(customer.status).toBe(403)
  expect(customer.text).toContain('Acceso Denegado')
  const admin = await (await as('admin')).open('/test-suite')
  expect(admin.status).toBe(200)
  expect(admin.text).toContain('Centro de pruebas')
})

test('it has six tabs, Diagnóstico is chosen, and each has its own URL (A-084, A-085)', async () => {
  const browser = await as('admin')
  const names = (await browser.open('/test-suite')).page.allByRole('tab').map(nameOf)
  expect(names).toEqual([
    'Diagnóstico',
    'Funcional y E2E',
    'Rendimiento',
    'Móvil',
    'Navegadores',
    'Correos',
  ])
  for (const [at, tab] of tabs.entries()) {
    const { status, page } = await browser.open(at === 0 ? '/test-suite' : `/test-suite?tab=${tab}`)
    const chosen = page.all('[role="tab"][aria-selected="true"]').map(nameOf)
    expect([status, chosen]).toEqual([200, [names[at]]])
  }
})

test('without scripts Diagnóstico runs the server’s checks and shows a result per check (A-088)', async () => {
  const browser = await as('admin')
  const { status, page, text } = await browser.send('/test-suite', { intent: 'diagnosis' })
  expect(status).toBe(200)
  expect(text).toContain('La base de datos se niega')
  expect(text).toContain('Entró como cliente; la cuenta ya se borró')
  const [row] = page.all('[data-test="count_products"]').map(page.within)
  expect(row?.all('[data-status="success"]')).toHaveLength(1)
  expect(row?.all('time[datetime^="20"]')).toHaveLength(1)
  expect((await browser.send('/test-suite', { intent: 'everything' })).status).toBe(400)
})

test('Funcional y E2E shows a result per test order, to the cent (A-086)', async () => {
  const sent = await (await as('admin')).send('/test-suite?tab=funcional', { intent: 'orders' })
  expect(sent.text).toContain('Pedido hecho por $638.43 y deshecho')
  expect(sent.text).toContain('Pedido hecho por $458.00 y deshecho')
})

test('Correos sends the sample to the fixed address and confirms it in a panel (A-089, A-090, A-368, A-369, S-246, S-372)', async () => {
  const browser = await as('admin')
  const before = await browser.open('/test-suite?tab=correos')
  expect(before.text).toContain(testAddress)
  expect(before.text).not.toContain('¡Email de Prueba Enviado!')
  const { page } = await browser.send('/test-suite?tab=correos', { intent: 'mail' })
  expect(page.all('[role="status"][data-sent="true"]').map(textOf)).toEqual([
    expect.stringContaining('¡Email de Prueba Enviado!'),
  ])
  const [email, ...others] = await emailsTo(await testDatabase(), testAddress)
  expect(others).toEqual([])
  const rows = email?.text?.split('\n')
  expect(rows).toContain('  2 × $149.99                            $299.98')
  expect(rows).toContain('Total                                    $299.99')
})

const json = { 'Content-Type': 'application/json', Origin: 'http://shop.test' }
async function post(path: string, body: unknown, role: Role | null) {
  if (role) await as(role)
  const Cookie = role ? (cookies.get(role) ?? '') : ''
  const init = { method: 'POST', headers: { ...json, Cookie }, body: JSON.stringify(body) }
  const response = await (await aBrowser()).app.request(`http://shop.test${path}`, init)
  return { status: response.status, text: await response.text() }
}

test('the sample is valid input of the function of every confirmation (S-246)', async () => {
  const sent = await post('/functions/v1/send-order-confirmation', sampleOrder, 'admin')
  expect(sent.status).toBe(200)
})

test('a check is run by name, for administrators only', async () => {
  const run = (check: unknown, role: Role | null) => post('/test-suite/comprobar', { check }, role)
  const counted = await run('count_products', 'admin')
  expect(JSON.parse(counted.text)).toMatchObject({
    status: 'success',
    message: expect.stringMatching(/^Filas: \d+$/),
    timestamp: expect.stringMatching(/^\d{4}-/),
  })
  for (const invalid of ['constructor', '', 7, null])
    expect((await run(invalid, 'admin')).status).toBe(404)
  expect((await run('count_products', 'customer')).status).toBe(403)
  expect((await run('count_products', null)).status).toBe(302)
})

test('get_rls_status_for_exposed_schemas returns every table to administrators (A-267)', async () => {
  const send = (role: Role | null) =>
    post('/functions/v1/get_rls_status_for_exposed_schemas', {}, role)
  const { data } = JSON.parse((await send('admin')).text)
  expect(data).toContainEqual({
    schema_name: 'public',
    table_name: 'orders',
    rls_enabled: true,
    rls_forced: true,
    policy_count: expect.any(Number),
  })
  expect((await send('customer')).status).toBe(403)
  expect((await send(null)).status).toBe(401)
})

test('test_supabase=true shows the database test alone, on any page, to administrators only (S-112)', async () => {
  for (const path of ['/', '/catalogo', '/calculadora-solar', '/no-existe', '/admin', '/cuenta']) {
    const { text } = await (await as('admin')).open(`${path}?test_supabase=true`)
    expect([path, text]).toEqual([path, expect.stringContaining('Prueba de la base de datos')])
    expect(text).toContain('Tabla de las formas de pago')
    expect(text).not.toContain('Añadir al carrito')
  }
  for (const browser of [await aBrowser(), await as('customer')]) {
    const { text } = await browser.open('/catalogo?test_supabase=true')
    expect(text).not.toContain('Prueba de la base de datos')
    expect(text).toContain('Catálogo')
  }
})

test('test_resend_email=true shows the e-mail test alone, on any page, to administrators only (S-113)', async () => {
  const { text } = await (await as('admin')).open('/catalogo?test_resend_email=true')
  expect(text).toContain('Prueba de correo')
  expect(text).toContain(testAddress)
  const visitor = await (await aBrowser()).open('/catalogo?test_resend_email=true')
  expect(visitor.text).not.toContain(testAddress)
  const other = await (await as('admin')).open('/catalogo?test_resend_email=1')
  expect(other.text).not.toContain('Prueba de correo')
})

test('the shop can be framed for administrators only, and never on payment pages', async () => {
  const framing = async (path: string, role: Role | null) => {
    const { headers } = await (role ? await as(role) : await aBrowser()).open(path)
    const [ancestors] =
      /frame-ancestors [^;]*/.exec(headers.get('Content-Security-Policy') ?? '') ?? []
    return [headers.get('X-Frame-Options'), ancestors]
  }
  const open = ['SAMEORIGIN', "frame-ancestors 'self'"]
  const closed = ['DENY', "frame-ancestors 'none'"]
  expect(await framing('/catalogo', 'admin')).toEqual(open)
  expect(await framing('/carrito', 'admin')).toEqual(open)
  expect(await framing('/catalogo', 'customer')).toEqual(closed)
  expect(await framing('/catalogo', null)).toEqual(closed)
  for (const path of ['/admin', '/cuenta', '/test-suite', '/donar', '/pedido/buscar'])
    expect([path, await framing(path, 'admin')]).toEqual([path, closed])
  for (const path of ['/robots.txt', '/healthz'])
    expect([path, await framing(path, 'admin')]).toEqual([path, closed])
})

test('in English every tab has its messages', async () => {
  const browser = await as('admin')
  const { text } = await browser.open('/test-suite?lng=en')
  expect(text).toContain('Test centre')
  expect(text).toContain('Orders unreadable when signed out')
  expect((await browser.open('/test-suite?tab=correos')).text).toContain('Send the test e-mail')
})
