import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { ctxOf } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { emailsTo, linkIn } from '#tests/harness/emails/mail.ts'
import { codeOf } from '#tests/harness/users/authenticator.ts'
import { aUser, cookieHeader, knownPassword, signingConfig } from '#tests/harness/users/users.ts'
import {
  beginSecondFactor,
  endSecondFactor,
  finishSecondFactor,
  giveSecondFactor,
} from '../second-factor/second-factor.service.server.ts'
import { resolveSession } from '../sessions/session.service.server.ts'
import { signIn } from '../sign-in/sign-in.service.server.ts'
import type { SignedInCtx } from './prove.service.server.ts'
import {
  changePassword,
  closeOtherSessions,
  closeSession,
  confirmNewEmail,
  openSessions,
  requestEmailChange,
} from './security.service.server.ts'

const next = 'otra-Clave-Larga-8'

async function aBrowser(cookie = ''): Promise<Ctx> {
  const caller = { address: randomUUID(), cookie, userAgent: 'a test' }
  const ctx = ctxOf(
    await testDatabase(),
    { role: 'anon' },
    { config: signingConfig, caller, now: new Date() },
  )
  return { ...ctx, user: (await resolveSession(ctx, ctx.now)).user }
}

async function signedIn(cookie: string): Promise<SignedInCtx> {
  const ctx = await aBrowser(cookie)
  if (!ctx.user) throw new Error('nobody is signed in')
  return { ...ctx, user: ctx.user }
}

async function cookieAfterSignIn(email: string, password = knownPassword): Promise<string> {
  const response = await signIn(await aBrowser(), { email, password })
  if (!response.ok) throw new Error(response.code)
  return cookieHeader(response.value.cookies)
}

const tokenIn = async (db: Ctx['db'], address: string): Promise<string> => {
  const email = (await emailsTo(db, address)).at(-1)
  if (!email) throw new Error('no letter came')
  return new URL(linkIn(email)).searchParams.get('token') ?? ''
}

test('a new password needs the present one, ends the other sessions and is told by mail (A-246)', async () => {
  const { email, cookie } = await aUser(await testDatabase())
  const elsewhere = await cookieAfterSignIn(email)
  const ctx = await signedIn(cookie)
  expect(await changePassword(ctx, { current: 'no-es-Esta-7', next })).toEqual({
    ok: false,
    code: 'wrong_password',
  })
  const changed = await changePassword(ctx, { current: knownPassword, next })
  if (!changed.ok) throw new Error(changed.code)
  for (const ended of [elsewhere, cookie]) expect((await aBrowser(ended)).user).toBeNull()
  const renewed = await aBrowser(cookieHeader(changed.value.cookies))
  expect([renewed.user?.email, renewed.user?.sessionId]).toEqual([email, ctx.user.sessionId])
  expect(await emailsTo(ctx.db, email)).toMatchObject([{ email: 'password_changed' }])
  expect((await signIn(ctx, { email, password: knownPassword })).ok).toBe(false)
})

test('a new address holds once its letter is opened, and the former one is told', async () => {
  const { email, cookie } = await aUser(await testDatabase())
  const ctx = await signedIn(cookie)
  const to = `nueva-${randomUUID()}@example.com`
  await requestEmailChange(ctx, { email: to, password: knownPassword })
  expect((await aBrowser(cookie)).user?.email).toBe(email)
  const token = await tokenIn(ctx.db, to)
  expect(await confirmNewEmail(ctx, { token })).toEqual({ ok: true, value: null })
  expect((await aBrowser(cookie)).user?.email).toBe(to)
  expect(await emailsTo(ctx.db, email)).toMatchObject([{ email: 'email_changed' }])
  expect(await confirmNewEmail(ctx, { token })).toEqual({ ok: false, code: 'token_expired' })
})

test("somebody else's address is answered like a free one and never taken", async () => {
  const db = await testDatabase()
  const other = await aUser(db)
  const { email, cookie } = await aUser(db)
  const ctx = await signedIn(cookie)
  const input = { email: other.email, password: knownPassword }
  expect(await requestEmailChange(ctx, input)).toEqual({ ok: true, value: null })
  expect(await emailsTo(db, other.email)).toEqual([])
  expect((await aBrowser(cookie)).user?.email).toBe(email)
})

test('an address that was taken meanwhile is not taken twice', async () => {
  const db = await testDatabase()
  const { cookie } = await aUser(db)
  const to = `nueva-${randomUUID()}@example.com`
  await requestEmailChange(await signedIn(cookie), { email: to, password: knownPassword })
  await aUser(db, { email: to })
  const token = await tokenIn(db, to)
  expect(await confirmNewEmail(await aBrowser(), { token })).toMatchObject({ ok: false })
})

