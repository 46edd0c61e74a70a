import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { makeSetUpCode } from '#shop/accounts/sign-up/first-admin.service.server.ts'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { forgetOwners } from '#tests/harness/users/staff.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'

const email = signingConfig.DEFAULT_ADMIN_EMAIL
const password = 'La-Duena-del-Sol-7'
const offer = 'Crear la cuenta de administración'

const forget = async () => {
  await forgetOwners()
  await inTransaction(asSystem(await testDatabase(), 'a test'), async ({ tx }) => {
    await sql`delete from users where email = ${email} or id in (select id from user_profiles where role = 'admin')`.execute(
      tx,
    )
    await sql`delete from shop_secrets where name = 'set_up_code'`.execute(tx)
    await sql`delete from tries`.execute(tx)
    await sql`delete from outbox where recipient = ${email}`.execute(tx)
  })
}
beforeEach(forget)
afterEach(forget)

test('only a failed login with the default e-mail is offered the first administration account (A-015, A-079, A-080)', async () => {
  const browser = await aBrowser()
  expect((await browser.open('/login')).text).not.toContain(offer)
  const failed = await browser.send('/login', { email: email.toUpperCase(), password })
  expect(failed.text).toContain(offer)
  const refused = 'El correo o la contraseña no son correctos.'
  expect([failed.status, failed.text.includes(refused)]).toEqual([401, false])
  const other = await browser.send('/login', { email: `${randomUUID()}@example.com`, password })
  expect(other.text).not.toContain(offer)
  expect(other.text).toContain(refused)
  const unsent = await browser.send('/login', { email, password: 'abc' })
  expect(unsent.text).not.toContain(offer)
})

test('a shop that waits for its first administrator says so on the login page, and how to become it', async () => {
  const sentence = {
    es: 'todavía no tiene quien la administre',
    en: 'has nobody to administer it yet',
  }
  const login = async (language: 'es' | 'en') =>
    (await (await aBrowser()).open(`/login?lng=${language}`)).page.text
  expect(await login('es')).not.toContain(sentence.es)
  await makeSetUpCode(await testDatabase())
  const shown = await login('es')
  expect(shown).toContain(sentence.es)
  expect(shown).toContain('código de puesta en marcha')
  expect(shown).not.toContain(email)
  expect(await login('en')).toContain(sentence.en)
  const sent = await (await aBrowser()).open('/admin')
  expect((await (await aBrowser()).open(redirectTarget(sent))).text).toContain(sentence.es)
  await aUser(await testDatabase(), { role: 'admin' })
  expect(await login('es')).not.toContain(sentence.es)
})

test('the offer ends with the first administrator, and a forged request creates none (A-224, A-225)', async () => {
  await aUser(await testDatabase(), { role: 'admin' })
  const browser = await aBrowser()
  expect((await browser.send('/login', { email, password })).text).not.toContain(offer)
  const forced = await browser.send('/login', { email, password, intent: 'first_admin' })
  expect(forced.status).toBe(401)
  expect((await browser.send('/login', { email, password })).status).toBe(401)
})

test('the set-up code creates the account at once, and it can sign in (A-082)', async () => {
  const code = (await makeSetUpCode(await testDatabase())) ?? ''
  const browser = await aBrowser()
  const intent = 'first_admin'
  const invalid = await browser.send('/login', { email, password, intent, code: 'WXYZ-WXYZ' })
  expect([invalid.status, invalid.text]).toEqual([
    400,
    expect.stringContaining('Ese no es el código de puesta en marcha.'),
  ])
  expect(invalid.text).toContain(offer)
  const made = await browser.send('/login', { email, password, intent, code })
  expect(redirectTarget(made)).toBe('/login?from=admin_signup_success')
  expect((await browser.follow(made)).text).toContain('¡Administrador Creado!')
  expect(redirectTarget(await browser.send('/login', { email, password }))).toBe('/admin')
})

test('a password too weak for an administrator is refused before anything is created (A-203)', async () => {
  const browser = await aBrowser()
  const weak = await browser.send('/login', { email, password: 'abcdefgh', intent: 'first_admin' })
  expect(weak.status).toBe(400)
  expect(weak.text).toContain(
    'La contraseña es demasiado débil. Intenta una combinación más compleja.',
  )
})

test('without the code an e-mail goes to that address, and no administrator exists yet (A-082)', async () => {
  const browser = await aBrowser()
  const requests = await browser.send('/login', { email, password, intent: 'first_admin' })
  expect((await browser.follow(requests)).text).toContain('Revisa el correo de administración')
  expect((await browser.send('/login', { email, password })).status).toBe(401)
})

test('of one set-up code fifty guesses are checked, from wherever they come; a new start prints another', async () => {
  const code = (await makeSetUpCode(await testDatabase())) ?? ''
  const fields = { email, password, intent: 'first_admin' }
  const guess = async (input: string) =>
    (await (await aBrowser()).send('/login', { ...fields, code: input })).status
  for (let count = 0; count < 50; count += 1) expect(await guess('WXYZ-WXYZ')).toBe(400)
  expect(await guess(code)).toBe(429)
  const next = (await makeSetUpCode(await testDatabase())) ?? ''
  expect(await makeSetUpCode(await testDatabase())).toBeNull()
  expect(await guess(code)).toBe(400)
  expect(await guess(next)).toBe(303)
})

test('a stranger does not fill the mailbox of the first administrator', async () => {
  const fields = { email, password, intent: 'first_admin' }
  const ask = async () => (await (await aBrowser()).send('/login', fields)).status
  for (let count = 0; count < 5; count += 1) expect(await ask()).toBe(303)
  expect(await ask()).toBe(429)
})
