import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser, knownPassword } from '#tests/harness/users/users.ts'

const somebody = async (overrides: Parameters<typeof aUser>[1] = {}) =>
  aUser(await testDatabase(), overrides)

test('the login has fields for e-mail and password and redirects, without scripts too (S-084, A-007, A-009, A-010, A-011, A-012)', async () => {
  const { page, text, status } = await (await aBrowser()).open('/login')
  expect(status).toBe(200)
  expect(text).toContain('Iniciar sesión')
  for (const field of ['email', 'password'])
    expect(page.all(`input[name="${field}"][type="${field}"]`)).toHaveLength(1)
  for (const href of ['/olvido-contrasena', '/signup', '/']) expect(page.hrefs).toContain(href)
  expect(text).toContain('Conexión con el servidor establecida.')
  expect(page.meta('robots')).toBe('noindex')
})

test('missing fields are named in one message, and the e-mail stays filled (A-188, A-189, A-190, A-191)', async () => {
  const browser = await aBrowser()
  const nothing = await browser.send('/login')
  expect(nothing.status).toBe(400)
  expect(nothing.text).toContain('Por favor, introduce tu email y contraseña.')
  const both = await browser.send('/login', { email: 'ana', password: 'abc' })
  expect(both.text).toContain(
    'Por favor, introduce un email válido. La contraseña debe tener al menos 6 caracteres.',
  )
  expect(both.page.valueOf('email')).toBe('ana')
  expect(both.page.values).not.toContain('abc')
})

test('each field that is wrong has its own sentence beside it, a malformed e-mail and no password too', async () => {
  const browser = await aBrowser()
  const { page } = await browser.send('/login', { email: 'ana', password: '' })
  const beside = (name: string) => {
    const field = page.all(`input[name="${name}"][aria-invalid="true"]`)[0]
    const id = field?.getAttribute('aria-describedby') ?? ''
    return page.all(`[id="${id}"]`)[0]?.textContent
  }
  expect(beside('email')).toBe('Por favor, introduce un email válido.')
  expect(beside('password')).toBe('Por favor, introduce tu contraseña.')
})

test('wrong credentials get the same response whether the account exists or not, never with the password (A-291, A-292, A-301)', async () => {
  const { email } = await somebody()
  const responses = []
  for (const address of [email, `${randomUUID()}@example.com`]) {
    const browser = await aBrowser()
    responses.push(await browser.send('/login', { email: address, password: 'no-es-esta-7' }))
  }
  for (const { status, text, html } of responses) {
    expect(status).toBe(401)
    expect(text).toContain('El correo o la contraseña no son correctos.')
    expect(text).not.toContain('Crear la cuenta de administración')
    expect(html).not.toContain('no-es-esta-7')
  }
})

test('a customer is redirected to the page of origin, with a notice (A-078, A-304)', async () => {
  const { email } = await somebody()
  const browser = await aBrowser()
  const input = { email: ` ${email.toUpperCase()} `, password: knownPassword }
  const response = await browser.send('/login?from=%2Fcuenta%3Fa%3D1', input)
  expect([response.status, redirectTarget(response)]).toEqual([303, '/cuenta?a=1'])
  const { text, status } = await browser.follow(response)
  expect(status).toBe(200)
  expect(text).toContain('¡Bienvenido/a de nuevo! Serás redirigido/a.')
  expect(text).toContain(email)
})

test('without an origin a customer goes to the home page, and an administrator to the panel whatever the origin (A-077)', async () => {
  const customer = await somebody()
  const admin = await somebody({ role: 'admin' })
  const entered = async (email: string, query = '') =>
    redirectTarget(
      await (await aBrowser()).send(`/login${query}`, { email, password: knownPassword }),
    )
  expect(await entered(customer.email)).toBe('/')
  expect(await entered(admin.email)).toBe('/admin')
  expect(await entered(admin.email, '?from=/carrito')).toBe('/admin')
})

