import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aBrowser, redirectTarget, type TestBrowser } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { emailsTo, linkIn, type QueuedEmail } from '#tests/harness/emails/mail.ts'
import { aUser, knownPassword } from '#tests/harness/users/users.ts'

const guess = (browser: TestBrowser, email: string) =>
  browser.send('/login', { email, password: 'no-es-Esta-7' })
const enter = async (browser: TestBrowser, email: string, password = knownPassword) =>
  (await browser.send('/login', { email, password })).status

test('a machine that is refused does not count against the account', async () => {
  const { email } = await aUser(await testDatabase())
  const thief = await aBrowser()
  for (let count = 0; count < 10; count += 1) await guess(thief, `${randomUUID()}@example.com`)
  for (let count = 0; count < 12; count += 1) expect((await guess(thief, email)).status).toBe(429)
  expect(await enter(await aBrowser(), email)).toBe(303)
})

test('nobody locks the owner out: a browser that knew the password still signs in during an attack', async () => {
  const { email } = await aUser(await testDatabase())
  const owner = await aBrowser()
  expect(await enter(owner, email)).toBe(303)
  await owner.send('/logout')
  for (let count = 0; count < 12; count += 1) await guess(await aBrowser(), email)
  expect((await guess(await aBrowser(), email)).status).toBe(429)
  expect(await enter(owner, email)).toBe(303)
})

test('nor is the owner of an open session kept from a change by guesses at the login', async () => {
  const { email, cookie } = await aUser(await testDatabase())
  for (let count = 0; count < 12; count += 1) await guess(await aBrowser(), email)
  const owner = await aBrowser(cookie)
  const fields = { intent: 'second_on', current: knownPassword }
  expect((await owner.send('/cuenta/seguridad', fields)).status).toBe(200)
})

test('a known browser has ten guesses of its own, and a mark of another account or password none', async () => {
  const { email } = await aUser(await testDatabase())
  const other = await aUser(await testDatabase())
  const browser = await aBrowser()
  await enter(browser, email)
  const mark = `girasol.browser=${browser.cookie('girasol.browser') ?? ''}`
  for (let count = 0; count < 12; count += 1) await guess(await aBrowser(), other.email)
  expect(await enter(await aBrowser(mark), other.email)).toBe(429)
  for (let count = 0; count < 10; count += 1)
    expect((await guess(await aBrowser(mark), email)).status).toBe(401)
  expect((await guess(await aBrowser(mark), email)).status).toBe(429)
  expect(await enter(await aBrowser(), email)).toBe(303)
})

test('who resets the password by a link signs in at once, whatever goes on at the login', async () => {
  const next = 'otra-Clave-Larga-8'
  const { email } = await aUser(await testDatabase())
  const owner = await aBrowser()
  await owner.send('/olvido-contrasena', { email })
  const emailMessage = (await emailsTo(await testDatabase(), email)).at(-1)
  if (!emailMessage) throw new Error('no letter came')
  const { pathname, search } = new URL(linkIn(emailMessage))
  await owner.open(pathname + search)
  await owner.send('/reset-password', { password: next, confirmation: next })
  for (let count = 0; count < 12; count += 1) await guess(await aBrowser(), email)
  expect(await enter(owner, email, next)).toBe(303)
})

const deviceLinks = async (email: string) =>
  (await emailsTo(await testDatabase(), email)).filter((sent) => sent.email === 'device_link')
const fill = async (email: string) => {
  for (let count = 0; count < 10; count += 1) await guess(await aBrowser(), email)
}
const pathIn = (sent: QueuedEmail) => {
  const { pathname, search } = new URL(linkIn(sent))
  return pathname + search
}

test('the owner signs in on a new device during an attack: by a link to their address, once, with the password', async () => {
  const { email } = await aUser(await testDatabase())
  await fill(email)
  const owner = await aBrowser()
  const asked = await owner.send('/login', { email, password: knownPassword })
  expect(asked.status).toBe(429)
  expect(asked.text).toContain('te enviamos un enlace')
  expect(asked.page.values).toContain(email)
  const [sent] = await deviceLinks(email)
  if (!sent) throw new Error('no e-mail came')
  const path = pathIn(sent)
  expect((await owner.open(path)).text).toContain('Escribe tu contraseña')
  expect((await owner.send(path, { email, password: 'no-es-Esta-7' })).status).toBe(401)
  const entered = await owner.send(path, { email, password: knownPassword })
  expect([entered.status, redirectTarget(entered)]).toEqual([303, '/'])
  expect((await owner.open('/cuenta')).status).toBe(200)
  const thief = await aBrowser()
  expect((await thief.open(path)).text).toContain('Ese enlace ya no sirve')
  expect((await thief.send(path, { email, password: knownPassword })).status).toBe(429)
})

test('past ten guesses the answer does not tell whether the password was right or the address known', async () => {
  const { email } = await aUser(await testDatabase())
  const stranger = `${randomUUID()}@example.com`
  for (const address of [email, stranger]) await fill(address)
  const answers = []
  for (const [address, password] of [
    [email, knownPassword],
    [email, 'no-es-Esta-7'],
    [stranger, knownPassword],
  ] as const) {
    const { status, text, headers } = await (await aBrowser()).send('/login', {
      email: address,
      password,
    })
    answers.push([status, text.replaceAll(address, 'the address'), headers.getSetCookie()])
  }
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  expect(await deviceLinks(email)).toHaveLength(1)
  expect(await deviceLinks(stranger)).toHaveLength(0)
})

test('a link of one account opens no other, has ten guesses of its own, and three are sent an hour', async () => {
  const db = await testDatabase()
  const { email } = await aUser(db)
  const other = await aUser(db)
  for (const address of [email, other.email]) await fill(address)
  for (let count = 0; count < 5; count += 1) await enter(await aBrowser(), email)
  const sent = await deviceLinks(email)
  expect(sent).toHaveLength(3)
  const path = pathIn(sent[0]!)
  const send = async (address: string, password: string) =>
    (await (await aBrowser()).send(path, { email: address, password })).status
  expect(await send(other.email, knownPassword)).toBe(429)
  for (let count = 0; count < 10; count += 1) expect(await send(email, 'no-es-Esta-7')).toBe(401)
  expect(await send(email, knownPassword)).toBe(429)
})
