import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { emailsTo, linkIn } from '#tests/harness/emails/mail.ts'
import { aUser } from '#tests/harness/users/users.ts'

const password = 'una-clave-Larga-7'
const newAddress = () => `ana-${randomUUID()}@example.com`
const filled = (email: string) => ({
  fullName: 'Ana Pérez',
  email,
  password,
  confirmation: password,
})
const pathOf = (link: string) => link.replace('http://shop.test', '')

async function newestLink(email: string): Promise<string> {
  const emailMessage = (await emailsTo(await testDatabase(), email)).at(-1)
  if (!emailMessage) throw new Error('no letter came')
  return pathOf(linkIn(emailMessage))
}

test('both paths show the sign-up, under one canonical URL (S-085, S-086, A-025, A-026, A-027, A-028, A-030, A-031, A-032)', async () => {
  const browser = await aBrowser()
  for (const path of ['/signup', '/crear-cuenta']) {
    const { page, status } = await browser.open(path)
    expect(status).toBe(200)
    for (const name of ['fullName', 'email', 'password', 'confirmation'])
      expect(page.all(`input[name="${name}"]`)).toHaveLength(1)
    expect(page.all('meter[aria-label="Seguridad de la contraseña"]')).toHaveLength(1)
    for (const href of ['/terminos-y-condiciones', '/politica-de-privacidad', '/login'])
      expect(page.all(`a[href="${href}"]`).length).toBeGreaterThan(0)
    expect(page.linked('canonical')).toBe('http://shop.test/signup')
  }
})

test('errors are shown beside their fields; name and e-mail stay filled, passwords do not (A-194, A-197, A-198, A-199)', async () => {
  const browser = await aBrowser()
  const { status, text, page } = await browser.send('/signup', {
    fullName: 'Ana',
    email: 'ana',
    password: 'corta',
    confirmation: 'otra',
  })
  expect(status).toBe(400)
  expect(text).toContain('Las contraseñas no coinciden.')
  expect(text).toContain(
    'La contraseña es demasiado débil. Debe tener al menos 8 caracteres y una combinación de letras y números.',
  )
  expect(page.valueOf('fullName')).toBe('Ana')
  for (const secret of ['corta', 'otra']) expect(page.values).not.toContain(secret)
  const empty = await browser.send('/signup', { password, confirmation: password })
  expect(empty.text).toContain('Escribe tu nombre completo.')
  expect(empty.text).toContain('Por favor, introduce tu correo electrónico.')
})

test('one of the most common passwords is refused by the server', async () => {
  const fields = { ...filled(newAddress()), password: 'Password123', confirmation: 'Password123' }
  const { status, text } = await (await aBrowser()).send('/signup', fields)
  expect(status).toBe(400)
  expect(text).toContain('Esa contraseña es de las más usadas')
})

test('a new customer is told to check the mailbox and sees nothing else (A-033, A-049, A-052, A-053, A-167, A-235, S-092)', async () => {
  const email = newAddress()
  const browser = await aBrowser()
  const response = await browser.send('/signup', filled(` ${email.toUpperCase()} `))
  expect(redirectTarget(response)).toBe(
    `/email-confirmation-pending?email=${encodeURIComponent(email)}`,
  )
  const { text, page } = await browser.follow(response)
  expect(text).toContain('¡Cuenta creada!')
  expect(text).toContain('Confirma tu Correo Electrónico')
  expect(text).toContain(`Te enviamos un enlace a ${email}.`)
  expect(text).toContain('Reenviar el correo')
  expect(page.hrefs).toContain('/#contacto')
})

test('a registered e-mail gets exactly the response of a new one', async () => {
  const known = (await aUser(await testDatabase())).email
  const unknown = newAddress()
  const responses = []
  for (const email of [known, unknown]) {
    const browser = await aBrowser()
    const response = await browser.send('/signup', filled(email))
    const { text } = await browser.follow(response)
    responses.push(
      [response.status, redirectTarget(response), text].map((part) =>
        `${part}`.replaceAll(email, '@').replaceAll(encodeURIComponent(email), '@'),
      ),
    )
  }
  expect(responses[0]).toEqual(responses[1])
})