test('who signs in again to the panel is led back to the page where the session ended', async () => {
  const admin = await somebody({ role: 'admin' })
  const browser = await aBrowser()
  const ended = redirectTarget(await browser.open('/admin/settings?form=seo'))
  expect(ended).toBe('/login?from=%2Fadmin%2Fsettings%3Fform%3Dseo')
  const fields = { email: admin.email, password: knownPassword }
  const panel = await browser.open(redirectTarget(await browser.send(ended, fields)))
  expect(panel.page.link('Seguir donde estabas').getAttribute('href')).toBe(
    '/admin/settings?form=seo',
  )
  for (const elsewhere of ['https://evil.example', '//evil.example/admin/', '/carrito']) {
    const { text } = await browser.open(`/admin?desde=${encodeURIComponent(elsewhere)}`)
    expect(text).not.toContain('Seguir donde estabas')
  }
})

test('an origin that is no page of this shop redirects to the home page', async () => {
  const { email, cookie } = await somebody()
  for (const from of [
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    '/%09/evil.example',
    'javascript:alert(1)',
    '/x\r\nSet-Cookie: a=b',
  ]) {
    const query = `/login?from=${encodeURIComponent(from)}`
    const fields = { email, password: knownPassword }
    const places = [
      redirectTarget(await (await aBrowser()).send(query, fields)),
      redirectTarget(await (await aBrowser(cookie)).open(query)),
    ]
    for (const place of places) {
      const { origin } = new URL(place, 'http://shop.test')
      expect([from, place, origin]).toEqual([from, place, 'http://shop.test'])
    }
  }
})

test('a signed-in user is redirected away from the login (A-074, A-075, A-076)', async () => {
  const customer = await aBrowser((await somebody()).cookie)
  const admin = await aBrowser((await somebody({ role: 'admin' })).cookie)
  expect(redirectTarget(await customer.open('/login?from=/carrito'))).toBe('/carrito')
  expect(redirectTarget(await customer.open('/login'))).toBe('/')
  expect(redirectTarget(await admin.open('/login?from=/carrito'))).toBe('/carrito')
  expect(redirectTarget(await admin.open('/login'))).toBe('/admin')
})

test('an expired session is explained, a plain sign-out is not (A-016, A-019, A-023)', async () => {
  const browser = await aBrowser()
  const why = async (query: string) => (await browser.open(`/login${query}`)).text
  expect(await why('?reason=session_expired')).toContain('Tu sesión ha caducado.')
  expect(await why('?reason=stale_token')).toContain('porque ya no era la última')
  expect(await why('?reason=bad_jwt')).toContain('Tu sesión ha caducado.')
  for (const plain of ['', '?reason=logout']) {
    const text = await why(plain)
    expect(text).not.toMatch(/caducado|Cerramos tu sesión/)
  }
  expect(await why('?lng=en&reason=session_expired')).toContain('Your session has expired.')
})

test('the login greets an administrator whose account was just created (A-024)', async () => {
  const { text } = await (await aBrowser()).open('/login?from=admin_signup_success')
  expect(text).toContain('La cuenta de administración está lista.')
})

test('a browser with the cookie of an expired session can sign in and stays signed in', async () => {
  const { email } = await somebody()
  const browser = await aBrowser('girasol.session_token=dead.signature')
  await browser.send('/login', { email, password: knownPassword })
  expect((await browser.open('/cuenta')).text).toContain(email)
})

test('the eleventh attempt is refused with the time to wait', async () => {
  const { email } = await somebody()
  const browser = await aBrowser()
  let response = await browser.send('/login', { email, password: 'no-es-esta-7' })
  for (let guess = 0; guess < 10; guess += 1)
    response = await browser.send('/login', { email, password: 'no-es-esta-7' })
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(response.text).toContain('Espera unos minutos y vuelve a probar.')
})

test('an empty or unreadable form is refused with the missing fields', async () => {
  const { app } = await aBrowser()
  for (const body of ['{', '[]', 'null', '{"email":{"a":1},"password":7}']) {
    const response = await app.request('http://shop.test/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'http://shop.test' },
      body,
    })
    expect(response.status).toBe(400)
  }
})
