import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { asAdmin } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOwner, staffFor } from '#tests/harness/users/staff.ts'
import { aUser } from '#tests/harness/users/users.ts'
import { removeUser, takeAwayAdministration } from './user-admin.service.server.ts'

const failure = (error: unknown) => String((error as Error).message)

test('nobody takes the role or the account of an owner away', async () => {
  const db = await testDatabase()
  const owner = await anOwner(db)
  const admin = await asAdmin()
  expect(await takeAwayAdministration(admin, owner.id)).toEqual({ ok: false, code: 'owner' })
  expect(await removeUser(admin, owner.id)).toEqual({ ok: false, code: 'owner' })
  const system = asSystem(db, 'a test that forgets who the owner is')
  const statements = [
    sql`update user_profiles set role = 'customer' where id = ${owner.id}`,
    sql`delete from users where id = ${owner.id}`,
  ]
  const failures = await Promise.all(
    statements.map((one) => inTransaction(system, ({ tx }) => one.execute(tx)).catch(failure)),
  )
  expect(failures[0]).toBe('an owner keeps the role')
  expect(failures[1]).toMatch(/shop_owners/)
})

test('whoever may do a part of it administers no administrators', async () => {
  const db = await testDatabase()
  const { actor } = await staffFor(db, 'customers')
  const admin = await aUser(db, { role: 'admin' })
  const acting = await asAdmin({ actor })
  expect(await takeAwayAdministration(acting, admin.id)).toEqual({ ok: false, code: 'not_allowed' })
  const customer = await aUser(db)
  expect(await removeUser(acting, customer.id)).toEqual({ ok: true, value: null })
})
