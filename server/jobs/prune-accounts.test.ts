import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'
import { pruneAccounts } from './prune-accounts.ts'

test('expired sessions and old attempts are deleted; current ones stay', async () => {
  const db = await testDatabase()
  const [over, alive] = [await aUser(db), await aUser(db)]
  const system = asSystem(db, 'a test')
  await inTransaction(system, async ({ tx }) => {
    await sql`update sessions set expires_at = now() - interval '1 minute' where user_id = ${over.id}`.execute(
      tx,
    )
    await sql`insert into tries (key, began_at, count) values
      ('old', now() - interval '2 days', 3), ('new', now(), 3)`.execute(tx)
  })
  await pruneAccounts({ db, now: () => new Date() })
  const left = await inTransaction(system, async ({ tx }) => {
    const sessions = await sql<{ user_id: string }>`select user_id from sessions`.execute(tx)
    const attempts = await sql<{ key: string }>`select key from tries`.execute(tx)
    await sql`delete from tries where key = 'new'`.execute(tx)
    return [...sessions.rows.map((row) => row.user_id), ...attempts.rows.map((row) => row.key)]
  })
  expect(left).toContain(alive.id)
  expect(left).toContain('new')
  expect(left).not.toContain(over.id)
  expect(left).not.toContain('old')
})
