import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aBrowser, redirectTarget, type TestBrowser } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { emailsTo, linkIn } from '#tests/harness/emails/mail.ts'
import { aUser, knownPassword } from '#tests/harness/users/users.ts'

const next = 'otra-clave-Nueva-8'
const invalid =
  'El enlace de restablecimiento es inválido, ha expirado o ya fue utilizado. Por favor, solicita uno nuevo.'

async function linkFor(browser: TestBrowser, email: string): Promise<string> {
  await browser.send('/olvido-contrasena', { email })
  const emailMessage = (await emailsTo(await testDatabase(), email)).at(-1)
  if (!emailMessage) throw new Error('no letter came')
  return linkIn(emailMessage).replace('http://shop.test', '')
}

test('every e-mail gets the same response, registered or not (A-041, A-320)', async () => {
  const { email } = await aUser(await testDatabase())
  const responses = []
  for (const address of [email, `${randomUUID()}@example.com`]) {
    const response = await (await aBrowser()).send('/olvido-contrasena', { email: address })
    responses.push([response.status, response.text])
    expect(response.text).toContain(
      'Si existe una cuenta con este correo, recibirás un enlace para restablecer tu contraseña',
    )
  }
  expect(responses[0]).toEqual(responses[1])
})

test('a form without an e-mail is refused beside the field (A-210, S-088)', async () => {
  const browser = await aBrowser()
  expect((await browser.open('/olvido-contrasena')).text).toContain('Recuperar la contraseña')
  expect((await browser.send('/olvido-contrasena')).text).toContain(
    'Por favor, introduce tu correo electrónico.',
  )
  expect((await browser.send('/olvido-contrasena', { email: 'ana' })).text).toContain(
    'Por favor, introduce un email válido.',
  )
})

test('without a link or a session there is no form, only a link to request a new one (A-043, A-163, A-164, A-318, S-089)', async () => {
  const browser = await aBrowser()
  for (const path of ['/reset-password', '/reset-password?token=wrong']) {
    const { text, page } = await browser.open(path)
    expect(text).toContain(invalid)
    expect(page.valuesOf('confirmation')).toEqual([])
    expect(page.hrefs).toContain('/olvido-contrasena')
  }
  const forced = await browser.send('/reset-password', { password: next, confirmation: next })
  expect([forced.status, forced.text]).toEqual([409, expect.stringContaining(invalid)])
})

test('the secret of the link is removed from the URL and the form opens; the new password is valid, the old one is not (A-042, A-044, A-163, A-165, A-166, A-237, A-238)', async () => {
  const { email, cookie } = await aUser(await testDatabase())
  const browser = await aBrowser()
  const link = await linkFor(browser, email)
  expect(link).toMatch(/^\/reset-password\?token=/)
  const opened = await browser.open(link)
  expect(redirectTarget(opened)).toBe('/reset-password')
  const { page } = await browser.follow(opened)
  expect(page.valuesOf('confirmation')).toHaveLength(1)
  const done = await browser.send('/reset-password', { password: next, confirmation: next })
  expect(done.status).toBe(200)
  expect(done.text).toContain('Contraseña guardada')
  expect(done.text).toContain('Te llevamos a la página de entrada en 3 s.')
  expect(done.page.meta('refresh')).toBe('3;url=/login')
  expect(redirectTarget(await (await aBrowser(cookie)).open('/cuenta'))).toMatch(/^\/login/)
  expect((await browser.send('/login', { email, password: knownPassword })).status).toBe(401)
  expect((await browser.send('/login', { email, password: next })).status).toBe(303)
})

test('a link works once, and not in another browser (A-319)', async () => {
  const { email } = await aUser(await testDatabase())
  const browser = await aBrowser()
  const link = await linkFor(browser, email)
  await browser.open(link)
  await browser.send('/reset-password', { password: next, confirmation: next })
  expect((await (await aBrowser()).open(link)).text).toContain(invalid)
})

test('a weak password is refused before the comparison, and a common one by the server (A-207, A-208, A-209)', async () => {
  const { cookie } = await aUser(await testDatabase())
  const browser = await aBrowser(cookie)
  const weak = await browser.send('/reset-password', { password: 'corta', confirmation: 'otra' })
  expect(weak.text).toMatch(/La contraseña es demasiado débil.*Las contraseñas no coinciden/)
  const fields = {
    password: 'contraseña',
    confirmation: 'contraseña',
    current: knownPassword,
  }
  expect((await browser.send('/reset-password', fields)).text).toContain(
    'Esa contraseña es de las más usadas',
  )
})

test('a signed-in user who knows the current password may choose a new one, and is signed out by it (A-163, A-165)', async () => {
  const { cookie } = await aUser(await testDatabase())
  const browser = await aBrowser(cookie)
  expect((await browser.open('/reset-password')).page.valuesOf('confirmation')).toHaveLength(1)
  const fields = { password: next, confirmation: next, current: knownPassword }
  await browser.send('/reset-password', fields)
  expect(browser.cookie('girasol.session_token')).toBeUndefined()
  expect(redirectTarget(await browser.open('/cuenta'))).toBe('/login?from=%2Fcuenta')
})
