import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Visit } from '#tests/harness/app/app.ts'
import { aBrowser, redirectTarget, type TestBrowser } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { emailsTo, linkIn } from '#tests/harness/emails/mail.ts'
import { codeOf } from '#tests/harness/users/authenticator.ts'
import { aUser, knownPassword, type TestUser } from '#tests/harness/users/users.ts'

const page = '/cuenta/seguridad'
const next = 'otra-Clave-Larga-8'

async function somebody(
  role: 'customer' | 'admin' = 'customer',
): Promise<TestUser & { browser: TestBrowser }> {
  const user = await aUser(await testDatabase(), { role })
  return { ...user, browser: await aBrowser(user.cookie) }
}

async function signIn(email: string, password = knownPassword) {
  const browser = await aBrowser()
  return { browser, response: await browser.send('/login', { email, password }) }
}

const closable = ({ page: shown }: Visit) => shown.valuesOf('session')

test('a visitor is redirected to the login, for any method, and back afterwards', async () => {
  const browser = await aBrowser()
  const toLogin = '/login?from=%2Fcuenta%2Fseguridad'
  expect(redirectTarget(await browser.open(page))).toBe(toLogin)
  expect(redirectTarget(await browser.send(page, { intent: 'close_others' }))).toBe(toLogin)
})

test('the account shows the user in both languages, with its links; staff see the link to the panel', async () => {
  const { browser, email } = await somebody()
  const { text, page: account } = await browser.open('/cuenta')
  expect(text).toContain('Hola, Marta Pérez')
  expect(text).toContain(email)
  expect(text).toMatch(/Confirmado el \d/)
  expect(text).toContain('Dos pasos: sin activar 1 sesión abierta')
  for (const path of [page, '/carrito', '/catalogo']) expect(account.hrefs).toContain(path)
  expect(account.hrefs).not.toContain('/admin')
  expect((await browser.open('/cuenta?lng=en')).text).toContain('Hello, Marta Pérez')
  const admin = await somebody('admin')
  expect((await admin.browser.open('/cuenta')).page.hrefs).toContain('/admin')
})

test('staff go from their password back to the panel, and a customer reads nothing of it', async () => {
  const staff = (await somebody('admin')).browser
  expect((await staff.open(page)).page.href('Volver al panel')).toBe('/admin')
  expect((await staff.open(`${page}?lng=en`)).page.href('Back to the panel')).toBe('/admin')
  const { page: shown } = await (await somebody()).browser.open(page)
  expect(shown.hrefs.filter((path) => path.startsWith('/admin'))).toEqual([])
})