test('sessions are listed and closed, one or all others, never those of somebody else', async () => {
  const db = await testDatabase()
  const { email, cookie } = await aUser(db)
  const phone = await cookieAfterSignIn(email)
  await cookieAfterSignIn(email)
  const ctx = await signedIn(cookie)
  const sessions = await openSessions(ctx)
  expect(sessions).toHaveLength(3)
  expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1)
  const ofPhone = (await signedIn(phone)).user.sessionId
  const stranger = await signedIn((await aUser(db)).cookie)
  expect(await closeSession(stranger, ofPhone)).toBe(false)
  expect((await aBrowser(phone)).user).not.toBeNull()
  expect(await closeSession(ctx, ofPhone)).toBe(true)
  expect((await aBrowser(phone)).user).toBeNull()
  await closeOtherSessions(ctx)
  expect(await openSessions(ctx)).toMatchObject([{ isThis: true }])
})

test('once switched on, no sign-in gets past the second factor without a code (A-248, A-252)', async () => {
  const { email, cookie } = await aUser(await testDatabase(), { role: 'admin' })
  const ctx = await signedIn(cookie)
  expect(await beginSecondFactor(ctx, { password: 'no-es-Esta-7' })).toMatchObject({ ok: false })
  const key = await beginSecondFactor(ctx, { password: knownPassword })
  if (!key.ok) throw new Error(key.code)
  expect(await finishSecondFactor(ctx, { code: '000000' })).toMatchObject({ code: 'wrong_code' })
  const on = await finishSecondFactor(ctx, { code: codeOf(key.value.uri) })
  if (!on.ok) throw new Error(on.code)
  expect((await aBrowser(cookie)).user).toBeNull()
  expect((await aBrowser(cookieHeader(on.value.cookies))).user?.email).toBe(email)
  const first = await signIn(await aBrowser(), { email, password: knownPassword })
  if (!first.ok) throw new Error(first.code)
  expect(first.value).toMatchObject({ needsSecondFactor: true, role: null })
  const half = cookieHeader(first.value.cookies)
  expect((await aBrowser(half)).user).toBeNull()
  const waiting = await aBrowser(half)
  expect(await giveSecondFactor(waiting, { code: '000000', kind: 'totp' })).toMatchObject({
    code: 'wrong_code',
  })
  const [recovery = ''] = key.value.recoveryCodes
  const done = await giveSecondFactor(waiting, { code: recovery, kind: 'recovery' })
  if (!done.ok) throw new Error(done.code)
  const inside = cookieHeader(done.value.cookies)
  expect((await aBrowser(inside)).user?.email).toBe(email)
  const again = await signIn(await aBrowser(), { email, password: knownPassword })
  if (!again.ok) throw new Error(again.code)
  const second = await aBrowser(cookieHeader(again.value.cookies))
  expect(await giveSecondFactor(second, { code: recovery, kind: 'recovery' })).toMatchObject({
    ok: false,
  })
  const off = await endSecondFactor(await signedIn(inside), { password: knownPassword })
  if (!off.ok) throw new Error(off.code)
  expect((await aBrowser(inside)).user).toBeNull()
  expect((await aBrowser(cookieHeader(off.value.cookies))).user?.email).toBe(email)
  expect(await signIn(await aBrowser(), { email, password: knownPassword })).toMatchObject({
    ok: true,
    value: { needsSecondFactor: false, role: 'admin' },
  })
})

test('the second step may be done as long as the first one lasts, and not a second longer', async () => {
  const db = await testDatabase()
  const { email, cookie } = await aUser(db)
  const ctx = await signedIn(cookie)
  const key = await beginSecondFactor(ctx, { password: knownPassword })
  if (!key.ok) throw new Error(key.code)
  await finishSecondFactor(ctx, { code: codeOf(key.value.uri) })
  for (const [left, isDone] of [
    ['20 seconds', true],
    ['-1 second', false],
  ] as const) {
    const waiting = await aBrowser(await cookieAfterSignIn(email))
    await inTransaction(asSystem(db, 'a test waits'), ({ tx }) =>
      sql`update verifications set expires_at = now() + ${left}::interval
        where value = ${ctx.user.id}`.execute(tx),
    )
    const code = codeOf(key.value.uri, new Date(Date.now() + 30_000))
    const done = await giveSecondFactor(waiting, { code, kind: 'totp' })
    expect(done).toMatchObject(isDone ? { ok: true } : { ok: false, code: 'sign_in_again' })
  }
})
