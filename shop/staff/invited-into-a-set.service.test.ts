import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { readAudit } from '#shop/audit/audit.service.server.ts'
import { setsToInviteInto } from '#shop/permissions/sets/sets.service.server.ts'
import { asAdmin, asVisitor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { permitOnly, staffFor } from '#tests/harness/users/staff.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'
import { signUpAsAdmin } from './admin-sign-up.service.server.ts'
import { createInvitation, listInvitations } from './invitations.service.server.ts'

const tokenIn = (link: string) => new URL(link).searchParams.get('invite_token') ?? ''

test('who accepts an invitation into a set may do from the first moment what it names', async () => {
  const db = await testDatabase()
  const set = await permitOnly(db, (await aUser(db, { role: 'admin' })).id, ['packing'])
  const { id } = await aUser(db, { role: 'admin' })
  const admin = await asAdmin({ actor: { role: 'admin', id }, now: new Date() })
  const email = `${randomUUID()}@example.com`
  const { link } = await createInvitation(admin, { email, hours: 24, note: '', set })
  const caller = { address: randomUUID(), cookie: '', userAgent: 'a test' }
  const visitor = await asVisitor({ config: signingConfig, now: new Date(), caller })
  const input = { token: tokenIn(link), email, password: 'Empaca-Sol-2026' }
  expect((await signUpAsAdmin(visitor, input)).ok).toBe(true)
  const { rows } = await inTransaction(asSystem(db, 'a test'), ({ tx }) =>
    sql<{ set_id: string }>`select set_id from permission_members join users on users.id = user_id
      where email = ${email}`.execute(tx),
  )
  expect(rows).toEqual([{ set_id: set }])
})

test('the audit names the group of an invitation, and still does when the group is gone', async () => {
  const db = await testDatabase()
  const user = await aUser(db, { role: 'admin' })
  const set = await permitOnly(db, user.id, ['packing'])
  const [{ name = '' } = {}] = (await setsToInviteInto(await asAdmin())).filter(
    ({ id }) => id === set,
  )
  const { id } = await aUser(db, { role: 'admin' })
  const admin = await asAdmin({ actor: { role: 'admin', id }, now: new Date() })
  const email = `${randomUUID()}@example.com`
  await createInvitation(admin, { email, hours: 24, note: '', set })
  const [noted] = await readAudit(admin, { area: 'invitation', subject: email, below: null })
  expect(noted?.after).toMatchObject({ set: name })
})

test('who accepts an invitation is called as they say', async () => {
  const db = await testDatabase()
  const { id } = await aUser(db, { role: 'admin' })
  const admin = await asAdmin({ actor: { role: 'admin', id }, now: new Date() })
  const email = `${randomUUID()}@example.com`
  const { link } = await createInvitation(admin, { email, hours: 24, note: '' })
  const caller = { address: randomUUID(), cookie: '', userAgent: 'a test' }
  const visitor = await asVisitor({ config: signingConfig, now: new Date(), caller })
  const input = { token: tokenIn(link), name: 'Rosa Paz', email, password: 'Empaca-Sol-2026' }
  expect((await signUpAsAdmin(visitor, input)).ok).toBe(true)
  const { rows } = await inTransaction(asSystem(db, 'a test'), ({ tx }) =>
    sql<{ full_name: string }>`select full_name from user_profiles join users using (id)
      where email = ${email}`.execute(tx),
  )
  expect(rows).toEqual([{ full_name: 'Rosa Paz' }])
})

test('who is restricted invites nobody, and being restricted ends what they invited before', async () => {
  const db = await testDatabase()
  const { actor } = await staffFor(db, 'customers')
  const restricted = await asAdmin({ actor, now: new Date() })
  const input = { email: '', hours: 24, note: '' } as const
  await expect(createInvitation(restricted, input)).rejects.toThrow(/row-level security/)
  const { id } = await aUser(db, { role: 'admin' })
  const admin = await asAdmin({ actor: { role: 'admin', id }, now: new Date() })
  const note = randomUUID()
  await createInvitation(admin, { ...input, note })
  await permitOnly(db, id, ['packing'])
  const listed = await listInvitations(await asAdmin({ now: new Date() }))
  expect(listed.find((one) => one.note === note)?.status).toBe('revoked')
})
