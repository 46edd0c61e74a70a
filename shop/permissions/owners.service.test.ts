import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { asAdmin, asSystemActor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOwner, permitOnly, staffFor } from '#tests/harness/users/staff.ts'
import { aUser } from '#tests/harness/users/users.ts'
import { claimOwnership, isShopOwner, leaveOwnership } from './owners.service.server.ts'
import { mayDo } from './permitted.service.server.ts'

const failure = (error: unknown) => String((error as Error).message)

test('the first administrator owns the shop, and later ones do not', async () => {
  const db = await testDatabase()
  const { id } = await aUser(db, { role: 'admin' })
  const other = await aUser(db, { role: 'admin' })
  await rolledBack(await asSystemActor(), async (inside) => {
    const before = (await inside.tx.selectFrom('shop_owners').selectAll().execute()).length
    await claimOwnership(inside, id)
    await claimOwnership(inside, other.id)
    expect(await isShopOwner(inside, id)).toBe(before === 0)
    expect(await isShopOwner(inside, other.id)).toBe(false)
  })
})

test('an owner is in no set, whoever tries', async () => {
  const db = await testDatabase()
  const owner = await anOwner(db)
  expect(await permitOnly(db, owner.id, ['packing']).catch(failure)).toMatch(
    /an owner is in no set/,
  )
})

test('one of two owners may go, the last one remains', async () => {
  const db = await testDatabase()
  const { id } = await anOwner(db)
  const other = await anOwner(db)
  await rolledBack(await asSystemActor(), async (inside) => {
    const { rows } = await sql<{ user_id: string }>`select user_id from shop_owners`.execute(
      inside.tx,
    )
    for (const { user_id } of rows.filter((row) => row.user_id !== id && row.user_id !== other.id))
      await leaveOwnership(inside, user_id)
    expect(await leaveOwnership(inside, id)).toBe(true)
    expect(await leaveOwnership(inside, other.id)).toBe(false)
    expect(await isShopOwner(inside, other.id)).toBe(true)
  })
})

test('what somebody may do is what the set names; without one everything', async () => {
  const { actor } = await staffFor(await testDatabase(), 'packing')
  const packer = await asAdmin({ actor })
  expect(await mayDo(packer, 'packing')).toBe(true)
  expect(await mayDo(packer, 'orders', 'packing')).toBe(true)
  expect(await mayDo(packer, 'orders')).toBe(false)
  expect(await mayDo(await asAdmin(), 'everything')).toBe(true)
  expect(await mayDo(await asSystemActor(), 'packing')).toBe(false)
})
