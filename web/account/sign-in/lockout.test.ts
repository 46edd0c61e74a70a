import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aBrowser, type TestBrowser } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { emailsTo, linkIn } from '#tests/harness/emails/mail.ts'
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
