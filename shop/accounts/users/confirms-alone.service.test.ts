import { expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { copyInMemory, filledDump } from '#tests/harness/database/filled-database.ts'
import { aUser } from '#tests/harness/users/users.ts'
import { confirmsAlone } from './user-admin.service.server.ts'

test('whoever else administers the shop counts as a second person only where they may decide about payments', async () => {
  const db = await copyInMemory(await filledDump())
  const { id } = await aUser(db, { role: 'admin' })
  const acting = { db, actor: { role: 'admin', id } as const }
  expect(await confirmsAlone(acting)).toBe(true)
  const packer = await aUser(db, { role: 'admin' })
  expect(await confirmsAlone(acting)).toBe(false)
  const permit = (...permissions: string[]) =>
    inTransaction(acting, ({ tx }) =>
      tx.updateTable('permission_sets').set({ permissions }).where('name', '=', 'A').execute(),
    )
  await inTransaction({ db, actor: { role: 'system', reason: 'a test' } }, async ({ tx }) => {
    await tx.insertInto('shop_owners').values({ user_id: id }).execute()
  })
  await inTransaction(acting, async ({ tx }) => {
    const set = await tx
      .insertInto('permission_sets')
      .values({ name: 'A', permissions: ['packing'] })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('permission_members')
      .values({ user_id: packer.id, set_id: set.id })
      .execute()
  })
  expect(await confirmsAlone(acting)).toBe(true)
  await permit('packing', 'payments')
  expect(await confirmsAlone(acting)).toBe(false)
  await db.close()
})
