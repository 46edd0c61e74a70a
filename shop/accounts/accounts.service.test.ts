import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.ts'
import { ctxOf } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { emailsTo, linkIn, type QueuedEmail } from '#tests/harness/emails/mail.ts'
import { aUser, cookieHeader, knownPassword, signingConfig } from '#tests/harness/users/users.ts'
import {
  openRecovery,
  requestPasswordReset,
  resetPassword,
} from './recovery/recovery.service.server.ts'
import { actorOf, resolveSession } from './sessions/session.service.server.ts'
import { type SignedIn, signIn, signOut } from './sign-in/sign-in.service.server.ts'
import { confirmEmail } from './sign-up/confirm-email.service.server.ts'
import { resendConfirmation, signUp } from './sign-up/sign-up.service.server.ts'

const password = 'una-clave-Larga-7'

/** A browser with its own IP address, today. */
async function aBrowser(cookie = '', address = randomUUID()): Promise<Ctx> {
  const caller = { address, cookie, userAgent: 'a test' }
  return ctxOf(
    await testDatabase(),
    { role: 'anon' },
    { config: signingConfig, caller, now: new Date() },
  )
}
const userOf = async (ctx: Ctx, now: Date) => (await resolveSession(ctx, now)).user
const newAddress = () => `ana-${randomUUID()}@example.com`
async function newestEmailTo(db: Ctx['db'], address: string): Promise<QueuedEmail> {
  const email = (await emailsTo(db, address)).at(-1)
  if (!email) throw new Error('no letter came')
  return email
}
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? ''

async function signedIn(ctx: Ctx, email: string, input = password): Promise<SignedIn> {
  const response = await signIn(ctx, { email, password: input })
  if (!response.ok) throw new Error(response.code)
  return response.value
}

/** The browser of the sign-up, with its mark. */
async function signedUp(email: string, input = password): Promise<Ctx> {
  const response = await signUp(await aBrowser(), { fullName: 'Ana', email, password: input })
  if (!response.ok) throw new Error(response.code)
  return aBrowser(cookieHeader(response.value.cookies))
}

test('a new customer signs up, signs in unconfirmed, confirms, and is a customer (A-002, A-120, A-219, A-230)', async () => {
  const email = newAddress()
  const marked = await signedUp(email)
  const { cookies, role } = await signedIn(await aBrowser(), email)
  expect(role).toBe('customer')
  expect(cookies.join()).toMatch(/HttpOnly/i)
  expect(cookies.join()).toMatch(/SameSite=Lax/i)
  const browser = await aBrowser(cookieHeader(cookies))
  expect(await userOf(browser, browser.now)).toMatchObject({ email, emailConfirmedAt: null })
  const emailMessage = await newestEmailTo(browser.db, email)
  const confirmed = await confirmEmail(marked, { token: tokenOf(linkIn(emailMessage)) })
  expect(confirmed.ok).toBe(true)
  const user = await userOf(browser, browser.now)
  expect(user?.emailConfirmedAt).toBeInstanceOf(Date)
  expect(actorOf(user)).toEqual({ role: 'customer', id: user?.id })
})

test('the link of a confirmation works once', async () => {
  const email = newAddress()
  const ctx = await signedUp(email)
  const token = tokenOf(linkIn(await newestEmailTo(ctx.db, email)))
  const [one, other] = await Promise.all([
    confirmEmail(ctx, { token }),
    confirmEmail(ctx, { token }),
  ])
  expect([one.ok, other.ok].toSorted()).toEqual([false, true])
  expect(await confirmEmail(ctx, { token })).toEqual({ ok: false, code: 'token_expired' })
})

test('the opened e-mail decides which password is valid, not the first sign-up', async () => {
  const email = newAddress()
  await signedUp(email, 'clave-del-Ladron-7')
  const { cookies } = await signedIn(await aBrowser(), email, 'clave-del-Ladron-7')
  const thiefsLink = tokenOf(linkIn(await newestEmailTo(await testDatabase(), email)))
  const ctx = await signedUp(email, password)
  const token = tokenOf(linkIn(await newestEmailTo(ctx.db, email)))
  expect((await confirmEmail(ctx, { token })).ok).toBe(true)
  expect((await confirmEmail(ctx, { token: thiefsLink })).ok).toBe(false)
  const thief = await aBrowser(cookieHeader(cookies))
  expect(await userOf(thief, thief.now)).toBeNull()
  expect(await signIn(ctx, { email, password: 'clave-del-Ladron-7' })).toMatchObject({ ok: false })
  expect((await signIn(ctx, { email, password })).ok).toBe(true)
})

