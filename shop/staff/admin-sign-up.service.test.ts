import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.ts'
import { isDatabaseUnavailable } from '#platform/database/is-unavailable.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { countAttempt } from '#shop/accounts/limits/attempt-limit.service.server.ts'
import { actorOf, resolveSession } from '#shop/accounts/sessions/session.service.server.ts'
import { signIn } from '#shop/accounts/sign-in/sign-in.service.server.ts'
import { confirmEmail } from '#shop/accounts/sign-up/confirm-email.service.server.ts'
import { signUp } from '#shop/accounts/sign-up/sign-up.service.server.ts'
import { ctxOf } from '#tests/harness/database/actors.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { emailsTo, linkIn } from '#tests/harness/emails/mail.ts'
import { aUser, cookieHeader, signingConfig } from '#tests/harness/users/users.ts'
import { findInvitation, lookUpInvitation, signUpAsAdmin } from './admin-sign-up.service.server.ts'
import type { InvitationInput } from './invitation.input.ts'
import { createInvitation } from './invitations.service.server.ts'

const password = 'Cuida-la-Tienda-9'
const anAddress = () => `${randomUUID()}@example.com`

async function aBrowser(overrides: Partial<Ctx> = {}): Promise<Ctx> {
  const caller = { address: randomUUID(), cookie: '', userAgent: 'a test' }
  const db = await testDatabase()
  return ctxOf(
    db,
    { role: 'anon' },
    { config: signingConfig, caller, now: new Date(), ...overrides },
  )
}

/** The browser of a sign-up, by the cookies that it got. */
const marked = (cookies: readonly string[]) =>
  aBrowser({ caller: { address: randomUUID(), cookie: cookieHeader(cookies), userAgent: '' } })

async function anInvitation(overrides: Partial<InvitationInput> = {}): Promise<string> {
  const ctx = { ...(await aBrowser()), ...asSystem(await testDatabase(), 'a test invites') }
  const input = { email: '', hours: 24, note: '', ...overrides } as const
  const { link } = await createInvitation(ctx, input)
  return new URL(link).searchParams.get('invite_token') ?? ''
}

const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  inTransaction(
    asSystem(await testDatabase(), 'a test'),
    async ({ tx }) => (await query.execute(tx)).rows,
  )
const usersOf = (email: string) =>
  rowsOf(sql<{ role: string; full_name: string; confirmed: boolean }>`
    select role, full_name, email_confirmed_at is not null as confirmed
    from users join user_profiles using (id) where email = ${email}`)

async function roleAfterSignIn(email: string) {
  const response = await signIn(await aBrowser(), { email, password })
  if (!response.ok) return response.code
  const caller = { address: 'x', cookie: cookieHeader(response.value.cookies), userAgent: '' }
  const ctx = await aBrowser({ caller })
  return actorOf((await resolveSession(ctx, ctx.now)).user).role
}

beforeEach(async () => {
  await rowsOf(sql`delete from tries`)
})

test('an invitation for an address creates its administrator at once, and is then used (A-003, A-160, A-220, A-221)', async () => {
  const email = anAddress()
  const token = await anInvitation({ email })
  const ctx = await aBrowser()
  expect(await lookUpInvitation(ctx, token)).toEqual({ status: 'valid', email, set: null })
  expect(await signUpAsAdmin(ctx, { token, email, password })).toEqual({
    ok: true,
    value: { isConfirmed: true, cookies: [] },
  })
  const [name] = email.split('@')
  expect(await usersOf(email)).toEqual([{ role: 'admin', full_name: name, confirmed: true }])
  expect(await roleAfterSignIn(email)).toBe('admin')
  expect(await findInvitation(ctx, token)).toMatchObject({ value: { usedAt: ctx.now } })
  expect(await lookUpInvitation(ctx, token)).toEqual({ status: 'used', email: null, set: null })
  expect(await emailsTo(ctx.db, email)).toMatchObject([{ email: 'admin_invitation' }])
})