describe('a new password', () => {
  test('is refused beside its fields, and passwords are never sent back', async () => {
    const { browser } = await somebody()
    const missing = await browser.send(page, { intent: 'password' })
    expect(missing.status).toBe(400)
    expect(missing.text).toContain('Escribe tu contraseña actual.')
    const invalid = await browser.send(page, {
      intent: 'password',
      current: 'no-es-Esta-7',
      password: next,
      confirmation: next,
    })
    expect([invalid.status, invalid.text.includes('Esa no es tu contraseña actual.')]).toEqual([
      400,
      true,
    ])
    for (const input of ['no-es-Esta-7', next]) expect(invalid.html).not.toContain(input)
    const common = {
      intent: 'password',
      current: knownPassword,
      password: 'Girasol123',
      confirmation: 'Girasol123',
    }
    expect((await browser.send(page, common)).text).toContain('es de las más usadas')
  })

  test('is valid, is confirmed once, and signs out all other sessions', async () => {
    const { browser, email } = await somebody()
    const phone = (await signIn(email)).browser
    const changed = await browser.send(page, {
      intent: 'password',
      current: knownPassword,
      password: next,
      confirmation: next,
    })
    expect([changed.status, redirectTarget(changed)]).toEqual([303, page])
    expect((await browser.follow(changed)).text).toContain('Contraseña cambiada')
    expect((await phone.open('/cuenta')).status).toBe(302)
    expect((await signIn(email)).response.status).toBe(401)
    expect((await signIn(email, next)).response.status).toBe(303)
  })

  test('can be guessed at only a few times', async () => {
    const { browser } = await somebody()
    const guess = { intent: 'second_on', current: 'no-es-Esta-7' }
    const responses = []
    for (let time = 0; time < 11; time++) responses.push(await browser.send(page, guess))
    const last = responses.at(-1)
    expect(last?.status).toBe(429)
    expect(Number(last?.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(last?.text).toContain('Hubo demasiados intentos seguidos.')
  })
})

describe('a new e-mail', () => {
  test('is refused beside its field, which stays filled', async () => {
    const { browser, email } = await somebody()
    const invalid = await browser.send(page, { intent: 'email', email: 'nueva', current: 'x' })
    expect(invalid.text).toContain('Por favor, introduce un email válido.')
    expect(invalid.page.valueOf('email')).toBe('nueva')
    const own = await browser.send(page, { intent: 'email', email, current: knownPassword })
    expect(own.text).toContain('Ese ya es el correo de tu cuenta.')
    const to = `nueva-${randomUUID()}@example.com`
    const stranger = await browser.send(page, {
      intent: 'email',
      email: to,
      current: 'no-es-Esta-7',
    })
    expect(stranger.text).toContain('Esa no es tu contraseña actual.')
    expect(stranger.page.valueOf('email')).toBe(to)
    expect(await emailsTo(await testDatabase(), to)).toEqual([])
  })

  test('is valid once the link of its e-mail was opened, in any browser', async () => {
    const { browser, email } = await somebody()
    const to = `nueva-${randomUUID()}@example.com`
    const requests = await browser.send(page, {
      intent: 'email',
      email: to,
      current: knownPassword,
    })
    expect((await browser.follow(requests)).text).toContain('Revisa tu correo nuevo')
    expect((await browser.open('/cuenta')).text).toContain(email)
    const [count] = await emailsTo(await testDatabase(), to)
    if (!count) throw new Error('no letter came')
    const { searchParams, pathname } = new URL(linkIn(count))
    const elsewhere = await aBrowser()
    expect((await elsewhere.open(`${pathname}?${searchParams}`)).text).toContain(
      'Confirmar mi correo',
    )
    const confirmed = await elsewhere.send(pathname, {
      token: searchParams.get('token') ?? '',
      kind: searchParams.get('tipo') ?? '',
    })
    expect(confirmed.status).toBe(303)
    expect((await browser.open('/cuenta')).text).toContain(to)
    expect((await signIn(to)).response.status).toBe(303)
  })
})

describe('open sessions', () => {
  test('are listed with the current one marked, and one can be closed', async () => {
    const { browser, email } = await somebody()
    const phone = (await signIn(email)).browser
    const shown = await browser.open(page)
    expect(shown.text).toContain('Este dispositivo')
    const [id = ''] = closable(shown)
    expect(closable(shown)).toHaveLength(1)
    const closed = await browser.send(page, { intent: 'close', session: id })
    expect((await browser.follow(closed)).text).toContain('Sesión cerrada')
    expect((await phone.open('/cuenta')).status).toBe(302)
    expect((await browser.open(page)).text).toContain('No hay ninguna otra sesión abierta.')
  })

  test('of other users cannot be closed, nor unknown ones', async () => {
    const { browser, email } = await somebody()
    const phone = (await signIn(email)).browser
    const [id = ''] = closable(await browser.open(page))
    const stranger = await somebody()
    for (const session of [id, randomUUID(), "' or true --", '']) {
      const response = await stranger.browser.send(page, { intent: 'close', session })
      expect([session, response.status]).toEqual([session, 404])
      expect(response.text).toContain('Esa sesión ya no está abierta.')
    }
    expect((await phone.open('/cuenta')).status).toBe(200)
  })

  test('except the current one are closed at once', async () => {
    const { browser, email } = await somebody()
    const others = [(await signIn(email)).browser, (await signIn(email)).browser]
    const closed = await browser.send(page, { intent: 'close_others' })
    expect((await browser.follow(closed)).text).toContain(
      'Tu cuenta solo sigue abierta en este dispositivo.',
    )
    for (const other of others) expect((await other.open('/cuenta')).status).toBe(302)
  })
})

async function begin(browser: TestBrowser) {
  const started = await browser.send(page, { intent: 'second_on', current: knownPassword })
  const uri = started.page.valueOf('uri') ?? ''
  const codes = started.page.valueOf('codes') ?? ''
  return { started, uri, codes }
}

describe('the second factor', () => {
  test('needs the password, shows key and codes once, and a wrong code loses neither', async () => {
    const { browser } = await somebody()
    const refused = await browser.send(page, { intent: 'second_on', current: 'no-es-Esta-7' })
    expect([refused.status, refused.html.includes('otpauth:')]).toEqual([400, false])
    const { started, uri, codes } = await begin(browser)
    expect(started.headers.get('Cache-Control')).toContain('no-store')
    expect(started.page.has('img', /^Código QR con la clave/)).toBe(true)
    expect(codes.split(' ')).toHaveLength(10)
    const invalid = await browser.send(page, { intent: 'second_code', code: '000000', uri, codes })
    expect(invalid.status).toBe(400)
    expect(invalid.text).toContain('Ese no es el código actual.')
    expect(invalid.text).toContain(codes.split(' ')[0])
    const again = await browser.open(page)
    expect(again.text).toContain('Sin activar')
    expect(again.html).not.toContain(codes.split(' ')[0])
  })

  test('is required after the password until it is switched off (A-252)', async () => {
    const { browser, email } = await somebody()
    const { uri, codes } = await begin(browser)
    const on = await browser.send(page, { intent: 'second_code', code: codeOf(uri), uri, codes })
    expect((await browser.follow(on)).text).toContain('Verificación en dos pasos activada')
    const { browser: phone, response } = await signIn(email)
    expect(redirectTarget(response)).toBe('/login/codigo')
    expect((await phone.open('/cuenta')).status).toBe(302)
    expect((await phone.send('/login/codigo', { code: '000000' })).text).toContain(
      'El código no es válido',
    )
    const [recovery = ''] = codes.split(' ')
    const inside = await phone.send('/login/codigo?from=%2Fcuenta', { code: ` ${recovery} ` })
    expect([inside.status, redirectTarget(inside)]).toEqual([303, '/cuenta'])
    expect((await phone.follow(inside)).text).toContain('Dos pasos: activada')
    expect((await phone.send(page, { intent: 'second_off', current: 'no-es-Esta-7' })).status).toBe(
      400,
    )
    const off = await phone.send(page, { intent: 'second_off', current: knownPassword })
    expect((await phone.follow(off)).text).toContain('Para entrar basta tu contraseña.')
    expect(redirectTarget((await signIn(email)).response)).toBe('/')
  })

  test('the second step without the first redirects to the login, and the origin is retained', async () => {
    const response = await (await aBrowser()).send('/login/codigo?from=%2Fcuenta', {
      code: '123456',
    })
    expect([response.status, redirectTarget(response)]).toEqual([
      303,
      '/login?reason=session_expired&from=%2Fcuenta',
    ])
  })

  test('the cart of a browser without scripts is merged into the profile after the second step too', async () => {
    const { browser, email } = await somebody()
    const { uri, codes } = await begin(browser)
    await browser.send(page, { intent: 'second_code', code: codeOf(uri), uri, codes })
    const cart = 'cart=11111111-1111-4111-8111-111111111111:2'
    const phone = await aBrowser(cart)
    await phone.send('/login', { email, password: knownPassword })
    await phone.send('/login/codigo', { code: codes.split(' ')[1] ?? '' })
    const bare = await aBrowser()
    await bare.send('/login', { email, password: knownPassword })
    await bare.send('/login/codigo', { code: codes.split(' ')[2] ?? '' })
    expect(bare.cookie('cart')).toBe('11111111-1111-4111-8111-111111111111:2')
  })
})

test('switching off a disabled factor changes nothing and sends no e-mail', async () => {
  const { browser, email } = await somebody()
  const response = await browser.send(page, { intent: 'second_off', current: knownPassword })
  expect(redirectTarget(response)).toBe(page)
  expect((await browser.follow(response)).text).not.toContain('desactivada')
  expect(await emailsTo(await testDatabase(), email)).toEqual([])
})

test('unknown forms are refused without a fault', async () => {
  const { browser } = await somebody()
  for (const intent of ['', 'role', 'toString', '__proto__'])
    expect((await browser.send(page, { intent, role: 'admin' })).status).toBe(400)
})