test('signing up with a known address gets the same response, and its owner an e-mail', async () => {
  const db = await testDatabase()
  const { email } = await aUser(db)
  await signedUp(email)
  expect(await newestEmailTo(db, email)).toMatchObject({ email: 'already_registered' })
  expect((await signIn(await aBrowser(), { email, password: knownPassword })).ok).toBe(true)
})

test('a common password is refused', async () => {
  const input = { fullName: 'Ana', email: newAddress(), password: 'password123' }
  expect(await signUp(await aBrowser(), input)).toEqual({ ok: false, code: 'password_too_common' })
})

test('a confirmation is resent only to addresses that are unconfirmed', async () => {
  const email = newAddress()
  await signedUp(email)
  const ctx = await aBrowser()
  expect(await resendConfirmation(ctx, { email })).toEqual({ ok: true, value: null })
  expect(await emailsTo(ctx.db, email)).toHaveLength(2)
  const unknown = newAddress()
  expect(await resendConfirmation(ctx, { email: unknown })).toEqual({ ok: true, value: null })
  expect(await emailsTo(ctx.db, unknown)).toEqual([])
})

test('a wrong password and an unknown address get the same message, a right one the role (A-127)', async () => {
  const { email } = await aUser(await testDatabase())
  const invalid = await signIn(await aBrowser(), { email, password: 'no-es-Esta-7' })
  const unknown = await signIn(await aBrowser(), { email: newAddress(), password })
  expect(invalid).toEqual({ ok: false, code: 'invalid_credentials' })
  expect(unknown).toEqual(invalid)
  const right = await signIn(await aBrowser(), { email, password: knownPassword })
  expect(right).toMatchObject({ ok: true, value: { role: 'customer', needsSecondFactor: false } })
})

test('a new sign-in creates a session and ends the previous one', async () => {
  const { email, cookie } = await aUser(await testDatabase())
  const { cookies } = await signedIn(await aBrowser(cookie), email, knownPassword)
  const before = await aBrowser(cookie)
  expect(await userOf(before, before.now)).toBeNull()
  const after = await aBrowser(cookieHeader(cookies))
  expect((await userOf(after, after.now))?.email).toBe(email)
})

test('a cookie that is old, tampered with or signed elsewhere has no user', async () => {
  const { cookie } = await aUser(await testDatabase())
  const [name = '', value = ''] = cookie.split('=')
  const decoded = decodeURIComponent(value)
  const forged = [
    `${name}=chosen-by-a-stranger`,
    `${name}=${encodeURIComponent(decoded.replace(/^./, (c) => (c === 'a' ? 'b' : 'a')))}`,
    `${name}=${encodeURIComponent(`${decoded.split('.')[0]}.${'A'.repeat(43)}=`)}`,
    `${name}=${decoded.split('.')[0]}`,
    `${name}=`,
    `${name}=%E0%A4%A`,
  ]
  for (const overrides of forged) {
    const browser = await aBrowser(overrides)
    expect(await userOf(browser, browser.now)).toBeNull()
  }
})

test('signing out ends the session in the database, and others on request', async () => {
  const { email, cookie } = await aUser(await testDatabase())
  const second = cookieHeader((await signedIn(await aBrowser(), email, knownPassword)).cookies)
  await signOut(await aBrowser(second), 'others')
  const first = await aBrowser(cookie)
  expect(await userOf(first, first.now)).toBeNull()
  await signOut(await aBrowser(second))
  const after = await aBrowser(second)
  expect(await userOf(after, after.now)).toBeNull()
})

