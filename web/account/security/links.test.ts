import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aBrowser, redirectTarget, type TestBrowser } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { emailsTo, linkIn } from '#tests/harness/emails/mail.ts'
import { aUser, knownPassword, type TestUser } from '#tests/harness/users/users.ts'

const security = '/cuenta/seguridad'
const next = 'otra-Clave-Larga-8'

async function somebody(role: 'customer' | 'admin' = 'customer') {
  const user = await aUser(await testDatabase(), { role })
  return { ...user, browser: await aBrowser(user.cookie) }
}
type Somebody = TestUser & { browser: TestBrowser }

async function newestLink(email: string): Promise<URL> {
  const emailMessage = (await emailsTo(await testDatabase(), email)).at(-1)
  if (!emailMessage) throw new Error('no letter came')
  return new URL(linkIn(emailMessage))
}

/** Asks for a change to an address of a stranger, from a session somebody left open. */
async function changeLink({ browser }: Somebody): Promise<URL> {
  const email = `nueva-${randomUUID()}@example.com`
  await browser.send(security, { intent: 'email', email, current: knownPassword })
  return newestLink(email)
}

async function resetLink({ email }: Somebody): Promise<URL> {
  await (await aBrowser()).send('/olvido-contrasena', { email })
  return newestLink(email)
}

const changePassword = ({ browser }: Somebody) =>
  browser.send(security, {
    intent: 'password',
    current: knownPassword,
    password: next,
    confirmation: next,
  })

async function resetPassword(user: Somebody) {
  const { pathname, search } = await resetLink(user)
  const browser = await aBrowser()
  await browser.open(pathname + search)
  return browser.send('/reset-password', { password: next, confirmation: next })
}

const closeOthers = ({ browser }: Somebody) => browser.send(security, { intent: 'close_others' })

const changesAddress = async ({ pathname, searchParams }: URL): Promise<boolean> => {
  const token = searchParams.get('token') ?? ''
  const done = await (await aBrowser()).send(pathname, { token, kind: 'new-email' })
  return done.status === 303
}

const opensRecovery = async ({ pathname, search }: URL): Promise<boolean> =>
  redirectTarget(await (await aBrowser()).open(pathname + search)) === '/reset-password'

test.each([
  ['a new password', changePassword, 303],
  ['a reset', resetPassword, 200],
  ['closing the other sessions', closeOthers, 303],
] as const)(
  '%s ends every link of the account that is still on its way',
  async (_, act, status) => {
    const user = await somebody()
    const change = await changeLink(user)
    const recovery = await resetLink(user)
    expect((await act(user)).status).toBe(status)
    expect([await opensRecovery(recovery), await changesAddress(change)]).toEqual([false, false])
  },
)

test('a link for a new password ends with the address that it was sent to', async () => {
  const user = await somebody()
  const recovery = await resetLink(user)
  expect(await opensRecovery(recovery)).toBe(true)
  expect(await changesAddress(await changeLink(user))).toBe(true)
  expect(await opensRecovery(recovery)).toBe(false)
})

async function invited(admin: Somebody): Promise<string> {
  const email = `ana-${randomUUID()}@example.com`
  await admin.browser.send('/admin/invite', { email, hours: '24', note: '', isSure: 'on' })
  const { pathname, search } = await newestLink(email)
  return pathname + search
}

const isValid = async (invitation: string) =>
  (await (await aBrowser()).open(invitation)).text.includes('Invitación válida')

test.each([
  ['a new password', changePassword],
  ['a reset', resetPassword],
  ['closing the other sessions', closeOthers],
] as const)('%s of an administrator ends the invitations that are still open', async (_, act) => {
  const admin = await somebody('admin')
  const invitation = await invited(admin)
  expect(await isValid(invitation)).toBe(true)
  await act(admin)
  expect(await isValid(invitation)).toBe(false)
})

test('a session alone chooses no password: it asks for the current one, or for a link', async () => {
  const { browser, email } = await somebody()
  const form = await browser.open('/reset-password')
  expect(form.text).toContain('Escribe tu contraseña actual y elige una nueva')
  expect(form.page.hrefs).toContain('/olvido-contrasena')
  const fields = { password: next, confirmation: next }
  const missing = await browser.send('/reset-password', fields)
  expect([missing.status, missing.text]).toEqual([
    400,
    expect.stringContaining('Escribe tu contraseña actual.'),
  ])
  const invalid = await browser.send('/reset-password', { ...fields, current: 'no-es-Esta-7' })
  expect([invalid.status, invalid.text]).toEqual([
    400,
    expect.stringContaining('Esa no es tu contraseña actual.'),
  ])
  expect((await (await aBrowser()).send('/login', { email, password: next })).status).toBe(401)
  const right = await browser.send('/reset-password', { ...fields, current: knownPassword })
  expect(right.status).toBe(200)
  expect((await (await aBrowser()).send('/login', { email, password: next })).status).toBe(303)
})

test('the letter about a new password says that pending links and invitations ended', async () => {
  const user = await somebody()
  await changePassword(user)
  const [notice] = (await emailsTo(await testDatabase(), user.email)).slice(-1)
  expect(notice?.text).toContain(
    'Los enlaces y las invitaciones que estaban pendientes ya no valen',
  )
})

test('an ended link to a new e-mail leads to where the e-mail is changed', async () => {
  const user = await somebody()
  const link = await changeLink(user)
  await changePassword(user)
  const token = link.searchParams.get('token') ?? ''
  const { status, page, text } = await user.browser.send(link.pathname + link.search, {
    token,
    kind: 'new-email',
  })
  expect([status, text]).toEqual([409, expect.stringContaining('cambiaras tu contraseña')])
  expect(page.all('a[href="/cuenta/seguridad#correo"]')).toHaveLength(1)
})