test('an open invitation proves no address: a confirmation e-mail comes first', async () => {
  const email = anAddress()
  const ctx = await aBrowser()
  const made = await signUpAsAdmin(ctx, { token: await anInvitation(), email, password })
  if (!made.ok) throw new Error(made.code)
  expect(made.value.isConfirmed).toBe(false)
  expect(await usersOf(email)).toMatchObject([{ role: 'admin', confirmed: false }])
  const [emailMessage] = await emailsTo(ctx.db, email)
  const link = new URL(linkIn(emailMessage!)).searchParams.get('token') ?? ''
  expect(await confirmEmail(ctx, { token: link })).toMatchObject({ code: 'password_needed' })
  const browser = await marked(made.value.cookies)
  expect((await confirmEmail(browser, { token: link })).ok).toBe(true)
  expect(await roleAfterSignIn(email)).toBe('admin')
})

test("a stranger's sign-up with an administrator's unconfirmed address never activates its password", async () => {
  const email = anAddress()
  const ctx = await aBrowser()
  await signUpAsAdmin(ctx, { token: await anInvitation(), email, password })
  const thief = 'clave-del-Ladron-7'
  const signedUp = await signUp(await aBrowser(), { fullName: 'Otro', email, password: thief })
  const emailMessage = (await emailsTo(ctx.db, email)).at(-1)
  const token = new URL(linkIn(emailMessage!)).searchParams.get('token') ?? ''
  const browser = await marked(signedUp.ok ? signedUp.value.cookies : [])
  for (const [where, input] of [
    [browser, ''],
    [ctx, thief],
  ] as const)
    expect((await confirmEmail(where, { token, password: input })).ok).toBe(false)
  expect((await confirmEmail(ctx, { token, password })).ok).toBe(true)
  expect((await signIn(await aBrowser(), { email, password: thief })).ok).toBe(false)
  expect(await roleAfterSignIn(email)).toBe('admin')
})

/** How many accounts were created; requests that time out in the connection pool are repeated. */
async function createdBy(attempts: readonly Promise<{ ok: boolean }>[]): Promise<number> {
  const ended = await Promise.allSettled(attempts)
  for (const one of ended)
    if (one.status === 'rejected') expect(isDatabaseUnavailable(one.reason)).toBe(true)
  return ended.filter((one) => one.status === 'fulfilled' && one.value.ok).length
}

test('of fifty concurrent uses of an invitation one creates an administrator (A-161, A-259)', async () => {
  const token = await anInvitation()
  const emails = Array.from({ length: 50 }, anAddress)
  expect(
    await createdBy(
      emails.map(async (email) => signUpAsAdmin(await aBrowser(), { token, email, password })),
    ),
  ).toBe(1)
  const made = await Promise.all(emails.map(usersOf))
  expect(made.flat()).toHaveLength(1)
})

test('of fifty concurrent uses of an invitation for one address one creates an administrator, once', async () => {
  const email = anAddress()
  const token = await anInvitation({ email })
  const attempts = Array.from({ length: 50 }, async () =>
    signUpAsAdmin(await aBrowser(), { token, email, password }),
  )
  expect(await createdBy(attempts)).toBe(1)
  expect(await usersOf(email)).toHaveLength(1)
})

test('an expired, revoked, guessed, malformed or misdirected invitation creates no account (A-154, A-155, A-205, A-221)', async () => {
  const email = anAddress()
  const expired = await anInvitation()
  const week = new Date(Date.now() + 8 * 24 * 3_600_000)
  const revoked = await anInvitation({ note: 'to be revoked' })
  await rowsOf(sql`update admin_invitations set revoked_at = now() where note = 'to be revoked'`)
  const attempts = [
    [expired, await aBrowser({ now: week })],
    [revoked, await aBrowser()],
    [randomUUID(), await aBrowser()],
    ["' or 1=1 --", await aBrowser()],
    [await anInvitation({ email: anAddress() }), await aBrowser()],
  ] as const
  for (const [token, ctx] of attempts)
    expect(await signUpAsAdmin(ctx, { token, email, password })).toEqual({
      ok: false,
      code: 'invitation_invalid',
    })
  expect(await usersOf(email)).toEqual([])
})