test('a forgotten password is reset by a link, which ends every session (A-165)', async () => {
  const { email, cookie } = await aUser(await testDatabase(), { isConfirmed: false })
  const ctx = await aBrowser()
  await requestPasswordReset(ctx, { email })
  const token = tokenOf(linkIn(await newestEmailTo(ctx.db, email)))
  const opened = await openRecovery(ctx, token)
  if (!opened.ok) throw new Error('the link did not open')
  const recovering = await aBrowser(cookieHeader(opened.value.cookies))
  const [one, other] = await Promise.all([
    resetPassword(recovering, { password }),
    resetPassword(recovering, { password }),
  ])
  expect([one.ok, other.ok].toSorted()).toEqual([false, true])
  const former = await aBrowser(cookie)
  expect(await userOf(former, former.now)).toBeNull()
  expect((await signIn(await aBrowser(), { email, password: knownPassword })).ok).toBe(false)
  const { cookies } = await signedIn(await aBrowser(), email)
  const browser = await aBrowser(cookieHeader(cookies))
  expect((await userOf(browser, browser.now))?.emailConfirmedAt).toBeInstanceOf(Date)
})

test('a recovery link that is invalid, expired or of another kind is refused', async () => {
  const ctx = await aBrowser()
  const email = newAddress()
  await signedUp(email)
  const confirmation = tokenOf(linkIn(await newestEmailTo(ctx.db, email)))
  for (const token of ['', 'x', confirmation, randomUUID()])
    expect(await openRecovery(ctx, token)).toEqual({ ok: false, code: 'token_expired' })
  await requestPasswordReset(await aBrowser(), { email })
  const token = tokenOf(linkIn(await newestEmailTo(ctx.db, email)))
  const tomorrow = { ...ctx, now: new Date(ctx.now.getTime() + 24 * 60 * 60 * 1000) }
  expect((await openRecovery(tomorrow, token)).ok).toBe(false)
  expect((await openRecovery(ctx, token)).ok).toBe(true)
})

test('past ten guesses at an account a right password sends a link, and a new password counts from the start', async () => {
  const { email } = await aUser(await testDatabase())
  for (let guess = 0; guess < 10; guess += 1)
    expect(await signIn(await aBrowser(), { email, password: 'no-es-Esta-7' })).toMatchObject({
      code: 'invalid_credentials',
    })
  const refusal = await signIn(await aBrowser(), { email, password: knownPassword })
  expect(refusal).toMatchObject({
    code: 'link_sent_if_right',
    retryAfterSeconds: expect.any(Number) as number,
  })
  const ctx = await aBrowser()
  await requestPasswordReset(ctx, { email })
  const opened = await openRecovery(ctx, tokenOf(linkIn(await newestEmailTo(ctx.db, email))))
  if (!opened.ok) throw new Error('the link did not open')
  await resetPassword(await aBrowser(cookieHeader(opened.value.cookies)), { password })
  expect((await signIn(await aBrowser(), { email, password })).ok).toBe(true)
})

test('requests run as anon, customer, or admin once the address is confirmed (A-001)', async () => {
  const db = await testDatabase()
  const roleOf = async (cookie: string) => {
    const ctx = await aBrowser(cookie)
    return actorOf(await userOf(ctx, ctx.now)).role
  }
  expect(await roleOf('')).toBe('anon')
  expect(await roleOf((await aUser(db)).cookie)).toBe('customer')
  expect(await roleOf((await aUser(db, { role: 'admin' })).cookie)).toBe('admin')
  const unconfirmed = await aUser(db, { role: 'admin', isConfirmed: false })
  expect(await roleOf(unconfirmed.cookie)).toBe('customer')
})

test('behind TLS the cookie of a session is Secure, and is understood again', async () => {
  const ctx = await aBrowser()
  const secured = { ...ctx, db: { ...ctx.db }, shopUrl: 'https://shop.test' }
  const { email, id } = await aUser(ctx.db)
  const { cookies } = await signedIn(secured, email, knownPassword)
  expect(cookies.join()).toMatch(/^__Secure-girasol\.session_token=[^;]+;.*Secure/)
  const again = { ...secured, caller: { ...secured.caller, cookie: cookieHeader(cookies) } }
  expect((await userOf(again, again.now))?.id).toBe(id)
})
