import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.ts'
import { readAudit } from '#shop/audit/audit.service.server.ts'
import { asAdmin, ctxOf } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser, knownPassword, signingConfig, type TestUser } from '#tests/harness/users/users.ts'
import { actorOf, resolveSession } from '../sessions/session.service.server.ts'
import { eraseOwnAccount } from './erase.service.server.ts'
import { removeUser, takeAwayAdministration, userNames } from './user-admin.service.server.ts'

async function signedIn({ cookie }: TestUser) {
  const caller = { address: randomUUID(), cookie, userAgent: 'a test' }
  const ctx: Ctx = ctxOf(
    await testDatabase(),
    { role: 'anon' },
    { config: signingConfig, caller, now: new Date() },
  )
  const { user } = await resolveSession(ctx, ctx.now)
  if (!user) throw new Error('nobody is signed in')
  return { ...ctx, user, actor: actorOf(user) }
}

const administrator = async () => aUser(await testDatabase(), { role: 'admin', name: 'Carla Ruiz' })
const erase = async (user: TestUser) =>
  eraseOwnAccount(await signedIn(user), { password: knownPassword })
const named = async ({ id }: TestUser) => (await userNames(await asAdmin(), [id]))[id]
const removals = async ({ email }: TestUser) =>
  readAudit(await asAdmin(), { area: 'person', subject: email, below: null })

test('staff who erase their own account stay named, and the audit says that they did', async () => {
  await administrator()
  const carla = await administrator()
  expect((await erase(carla)).ok).toBe(true)
  expect(await named(carla)).toEqual({ name: 'Carla Ruiz', email: carla.email })
  expect(await removals(carla)).toMatchObject([
    { action: 'removed', byUser: carla.id, before: { role: 'admin' }, after: null },
  ])
})

test('staff who are removed stay named, in the line of their removal too', async () => {
  const [boss, carla] = [await administrator(), await administrator()]
  expect((await removeUser(await signedIn(boss), carla.id)).ok).toBe(true)
  expect(await named(carla)).toEqual({ name: 'Carla Ruiz', email: carla.email })
  expect(await removals(carla)).toMatchObject([{ action: 'removed', byUser: boss.id }])
})

test('whoever administered once stays named after erasing the account as a customer', async () => {
  const [boss, carla] = [await administrator(), await administrator()]
  await takeAwayAdministration(await signedIn(boss), carla.id)
  const deleted = await removeUser(await signedIn(boss), carla.id)
  expect(deleted.ok).toBe(true)
  expect(await named(carla)).toEqual({ name: 'Carla Ruiz', email: carla.email })
})

test('a customer who erases the account is not remembered', async () => {
  const customer = await aUser(await testDatabase())
  expect((await erase(customer)).ok).toBe(true)
  expect(await named(customer)).toBeUndefined()
  expect(await removals(customer)).toEqual([])
})