test('only the holder of an invitation for an address learns that it has an account, and the invitation stays valid', async () => {
  const { email } = await aUser(await testDatabase())
  const forIt = await anInvitation({ email })
  const forAnybody = await anInvitation()
  const ctx = await aBrowser()
  expect(await signUpAsAdmin(ctx, { token: forIt, email, password })).toEqual({
    ok: false,
    code: 'user_already_registered',
  })
  expect(await signUpAsAdmin(ctx, { token: forAnybody, email, password })).toEqual({
    ok: false,
    code: 'not_created',
  })
  expect(await usersOf(email)).toMatchObject([{ role: 'customer' }])
  const other = anAddress()
  expect((await signUpAsAdmin(ctx, { token: forAnybody, email: other, password })).ok).toBe(true)
})

test('a common password is refused and does not use the invitation', async () => {
  const token = await anInvitation()
  const ctx = await aBrowser()
  const refused = await signUpAsAdmin(ctx, { token, email: anAddress(), password: 'Password1234' })
  expect(refused).toEqual({ ok: false, code: 'password_too_common' })
  expect(await lookUpInvitation(ctx, token)).toMatchObject({ status: 'valid' })
})

test('after too many e-mails to an address the request is refused (A-168)', async () => {
  const email = anAddress()
  for (let emailMessage = 0; emailMessage < 5; emailMessage += 1)
    await signUp(await aBrowser(), { fullName: 'Eva', email, password })
  const response = await signUpAsAdmin(await aBrowser(), {
    token: await anInvitation(),
    email,
    password,
  })
  expect(response).toMatchObject({ ok: false, code: 'email_rate_limit' })
})

test('guessing from one address is blocked after sixty attempts, and then reveals nothing', async () => {
  const ctx = await aBrowser()
  const token = await anInvitation()
  for (let guess = 0; guess < 60; guess += 1) await lookUpInvitation(ctx, randomUUID())
  expect(await lookUpInvitation(ctx, token)).toEqual({
    status: 'error_fetching',
    email: null,
    set: null,
  })
  expect(await lookUpInvitation(await aBrowser(), token)).toMatchObject({ status: 'valid' })
})

/** Breaks a part of the database for the duration of a check. */
async function whileBroken<Value>(
  [broken, corrected]: readonly (readonly string[])[],
  work: () => Promise<Value>,
): Promise<Value> {
  for (const statement of broken ?? []) await asOwner(statement)
  try {
    return await work()
  } finally {
    for (const statement of corrected ?? []) await asOwner(statement)
  }
}

const marking = [
  [
    `create function fail() returns trigger language plpgsql as
      $$ begin raise exception 'broken' using errcode = 'XX000'; end $$`,
    'create trigger fails before update on admin_invitations for each row execute function fail()',
  ],
  ['drop trigger fails on admin_invitations', 'drop function fail'],
]
const reading = [
  ['revoke select on admin_invitations from system'],
  ['grant select on admin_invitations to system'],
]

test('when an invitation cannot be marked as used no account is created, and the visitor is informed (A-162)', async () => {
  const email = anAddress()
  const token = await anInvitation({ email })
  const ctx = await aBrowser()
  const input = { token, email, password }
  expect(await whileBroken(marking, () => signUpAsAdmin(ctx, input))).toEqual({
    ok: false,
    code: 'not_marked',
  })
  expect(await usersOf(email)).toEqual([])
  expect((await signUpAsAdmin(ctx, input)).ok).toBe(true)
})

test('a lookup that fails is an error, and no row is PGRST116 (A-156, A-257, A-258)', async () => {
  const ctx = await aBrowser()
  const token = await anInvitation()
  expect(await findInvitation(ctx, randomUUID())).toEqual({ ok: false, code: 'PGRST116' })
  const failed = await whileBroken(reading, () => lookUpInvitation(ctx, token))
  expect(failed).toEqual({ status: 'error_fetching', email: null, set: null })
})

test('customers who sign up from the office do not lock an invited colleague out', async () => {
  const ctx = await aBrowser()
  for (let customer = 0; customer < 10; customer += 1)
    await countAttempt(ctx, [{ what: 'signUp', who: ctx.caller.address }])
  expect(await signUp(ctx, { fullName: 'Eva', email: anAddress(), password })).toMatchObject({
    code: 'too_many_tries',
  })
  const invited = { token: await anInvitation(), email: anAddress(), password }
  expect((await signUpAsAdmin(ctx, invited)).ok).toBe(true)
})