test('the link needs a click to confirm, so that a mail scanner confirms nothing; then the customer can sign in (A-045, A-047, A-048, A-236)', async () => {
  const email = newAddress()
  const browser = await aBrowser()
  await browser.send('/signup', filled(email))
  const link = await newestLink(email)
  expect(link).toMatch(/^\/email-confirmado\?token=/)
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
  for (let look = 0; look < 2; look += 1)
    expect((await browser.open(link)).text).toContain('Presiona el botón para confirmar tu correo.')
  const done = await browser.send(link, { token })
  expect(redirectTarget(done)).toBe('/email-confirmado')
  const { text, page } = await browser.follow(done)
  expect(text).toContain('¡Correo confirmado!')
  expect(page.hrefs).toContain('/login')
  expect(page.hrefs).toContain('/')
  const again = await browser.send(link, { token })
  expect([again.status, again.text]).toEqual([
    409,
    expect.stringContaining('Este enlace de confirmación ya no sirve'),
  ])
  expect(redirectTarget(await browser.send('/login?from=/cuenta', { email, password }))).toBe(
    '/cuenta',
  )
  expect((await browser.open('/cuenta')).text).toContain('Hola, Ana Pérez')
})

test('a signed-in and confirmed user is redirected to the home page after five seconds, without scripts too (A-046, S-090, S-091)', async () => {
  const { cookie } = await aUser(await testDatabase())
  const browser = await aBrowser(cookie)
  for (const path of ['/email-confirmado', '/email-confirmed']) {
    const { text, page } = await browser.open(path)
    expect(text).toContain('Te llevamos al inicio en 5 s.')
    expect(page.meta('refresh')).toBe('5;url=/')
    expect(page.linked('canonical')).toBe('http://shop.test/email-confirmado')
  }
})

test('an unconfirmed user is shown which e-mail has to be confirmed (A-051)', async () => {
  const { cookie, email } = await aUser(await testDatabase(), { isConfirmed: false })
  const browser = await aBrowser(cookie)
  expect((await browser.open('/email-confirmation-pending')).text).toContain(email)
  expect(redirectTarget(await browser.open('/email-confirmado'))).toBe(
    '/email-confirmation-pending',
  )
})

test('the confirmation is resent when one is due, and the response is the same for every e-mail (A-240, A-324)', async () => {
  const waiting = (await aUser(await testDatabase(), { isConfirmed: false })).email
  const confirmed = (await aUser(await testDatabase())).email
  for (const email of [waiting, confirmed, newAddress()]) {
    const response = await (await aBrowser()).send('/email-confirmation-pending', { email })
    expect(response.status).toBe(200)
    expect(response.text).toContain('Correo Reenviado')
  }
  const db = await testDatabase()
  expect((await emailsTo(db, waiting)).map(({ email }) => email)).toEqual(['confirm_email'])
  expect(await emailsTo(db, confirmed)).toEqual([])
})

test('without an e-mail nothing is resent, and too many requests are refused (A-321, A-323)', async () => {
  const browser = await aBrowser()
  const nobody = await browser.send('/email-confirmation-pending')
  expect(nobody.text).toContain(
    'No se pudo obtener el email del usuario para reenviar la confirmación.',
  )
  const email = newAddress()
  let response = await browser.send('/email-confirmation-pending', { email })
  for (let emailMessage = 0; emailMessage < 5; emailMessage += 1)
    response = await browser.send('/email-confirmation-pending', { email })
  expect(response.status).toBe(429)
  expect(response.text).toContain('Podrás pedir otro en 5 min.')
})

test('an invalid e-mail in the URL is not written on the page', async () => {
  const { text } = await (await aBrowser()).open(
    '/email-confirmation-pending?email=%3Cb%3Ellama%20al%20555%3C%2Fb%3E',
  )
  expect(text).not.toContain('llama al 555')
})
