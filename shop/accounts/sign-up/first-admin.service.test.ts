import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { ctxOf } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { emailsTo, linkIn } from '#tests/harness/emails/mail.ts'
import { forgetOwners } from '#tests/harness/users/staff.ts'
import { aUser, cookieHeader, signingConfig } from '#tests/harness/users/users.ts'
import { actorOf, resolveSession } from '../sessions/session.service.server.ts'
import { signIn } from '../sign-in/sign-in.service.server.ts'
import {
  anAdministratorExists,
  confirmFirstAdmin,
  createFirstAdmin,
  makeSetUpCode,
} from './first-admin.service.server.ts'
import { signUp } from './sign-up.service.server.ts'

const email = signingConfig.DEFAULT_ADMIN_EMAIL
const password = 'La-Duena-del-Sol-7'

async function aBrowser(cookie = ''): Promise<Ctx> {
  const caller = { address: randomUUID(), cookie, userAgent: 'a test' }
  return ctxOf(
    await testDatabase(),
    { role: 'anon' },
    { config: signingConfig, caller, now: new Date() },
  )
}

const forgetAll = async () => {
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
beforeEach(forgetAll)
afterEach(forgetAll)

async function codeOfNewShop(): Promise<string> {
  const code = await makeSetUpCode(await testDatabase())
  if (!code) throw new Error('there is nothing to set up')
  return code
}

async function roleAfterSignIn(): Promise<unknown> {
  const response = await signIn(await aBrowser(), { email, password })
  if (!response.ok) return response.code
  const { cookies } = response.value
  const ctx = await aBrowser(cookieHeader(cookies))
  const { user } = await resolveSession(ctx, ctx.now)
  return { role: actorOf(user).role, name: user?.fullName }
}

test('the set-up code is made once for all processes, kept hashed, and not when there is an administrator', async () => {
  const db = await testDatabase()
  const code = await codeOfNewShop()
  expect(code).toMatch(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/)
  expect(await makeSetUpCode(db)).toBeNull()
  const stored = await inTransaction(asSystem(db, 'a test'), ({ tx }) =>
    tx.selectFrom('shop_secrets').select('value').where('name', '=', 'set_up_code').execute(),
  )
  expect(JSON.stringify(stored)).not.toContain(code)
  await aUser(db, { role: 'admin' })
  expect(await makeSetUpCode(db)).toBeNull()
})

test('with the set-up code the default address becomes the administrator, once (A-082, A-223, A-261)', async () => {
  const code = await codeOfNewShop()
  const input = { email, password, code: code.toLowerCase() }
  expect(await createFirstAdmin(await aBrowser(), input)).toMatchObject({
    ok: true,
    value: { is: 'created' },
  })
  expect(await roleAfterSignIn()).toEqual({ role: 'admin', name: signingConfig.DEFAULT_ADMIN_NAME })
  expect(await createFirstAdmin(await aBrowser(), input)).toEqual({
    ok: false,
    code: 'not_offered',
  })
})

async function newestToken(db: Ctx['db']): Promise<string> {
  const emailMessage = (await emailsTo(db, email)).at(-1)
  if (!emailMessage) throw new Error('no letter came')
  return new URL(linkIn(emailMessage)).searchParams.get('token') ?? ''
}

/** The browser that asked for the link of the first administrator. */
async function asked(input = password): Promise<Ctx> {
  const made = await createFirstAdmin(await aBrowser(), { email, password: input })
  if (!made.ok) throw new Error(made.code)
  return aBrowser(cookieHeader(made.value.cookies))
}

test('by e-mail too the set-up code is needed: the link alone makes no administrator (A-082, A-225)', async () => {
  const code = await codeOfNewShop()
  const ctx = await asked()
  const token = await newestToken(ctx.db)
  for (const invalid of ['', 'WXYZ-WXYZ-WXYZ-WXYZ'])
    expect(await confirmFirstAdmin(ctx, { token, code: invalid })).toEqual({
      ok: false,
      code: 'wrong_code',
    })
  expect(await anAdministratorExists(ctx)).toBe(false)
  expect(await confirmFirstAdmin(ctx, { token, code })).toEqual({ ok: true, value: null })
  expect(await roleAfterSignIn()).toMatchObject({ role: 'admin' })
  expect(await confirmFirstAdmin(ctx, { token, code })).toEqual({
    ok: false,
    code: 'token_expired',
  })
})

test("in another browser the link needs a password of one's own: a stranger who asked first keeps none", async () => {
  const code = await codeOfNewShop()
  const thief = 'clave-del-Ladron-7'
  await asked(thief)
  const owner = await aBrowser()
  const token = await newestToken(owner.db)
  expect(await confirmFirstAdmin(owner, { token, code })).toMatchObject({ code: 'password_needed' })
  expect(await confirmFirstAdmin(owner, { token, code, password: 'abcdefgh' })).toMatchObject({
    code: 'password_weak_admin',
  })
  expect((await confirmFirstAdmin(owner, { token, code, password })).ok).toBe(true)
  expect((await signIn(await aBrowser(), { email, password: thief })).ok).toBe(false)
  expect(await roleAfterSignIn()).toMatchObject({ role: 'admin' })
})

test('a wrong code creates no administrator, and guessing from one machine is locked after ten, for nobody else', async () => {
  const code = await codeOfNewShop()
  const thief = await aBrowser()
  for (let guess = 0; guess < 10; guess += 1)
    expect(
      await createFirstAdmin(thief, {
        email,
        password,
        code: `WXYZ-WXYZ-WXYZ-${guess}`,
      }),
    ).toEqual({ ok: false, code: 'wrong_code' })
  expect(await createFirstAdmin(thief, { email, password, code: 'WXYZ' })).toMatchObject({
    code: 'too_many_tries',
  })
  expect(await anAdministratorExists(thief)).toBe(false)
  expect((await createFirstAdmin(await aBrowser(), { email, password, code })).ok).toBe(true)
})

test('two concurrent requests create one administrator (A-083)', async () => {
  const code = await codeOfNewShop()
  const responses = await Promise.all(
    [1, 2, 3].map(async () => createFirstAdmin(await aBrowser(), { email, password, code })),
  )
  expect(responses.filter((response) => response.ok)).toHaveLength(1)
  const admins = await inTransaction(asSystem(await testDatabase(), 'a test'), ({ tx }) =>
    tx.selectFrom('user_profiles').select('id').where('role', '=', 'admin').execute(),
  )
  expect(admins).toHaveLength(1)
})

test("a stranger's sign-up with that address stays a customer and blocks nothing", async () => {
  const thief = 'clave-del-Ladron-7'
  await signUp(await aBrowser(), { fullName: 'Otro', email, password: thief })
  const session = await signIn(await aBrowser(), { email, password: thief })
  expect(session).toMatchObject({ ok: true, value: { role: 'customer' } })
  const code = await codeOfNewShop()
  expect((await createFirstAdmin(await aBrowser(), { email, password, code })).ok).toBe(true)
  expect((await signIn(await aBrowser(), { email, password: thief })).ok).toBe(false)
  expect(await roleAfterSignIn()).toMatchObject({ role: 'admin' })
})

test('no other address is ever offered it, nor this one once there is an administrator (A-079, A-224)', async () => {
  const code = await codeOfNewShop()
  const input = { email: 'otra@example.com', password, code }
  expect(await createFirstAdmin(await aBrowser(), input)).toMatchObject({ code: 'not_offered' })
  await aUser(await testDatabase(), { role: 'admin' })
  expect(await createFirstAdmin(await aBrowser(), { email, password, code })).toMatchObject({
    code: 'not_offered',
  })
})
