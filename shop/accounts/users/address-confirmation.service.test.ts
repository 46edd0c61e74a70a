import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.ts'
import { readAudit } from '#shop/audit/audit.service.server.ts'
import { ctxOf } from '#tests/harness/database/actors.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { emailsTo } from '#tests/harness/emails/mail.ts'
import { staffFor } from '#tests/harness/users/staff.ts'
import { aUser, signingConfig, type TestUser } from '#tests/harness/users/users.ts'
import { actorOf, resolveSession } from '../sessions/session.service.server.ts'
import { confirmAddress, sendConfirmationAgain } from './address-confirmation.service.server.ts'

async function as({ cookie }: TestUser): Promise<Ctx> {
  const caller = { address: randomUUID(), cookie, userAgent: 'a test' }
  const overrides = { config: signingConfig, caller, now: new Date() }
  const ctx = ctxOf(await testDatabase(), { role: 'anon' }, overrides)
  const { user } = await resolveSession(ctx, ctx.now)
  return { ...ctx, user, actor: actorOf(user) }
}
const admin = async () => as(await aUser(await testDatabase(), { role: 'admin' }))
const unconfirmed = async (role: 'admin' | 'customer') =>
  aUser(await testDatabase(), { role, isConfirmed: false })

beforeEach(() => asOwner('delete from tries'))

test('whoever joined by an open invitation enters once an administrator has vouched for the address, which is audited', async () => {
  const boss = await admin()
  const packer = await unconfirmed('admin')
  expect((await as(packer)).actor.role).toBe('customer')
  expect(await confirmAddress(boss, packer.id)).toEqual({ ok: true, value: null })
  expect((await as(packer)).actor).toEqual({ role: 'admin', id: packer.id })
  const [entry] = await readAudit(boss, { area: 'person', subject: packer.email, below: null })
  expect(entry).toMatchObject({
    ...{ action: 'confirmed', byUser: boss.user?.id },
    ...{ before: { confirmed: false }, after: { confirmed: true } },
  })
  expect(await confirmAddress(boss, packer.id)).toMatchObject({ code: 'confirmed_already' })
})

test('nobody vouches for a customer, whose orders the address opens', async () => {
  const customer = await unconfirmed('customer')
  expect(await confirmAddress(await admin(), customer.id)).toEqual({
    ok: false,
    code: 'confirms_alone',
  })
})

test('neither a customer, nor the person, nor somebody restricted vouches for an address', async () => {
  const db = await testDatabase()
  const packer = await unconfirmed('admin')
  const restricted = await as(await staffFor(db, 'customers'))
  const customer = await as(await aUser(db))
  for (const ctx of [restricted, customer])
    expect(await confirmAddress(ctx, packer.id)).toEqual({ ok: false, code: 'not_allowed' })
  const boss = await admin()
  expect(await confirmAddress(boss, boss.user?.id ?? '')).toMatchObject({ code: 'not_yourself' })
  expect(await confirmAddress(boss, randomUUID())).toMatchObject({ code: 'person_not_found' })
})

test('the confirmation is sent again, a few times in an hour, and not to a confirmed address', async () => {
  const boss = await admin()
  const customer = await unconfirmed('customer')
  for (let time = 0; time < 5; time += 1)
    expect(await sendConfirmationAgain(boss, customer.id)).toEqual({ ok: true, value: null })
  const sent = await emailsTo(boss.db, customer.email)
  expect(sent.map(({ email }) => email)).toEqual(Array(5).fill('confirm_email'))
  expect(await sendConfirmationAgain(boss, customer.id)).toMatchObject({ code: 'too_many_emails' })
  const known = await aUser(boss.db)
  expect(await sendConfirmationAgain(boss, known.id)).toMatchObject({ code: 'confirmed_already' })
  expect(await sendConfirmationAgain(await as(known), customer.id)).toMatchObject({ ok: false })
})
