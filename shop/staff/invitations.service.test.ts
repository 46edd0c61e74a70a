import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { readAudit } from '#shop/audit/audit.service.server.ts'
import { deliverNext } from '#shop/emails/outbox/delivery.service.server.ts'
import { ctxOf } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { emailsTo, linkIn } from '#tests/harness/emails/mail.ts'
import { aUser } from '#tests/harness/users/users.ts'
import { lookUpInvitation } from './admin-sign-up.service.server.ts'
import {
  createInvitation,
  listInvitations,
  revokeInvitation,
} from './invitations.service.server.ts'

const tokenIn = (link: string) => new URL(link).searchParams.get('invite_token') ?? ''

async function anAdmin(overrides: Partial<Ctx> = {}): Promise<{ ctx: Ctx; email: string }> {
  const db = await testDatabase()
  const { id, email } = await aUser(db, { role: 'admin' })
  return { ctx: ctxOf(db, { role: 'admin', id }, { now: new Date(), ...overrides }), email }
}

const mine = async (ctx: Ctx, note: string) =>
  (await listInvitations(ctx)).filter((invitation) => invitation.note === note)

test("an invited address gets the link by e-mail, in the inviter's language (A-256)", async () => {
  const { ctx } = await anAdmin({ locale: 'en' })
  const email = `${randomUUID()}@example.com`
  const { link } = await createInvitation(ctx, { email, hours: 24, note: 'Welcome, Eva' })
  const emails = await emailsTo(ctx.db, email)
  expect(emails).toMatchObject([{ email: 'admin_invitation', locale: 'en' }])
  expect(linkIn(emails[0]!)).toBe(link)
  expect(emails[0]?.text).toContain('Welcome, Eva')
})

test('without an address no e-mail is sent, and the link is shown once (A-255)', async () => {
  const { ctx, email } = await anAdmin()
  const note = randomUUID()
  const made = await createInvitation(ctx, { email: '', hours: 168, note })
  expect(made.email).toBeNull()
  expect(await mine(ctx, note)).toMatchObject([
    { status: 'valid', email: null, createdBy: email, usedBy: null },
  ])
})

test('the token is hashed in the table and is neither in the list nor, once sent, in the outbox (A-124)', async () => {
  const { ctx } = await anAdmin()
  const email = `${randomUUID()}@example.com`
  const { link } = await createInvitation(ctx, { email, hours: 24, note: '' })
  const token = tokenIn(link)
  const mailer = { send: async () => 'sent', verify: async () => undefined }
  const system = asSystem(ctx.db, 'a test')
  while (
    await deliverNext(
      { ...system, now: new Date(Date.now() + 1000), log: ctx.log },
      mailer as never,
      new AbortController().signal,
    )
  );
  const everything = await inTransaction(system, async ({ tx }) => {
    const rows = await sql<{
      all: string
    }>`select coalesce(string_agg(i::text, ''), '') as all from admin_invitations i
       union all select coalesce(string_agg(o::text, ''), '') from outbox o`.execute(tx)
    return JSON.stringify(rows.rows)
  })
  expect(everything).toContain(email)
  expect(everything).not.toContain(token)
  expect(JSON.stringify(await listInvitations(ctx))).not.toContain(token)
})

test('a revoked invitation counts as missing; a used or revoked one cannot be revoked', async () => {
  const { ctx } = await anAdmin()
  const note = randomUUID()
  const { link } = await createInvitation(ctx, { email: '', hours: 24, note })
  const [{ id } = { id: '' }] = await mine(ctx, note)
  expect(await lookUpInvitation(ctx, tokenIn(link))).toMatchObject({ status: 'valid', email: null })
  expect(await revokeInvitation(ctx, id)).toEqual({ ok: true, value: null })
  expect(await lookUpInvitation(ctx, tokenIn(link))).toMatchObject({ status: 'invalid_not_found' })
  expect(await mine(ctx, note)).toMatchObject([{ status: 'revoked' }])
  expect(await revokeInvitation(ctx, id)).toEqual({ ok: false, code: 'not_revocable' })
  expect(await revokeInvitation(ctx, randomUUID())).toEqual({ ok: false, code: 'not_revocable' })
})

test('neither a customer nor a visitor can invite, list or revoke (A-003)', async () => {
  const db = await testDatabase()
  const { id } = await aUser(db)
  for (const actor of [{ role: 'anon' }, { role: 'customer', id }] as const) {
    const ctx = ctxOf(db, actor)
    const forbidden = { code: '42501' }
    const input = { email: '', hours: 24, note: '' } as const
    await expect(createInvitation(ctx, input)).rejects.toMatchObject(forbidden)
    await expect(listInvitations(ctx)).rejects.toMatchObject(forbidden)
    await expect(revokeInvitation(ctx, randomUUID())).rejects.toMatchObject(forbidden)
  }
})

test('inviter, invitee, expiry and revocation are audited without the token or its hash', async () => {
  const { ctx } = await anAdmin()
  const email = `${randomUUID()}@example.com`
  const { link, expiresAt } = await createInvitation(ctx, { email, hours: 24, note: 'Eva' })
  const [invitation] = (await mine(ctx, 'Eva')).filter((one) => one.email === email)
  const id = invitation?.id ?? ''
  await revokeInvitation(ctx, id)
  await revokeInvitation(ctx, id)
  const noted = await readAudit(ctx, { area: 'invitation', subject: email, below: null })
  const event = { id, email, expires_at: expiresAt.toISOString() }
  const byUser = 'id' in ctx.actor ? ctx.actor.id : ''
  expect(noted).toMatchObject([
    { byUser, action: 'revoked', before: event, after: null },
    { byUser, action: 'created', before: null, after: { ...event, note: 'Eva' } },
  ])
  expect(JSON.stringify(noted)).not.toContain(tokenIn(link))
  expect(JSON.stringify(noted)).not.toMatch(/[0-9a-f]{64}/)
})
