import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pino from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { createInvitation } from '#shop/staff/invitations.service.server.ts'
import { testApp, type Visit, visit } from '#tests/harness/app/app.ts'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { ctxOf } from '#tests/harness/database/actors.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { permitOnly } from '#tests/harness/users/staff.ts'
import { aUser } from '#tests/harness/users/users.ts'

const password = 'Cuida-la-Tienda-9'
const fields = (email: string) => ({ email, password, confirmation: password })
const anAddress = () => `${randomUUID()}@example.com`
const pageOf = (token: string) => `/admin-signup?invite_token=${token}`

const change = async (statement: ReturnType<typeof sql>) =>
  inTransaction(asSystem(await testDatabase(), 'a test'), ({ tx }) => statement.execute(tx))

async function anInvitation(email = '', set: string | null = null): Promise<string> {
  const db = await testDatabase()
  const ctx = ctxOf(db, { role: 'system', reason: 'a test invites' }, { now: new Date() })
  const { link } = await createInvitation(ctx, { email, hours: 24, note: '', set })
  return new URL(link).searchParams.get('invite_token') ?? ''
}

beforeEach(() => change(sql`delete from tries`))

async function theStatuses(): Promise<[token: string, status: string, es: string, en: string][]> {
  const [expired, used, revoked] = [
    await anInvitation(),
    await anInvitation(),
    await anInvitation(),
  ]
  const named = (token: string) => sql`encode(sha256(${token}::bytea), 'hex')`
  await change(
    sql`update admin_invitations set created_at = now() - interval '2 days', expires_at = now() - interval '1 day' where token_hash = ${named(expired)}`,
  )
  await change(sql`update admin_invitations set used_at = now() where token_hash = ${named(used)}`)
  await change(
    sql`update admin_invitations set revoked_at = now() where token_hash = ${named(revoked)}`,
  )
  const invalid = ['invalid_not_found', 'Invitación Inválida', 'Invalid invitation'] as const
  return [
    ['', 'invalid_no_token', 'Invitación Inválida', 'Invalid invitation'],
    ['12', ...invalid],
    [randomUUID(), ...invalid],
    [revoked, ...invalid],
    [expired, 'expired', 'Invitación Expirada', 'Expired'],
    [used, 'used', 'Invitación Usada', 'Invitation already used'],
    [await anInvitation(), 'valid', 'Invitación válida', 'Valid invitation'],
  ]
}

const statusOf = ({ page }: Visit) => page.all('[data-status]')[0]?.getAttribute('data-status')

test('the page shows the state of an invitation in both languages, and its form only when it is valid (S-087, A-034, A-035, A-152, A-312, A-313, A-314, A-222)', async () => {
  const browser = await aBrowser()
  for (const [token, status, es, en] of await theStatuses()) {
    const spanish = await browser.open(pageOf(token))
    expect([spanish.status, statusOf(spanish)]).toEqual([200, status])
    expect(spanish.text).toContain(es)
    const opens = 'acceso completo al panel de administración'
    expect(spanish.text.includes(opens)).toBe(status === 'valid')
    expect(spanish.page.hasField('Repite la contraseña')).toBe(status === 'valid')
    const english = await browser.open(`${pageOf(token)}&lng=en`)
    expect(english.text).toContain(en)
    expect(english.text.includes('full access to the admin panel')).toBe(status === 'valid')
    await browser.open('/?lng=es')
  }
  const plain = await browser.open('/admin-signup')
  expect(plain.text).toContain('No se encontró un token de invitación en el enlace')
})

test('a failed lookup is an error of the invitation, with a link to retry (A-156, A-315)', async () => {
  const token = await anInvitation()
  const browser = await aBrowser()
  await asOwner('revoke select on admin_invitations from system')
  try {
    const failed = await browser.open(pageOf(token))
    expect([failed.status, statusOf(failed)]).toEqual([503, 'error_fetching'])
    expect(failed.text).toContain('Error de Invitación Hubo un problema al verificar tu invitación')
    expect(failed.text).toContain('Recargar la página')
  } finally {
    await asOwner('grant select on admin_invitations to system')
  }
})

test('the form locks the e-mail of an invitation that names one, and has a connection banner (A-036, A-037, A-038, A-039)', async () => {
  const email = anAddress()
  const browser = await aBrowser()
  const { page, text } = await browser.open(pageOf(await anInvitation(email)))
  expect(page.valueOf('email')).toBe(email)
  expect(page.all('[name="email"][readonly]')).toHaveLength(1)
  for (const name of ['password', 'confirmation'])
    expect(page.all(`input[name="${name}"]`)).toHaveLength(1)
  expect(page.all('[data-connected="true"]')).toHaveLength(1)
  expect(text).toContain('Conexión con el servidor establecida.')
  const open = await browser.open(pageOf(await anInvitation()))
  expect(open.page.all('[name="email"]:not([readonly])')).toHaveLength(1)
})

test('without scripts the account is created and confirmed on the page, which leads to the login after three seconds (A-040, A-307)', async () => {
  const email = anAddress()
  const browser = await aBrowser()
  const page = pageOf(await anInvitation(email))
  const made = await browser.send(page, fields(email))
  expect(made.status).toBe(200)
  expect(made.text).toContain(
    '¡Administrador Creado! La cuenta ha sido creada. Por favor, inicia sesión.',
  )
  expect(made.page.meta('refresh')).toBe('3;url=/login?from=admin_signup_success')
  expect(made.page.hrefs).toContain('/login?from=admin_signup_success')
  const login = await browser.send('/login?from=admin_signup_success', { email, password })
  expect(redirectTarget(login)).toBe('/admin')
  expect((await browser.follow(login)).status).toBe(200)
  expect((await browser.open(page)).page.all('[data-status="used"]')).not.toHaveLength(0)
})

