import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aBrowser, redirectTarget, type TestBrowser } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { emailsTo, linkIn } from '#tests/harness/emails/mail.ts'
import { knownPassword } from '#tests/harness/users/users.ts'

const next = 'otra-Clave-Larga-8'

interface SignedUp {
  readonly email: string
  readonly browser: TestBrowser
  readonly link: URL
}

async function newestLink(email: string): Promise<URL> {
  const emailMessage = (await emailsTo(await testDatabase(), email)).at(-1)
  if (!emailMessage) throw new Error('no letter came')
  return new URL(linkIn(emailMessage))
}

async function signedUp(email = `ana-${randomUUID()}@example.com`): Promise<SignedUp> {
  const browser = await aBrowser()
  const fields = { fullName: 'Ana', email, password: knownPassword, confirmation: knownPassword }
  await browser.send('/signup', fields)
  return { email, browser, link: await newestLink(email) }
}

const open = (browser: TestBrowser, { pathname, search }: URL) => browser.open(pathname + search)

const confirm = (browser: TestBrowser, link: URL, fields: Record<string, string> = {}) =>
  browser.send(link.pathname + link.search, {
    token: link.searchParams.get('token') ?? '',
    kind: '',
    ...fields,
  })

const signsIn = async (email: string, password: string) =>
  (await (await aBrowser()).send('/login', { email, password })).status === 303

test('in the browser of the sign-up the link goes on with a click', async () => {
  const { browser, link, email } = await signedUp()
  expect((await open(browser, link)).page.all('[type="password"]')).toEqual([])
  expect(redirectTarget(await confirm(browser, link))).toBe('/email-confirmado')
  expect(await signsIn(email, knownPassword)).toBe(true)
})

test('elsewhere it asks for the password of the sign-up', async () => {
  const { link, email } = await signedUp()
  const elsewhere = await aBrowser()
  const page = await open(elsewhere, link)
  expect(page.text).toContain('Confirma que la cuenta es tuya')
  const bare = await confirm(elsewhere, link)
  expect([bare.status, bare.text]).toEqual([400, expect.stringContaining('Escribe tu contraseña')])
  const invalid = await confirm(elsewhere, link, { choice: 'known', current: 'no-es-Esta-7' })
  expect([invalid.status, invalid.text]).toEqual([
    400,
    expect.stringContaining('Esa no es la contraseña con la que se creó la cuenta.'),
  ])
  const done = await confirm(elsewhere, link, { choice: 'known', current: knownPassword })
  expect(redirectTarget(done)).toBe('/email-confirmado')
  expect(await signsIn(email, knownPassword)).toBe(true)
})

test("or for a new one: whoever registered a stranger's address keeps neither password nor session", async () => {
  const { email, browser: thief, link } = await signedUp()
  await thief.send('/login', { email, password: knownPassword })
  expect((await thief.open('/cuenta')).status).toBe(403)
  const owner = await aBrowser()
  const weak = { choice: 'new', password: 'corta', confirmation: 'otra' }
  const refused = await confirm(owner, link, weak)
  expect([refused.status, refused.text]).toEqual([
    400,
    expect.stringContaining('La contraseña es demasiado débil'),
  ])
  const chosen = { choice: 'new', password: next, confirmation: next }
  expect((await confirm(owner, link, chosen)).status).toBe(303)
  expect(redirectTarget(await thief.open('/cuenta'))).toMatch(/^\/login/)
  expect(await signsIn(email, knownPassword)).toBe(false)
  expect(await signsIn(email, next)).toBe(true)
})

test('a link that a stranger had sent again is asked the same', async () => {
  const { email, browser: thief } = await signedUp()
  await thief.send('/email-confirmation-pending', { email })
  const owner = await aBrowser()
  expect((await confirm(owner, await newestLink(email))).status).toBe(400)
  expect(redirectTarget(await confirm(thief, await newestLink(email)))).toBe('/email-confirmado')
})

test("the owner's own sign-up after a stranger's goes on, with the owner's password", async () => {
  const email = `ana-${randomUUID()}@example.com`
  const thief = await signedUp(email)
  await thief.browser.send('/login', { email, password: knownPassword })
  const owner = await aBrowser()
  await owner.send('/signup', { fullName: 'Ana', email, password: next, confirmation: next })
  expect((await confirm(owner, thief.link)).status).toBe(400)
  expect((await confirm(owner, await newestLink(email))).status).toBe(303)
  expect(redirectTarget(await thief.browser.open('/cuenta'))).toMatch(/^\/login/)
  expect([await signsIn(email, knownPassword), await signsIn(email, next)]).toEqual([false, true])
})

test('a known address marks the browser like a new one', async () => {
  const { email, browser, link } = await signedUp()
  await confirm(browser, link)
  const fields = { fullName: 'Ana', email, password: next, confirmation: next }
  for (const address of [email, `${randomUUID()}@example.com`]) {
    const stranger = await aBrowser()
    await stranger.send('/signup', { ...fields, email: address })
    expect(stranger.cookie('girasol.signup')).toMatch(/^[\w-]{43}$/)
  }
})
