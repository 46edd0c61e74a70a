import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { anOwner } from './staff.ts'
import { aUser, type TestUser } from './users.ts'

/** As if the sessions of a user had been opened an hour ago, and used since. */
export const ageSessions = (db: Database, userId: string) =>
  inTransaction(asSystem(db, 'a test lets an hour pass'), ({ tx }) =>
    sql`update sessions set created_at = created_at - interval '1 hour', confirmed_at = null
      where user_id = ${userId}`.execute(tx),
  )

/** An administrator in whose browser the password was last typed an hour ago. */
export async function staffWithOldSession(db: Database): Promise<TestUser> {
  const user = await aUser(db, { role: 'admin' })
  await ageSessions(db, user.id)
  return user
}

/** An owner in whose browser the password was last typed an hour ago. */
export async function ownerWithOldSession(db: Database): Promise<TestUser> {
  const user = await anOwner(db)
  await ageSessions(db, user.id)
  return user
}
