import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'

const somebody = async (overrides: Parameters<typeof aUser>[1] = {}) =>
  aBrowser((await aUser(await testDatabase(), overrides)).cookie)

test('a visitor is redirected to the login with the page of origin and the reason (A-060, S-363)', async () => {
  for (const path of [
    '/cuenta',
    '/cuenta/pedidos?p=2',
    '/admin',
    '/admin/products',
    '/test-suite',
  ]) {
    const browser = await aBrowser()
    const response = await browser.open(path)
    expect([path, response.status, redirectTarget(response)]).toEqual([
      path,
      302,
      `/login?from=${encodeURIComponent(path)}`,
    ])
    expect((await browser.follow(response)).text).toContain(
      'Acceso Requerido Debes iniciar sesión para acceder a esta página.',
    )
  }
})

test('an unconfirmed user sees only that the e-mail is to be confirmed, and can request the e-mail again (A-061, A-062)', async () => {
  const browser = await somebody({ isConfirmed: false })
  for (const path of ['/cuenta', '/cuenta/nada']) {
    const { status, text, page } = await browser.open(path)
    expect(status).toBe(403)
    expect(text).toContain('Confirma tu Correo Electrónico')
    expect(page.all('form[action="/email-confirmation-pending"]')).toHaveLength(1)
    expect(text).not.toContain('Hola,')
  }
  const admin = await somebody({ role: 'admin', isConfirmed: false })
  expect((await admin.open('/admin')).text).toContain('Confirma tu Correo Electrónico')
})

test('a customer before the panel sees the own role, the required role, and links to allowed pages (A-068, A-069, A-070, A-071, A-072, A-226)', async () => {
  const browser = await somebody()
  for (const path of ['/admin', '/admin/nada', '/test-suite']) {
    const { status, text, page } = await browser.open(path)
    expect(status).toBe(403)
    expect(text).toContain('Acceso Denegado')
    expect(text).toContain('Tu rol es cliente. Esta página es solo para: administrador.')
    expect(page.hrefs).toContain('/cuenta')
    expect(page.hrefs).toContain('/')
  }
  const english = await browser.open('/admin?lng=en')
  expect(english.text).toContain(
    'Your role is customer. This page requires the role administrator.',
  )
})

test('no spelling of the panel’s paths admits a customer (A-072, A-226)', async () => {
  const browser = await somebody()
  for (const path of [
    '/admin.data',
    '/admin/_.data',
    '/admin/invite.data',
    '/test-suite.data',
    '/Admin',
    '/ADMIN/invite',
    '/%61dmin',
    '/%61dmin.data',
    '/admin/',
    '//admin',
    '/ADMIN/_.data',
    '/admin%2Finvite',
    '/admin/invite/_.data',
  ]) {
    const first = await browser.open(path)
    const { status, text } = first.status === 308 ? await browser.follow(first) : first
    expect([path, [403, 404].includes(status)]).toEqual([path, true])
    for (const answer of [first.text, text]) expect(answer).not.toContain('Panel de administración')
  }
})

test('a request for the data of a page is redirected to the page (A-060)', async () => {
  const browser = await aBrowser()
  const { text } = await browser.open('/cuenta.data?p=2&_routes=account%2Fprofile%2Faccount')
  expect(text).toContain('/login?from=%2Fcuenta%3Fp%3D2')
})

test('a user with access sees the page (A-073, A-227)', async () => {
  const customer = await somebody({ name: 'Marta Pérez' })
  const admin = await somebody({ role: 'admin' })
  expect((await customer.open('/cuenta')).text).toContain('Hola, Marta Pérez')
  expect((await admin.open('/cuenta')).text).toContain('Hola,')
  expect((await admin.open('/admin')).text).toContain('Panel de administración')
  expect((await admin.open('/admin/nada')).status).toBe(404)
})

test('an administrator who was made a customer loses access with the next request (A-213)', async () => {
  const { id, cookie } = await aUser(await testDatabase(), { role: 'admin' })
  const browser = await aBrowser(cookie)
  expect((await browser.open('/admin')).status).toBe(200)
  await inTransaction(asSystem(await testDatabase(), 'a test'), ({ tx }) =>
    sql`update user_profiles set role = 'customer' where id = ${id}`.execute(tx),
  )
  expect(redirectTarget(await browser.open('/admin'))).toMatch(/^\/login\?/)
})

test('an expired session is announced, unlike a missing one (A-023)', async () => {
  const browser = await aBrowser('girasol.session_token=dead.signature')
  const response = await browser.open('/cuenta')
  expect(redirectTarget(response)).toBe('/login?reason=session_expired&from=%2Fcuenta')
  expect((await browser.follow(response)).text).toContain('Tu sesión ha caducado.')
})

test('signing out ends the session and says so, and no link can do it (A-241, A-327)', async () => {
  const browser = await somebody()
  expect(redirectTarget(await browser.open('/logout'))).toBe('/')
  expect((await browser.open('/cuenta')).status).toBe(200)
  const session = browser.cookie('girasol.session_token')
  const left = await browser.send('/logout')
  expect(redirectTarget(left)).toBe('/login')
  expect((await browser.follow(left)).text).toContain(
    'Sesión Cerrada Has cerrado sesión exitosamente.',
  )
  const thief = await aBrowser(`girasol.session_token=${session}`)
  expect(redirectTarget(await thief.open('/cuenta'))).toMatch(/^\/login/)
  expect(redirectTarget(await browser.send('/logout', { to: '//evil.example' }))).toBe('/')
})

/** As the owner of the tables, a role that no request has. */

test('a role that cannot be read, even at the second attempt, is unknown, and the visitor can retry (A-065, A-066, A-067)', async () => {
  const browser = await somebody()
  await asOwner('alter function get_my_role rename to get_my_role_away')
  await asOwner('create sequence asked_for_role')
  await asOwner('grant usage on sequence asked_for_role to customer')
  await asOwner(`create function get_my_role() returns text language plpgsql as $$
    begin
      perform nextval('public.asked_for_role');
      raise exception 'not now' using errcode = '57P03';
    end $$`)
  try {
    const { status, text, page } = await browser.open('/cuenta')
    expect(status).toBe(503)
    expect(text).toContain('Rol Desconocido')
    expect(text).toContain('No se pudo determinar tu rol.')
    expect(page.href(/^Reintentar/)).toBe('/cuenta')
    const rows = await asOwner('select last_value::int as times from asked_for_role')
    expect(rows).toEqual([{ times: 2 }])
  } finally {
    await asOwner('drop function get_my_role')
    await asOwner('drop sequence asked_for_role')
    await asOwner('alter function get_my_role_away rename to get_my_role')
  }
  expect((await browser.open('/cuenta')).text).toContain('Hola,')
})

test('an open page learns whether the server is reachable (A-262, A-263)', async () => {
  const browser = await aBrowser()
  const response = await browser.open('/conexion')
  expect(JSON.parse(response.html)).toEqual({ connected: true, message: 'connected' })
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  await asOwner('revoke select on products from anon')
  try {
    expect(JSON.parse((await browser.open('/conexion')).html)).toEqual({
      connected: false,
      message: 'unexpected',
    })
  } finally {
    await asOwner('grant select on products to anon')
  }
})