test('an account in a set of permissions is created under its name, not as an administrator', async () => {
  const email = anAddress()
  const db = await testDatabase()
  const packer = await aUser(db, { role: 'admin' })
  const set = await permitOnly(db, packer.id, ['packing'])
  const [{ name = '' } = {}] = await asOwner(`select name from permission_sets where id = '${set}'`)
  const browser = await aBrowser()
  const made = await browser.send(pageOf(await anInvitation(email, set)), fields(email))
  expect(made.status).toBe(200)
  expect(made.text).toContain(`¡Cuenta Creada en el grupo «${name}»!`)
  expect(made.text).not.toContain('Administrador Creado')
})

test('after the sign-up the browser is signed out of any other account', async () => {
  const email = anAddress()
  const browser = await aBrowser((await aUser(await testDatabase())).cookie)
  await browser.send(pageOf(await anInvitation(email)), fields(email))
  expect(browser.cookie('girasol.session_token')).toBeUndefined()
})

test('errors are shown beside their fields, and the invitation is still valid (A-201, A-202, A-203, A-204)', async () => {
  const page = pageOf(await anInvitation())
  const browser = await aBrowser()
  const email = anAddress()
  const output = async (overrides: Record<string, string>) => {
    const { status, text } = await browser.send(page, { ...fields(email), ...overrides })
    return `${status} ${text}`
  }
  expect(await output({ password: '' })).toMatch(/^400 .*Todos los campos son requeridos\./)
  expect(await output({ email: 'eva' })).toMatch(/^400 .*Por favor, introduce un email válido\./)
  expect(await output({ password: 'abcdefgh', confirmation: 'abcdefgh' })).toMatch(
    /^400 .*La contraseña es demasiado débil\. Intenta una combinación más compleja\./,
  )
  expect(await output({ confirmation: 'otra' })).toMatch(/^400 .*Las contraseñas no coinciden\./)
  expect(await output({ password: 'Password1234', confirmation: 'Password1234' })).toMatch(
    /^400 .*Esa contraseña es de las más usadas/,
  )
  expect((await browser.send(page, fields(email))).status).toBe(200)
})

test('a form sent with an invalid invitation creates no account (A-205, A-221)', async () => {
  const browser = await aBrowser()
  for (const page of ['/admin-signup', pageOf('12'), pageOf(randomUUID())])
    expect((await browser.send(page, fields(anAddress()))).status).toBe(400)
  const foreign = await browser.send(pageOf(await anInvitation(anAddress())), fields(anAddress()))
  expect(foreign.text).toContain('La invitación no es válida para crear una cuenta.')
})

test('a registered e-mail is disclosed only to the invited address (A-305, A-311)', async () => {
  const { email } = await aUser(await testDatabase())
  const browser = await aBrowser()
  const named = await browser.send(pageOf(await anInvitation(email)), fields(email))
  expect(named.status).toBe(409)
  expect(named.text).toContain('Ya existe una cuenta con este correo.')
  const open = await browser.send(pageOf(await anInvitation()), fields(email))
  expect(open.status).toBe(409)
  expect(open.text).toContain('No se pudo crear la cuenta. Inténtalo de nuevo.')
  expect(open.text).not.toContain('Ya existe una cuenta')
})

test('after too many e-mails the form is locked for five minutes and says so (A-168, A-308)', async () => {
  const email = anAddress()
  for (let count = 0; count < 5; count += 1)
    await (await aBrowser()).send('/email-confirmation-pending', { email })
  const { status, text, page } = await (await aBrowser()).send(
    pageOf(await anInvitation()),
    fields(email),
  )
  expect(status).toBe(429)
  expect(text).toContain(
    'Límite de envío de correos alcanzado. Por favor, espera 5 minutos antes de intentar de nuevo.',
  )
  expect(text).toContain('Podrás intentarlo de nuevo en 5:00.')
  expect(page.button(/^Crear la cuenta/).hasAttribute('disabled')).toBe(true)
})

test('when the invitation cannot be marked as used, support is named and no account is created (A-162)', async () => {
  const email = anAddress()
  const page = pageOf(await anInvitation(email))
  const browser = await aBrowser()
  await asOwner('revoke update on admin_invitations from system')
  try {
    const refused = await browser.send(page, fields(email))
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('Contacta con soporte')
    expect(refused.page.hrefs).toContain('/#contacto')
  } finally {
    await asOwner('grant update on admin_invitations to system')
  }
  expect((await browser.send(page, fields(email))).status).toBe(200)
})

test('the token is in no log, Referer, cache or link of the page', async () => {
  const lines: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
  const app = await testApp({ log, now: () => new Date() })
  const token = await anInvitation()
  const body = new URLSearchParams(fields(anAddress()))
  const opened = await visit(app, pageOf(token))
  await asOwner('revoke update on admin_invitations from system')
  const failed = await visit(app, pageOf(token), { method: 'POST', body })
  await asOwner('grant update on admin_invitations to system')
  const sent = await visit(app, pageOf(token), { method: 'POST', body })
  expect([opened.status, failed.status, sent.status]).toEqual([200, 409, 200])
  for (const { headers } of [opened, failed, sent])
    expect([headers.get('Referrer-Policy'), headers.get('Cache-Control')]).toEqual([
      'no-referrer',
      'private, no-cache',
    ])
  expect(lines.join('')).toContain('/admin-signup')
  expect(lines.join('')).not.toContain(token)
  for (const element of opened.page.all('a, link, meta'))
    expect(element.outerHTML).not.toContain(token)
  expect(opened.page.meta('robots')).toBe('noindex')
})
