import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.ts'
import { readAudit } from '#shop/audit/audit.service.server.ts'
import { asSystemActor, ctxOf } from '#tests/harness/database/actors.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { payFor } from '#tests/harness/orders/orders.ts'
import { forgetOwners } from '#tests/harness/users/staff.ts'
import { aUser, signingConfig, type TestUser } from '#tests/harness/users/users.ts'
import { actorOf, resolveSession } from '../sessions/session.service.server.ts'
import {
  listUsers,
  removeUser,
  signOutEverywhere,
  takeAwayAdministration,
} from './user-admin.service.server.ts'

async function as({ cookie }: TestUser): Promise<Ctx> {
  const caller = { address: randomUUID(), cookie, userAgent: 'a test' }
  const ctx = ctxOf(
    await testDatabase(),
    { role: 'anon' },
    { config: signingConfig, caller, now: new Date() },
  )
  const { user } = await resolveSession(ctx, ctx.now)
  return { ...ctx, user, actor: actorOf(user) }
}

const admin = async () => aUser(await testDatabase(), { role: 'admin' })
const customer = async (name?: string) => aUser(await testDatabase(), { ...(name && { name }) })

test('an administrator finds users by name without accents and by address (A-254)', async () => {
  const somebody = await customer('Ángela Núñez 100%')
  const ctx = await as(await admin())
  for (const search of ['angela nunez', '100%', somebody.email.slice(0, 20)]) {
    const { users } = await listUsers(ctx, { search, page: 1 })
    expect(users.map(({ id }) => id)).toContain(somebody.id)
  }
  expect((await listUsers(ctx, { search: "'; drop table users; --", page: 1 })).users).toEqual([])
})

test('a customer finds only their own account', async () => {
  const me = await customer()
  await customer()
  const { users } = await listUsers(await as(me), { search: '', page: 1 })
  expect(users.map(({ id }) => id)).toEqual([me.id])
})

test('a demoted administrator is a customer at once, and signed out', async () => {
  const boss = await as(await admin())
  const other = await admin()
  expect(await takeAwayAdministration(boss, other.id)).toEqual({ ok: true, value: null })
  expect((await as(other)).user).toBeNull()
  const { users } = await listUsers(boss, { search: other.email, page: 1 })
  expect(users).toMatchObject([{ role: 'customer' }])
})

test('sessions of a user are ended, and an account is deleted with its own data', async () => {
  const boss = await as(await admin())
  const somebody = await customer()
  expect((await signOutEverywhere(boss, somebody.id)).ok).toBe(true)
  expect((await as(somebody)).user).toBeNull()
  expect((await removeUser(boss, somebody.id)).ok).toBe(true)
  expect(await removeUser(boss, somebody.id)).toEqual({ ok: false, code: 'person_not_found' })
})

test('customers administer no accounts, and administrators not their own', async () => {
  const somebody = await customer()
  const boss = await admin()
  for (const work of [takeAwayAdministration, signOutEverywhere, removeUser]) {
    expect(await work(await as(somebody), boss.id)).toEqual({ ok: false, code: 'not_allowed' })
    expect(await work(await as(boss), boss.id)).toEqual({ ok: false, code: 'not_yourself' })
  }
})

test('two administrators who remove each other at once leave one', async () => {
  const [one, other] = [await admin(), await admin()]
  const [first, second] = [await as(one), await as(other)]
  await forgetOwners()
  await asOwner(
    `update user_profiles set role = 'customer' where id not in ('${one.id}', '${other.id}')`,
  )
  const done = await Promise.all([
    takeAwayAdministration(first, other.id),
    takeAwayAdministration(second, one.id),
  ])
  expect(done.filter(({ ok }) => ok)).toHaveLength(1)
  expect(done).toContainEqual({ ok: false, code: 'last_administrator' })
})

test("an administrator sees a user's orders and last visit; other roles see no visits", async () => {
  const somebody = await customer()
  const system = await asSystemActor({ config: signingConfig })
  const order = await anOrder().ownedBy(somebody.id).place(system)
  await anOrder().ownedBy(somebody.id).place(system)
  await payFor(system, order.id)
  const input = { search: somebody.email, page: 1 }
  const { users } = await listUsers(await as(await admin()), input)
  expect(users).toMatchObject([{ orders: 2, paid: order.total, lastSeen: expect.any(Date) }])
  expect((await listUsers(await as(somebody), input)).users).toMatchObject([{ lastSeen: null }])
})

test('actions on users are audited with their administrator; a deleted user is named by id', async () => {
  const chief = await admin()
  const boss = await as(chief)
  const [other, somebody] = [await admin(), await customer()]
  await takeAwayAdministration(boss, other.id)
  await signOutEverywhere(boss, somebody.id)
  await removeUser(boss, somebody.id)
  await removeUser(boss, somebody.id)
  const noted = await readAudit(boss, { area: 'person', subject: '', below: null }, 3)
  const byUser = chief.id
  const role = 'customer'
  expect(noted).toMatchObject([
    { byUser, action: 'removed', before: { id: somebody.id, role, sessions: 0 }, after: null },
    { byUser, action: 'signed_out', before: { sessions: 1 }, after: { sessions: 0 } },
    { byUser, action: 'demoted', before: { role: 'admin', sessions: 1 }, after: { role } },
  ])
  const subjects = noted.map(({ subject }) => subject)
  expect(subjects.slice(1)).toEqual([somebody.email, other.email])
  expect(subjects[0]).not.toContain(somebody.email.split('@')[0])
})
