import { randomUUID } from 'node:crypto'
import type { Permission } from '#kernel/user.ts'
import type { Database } from '#platform/database/connect.ts'
import { type Actor, asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { asOwner } from '../database/database.ts'
import { aUser, type TestUser } from './users.ts'

const actingAs = (db: Database, id: string) => ({ db, actor: { role: 'admin', id } as const })

const ownerOf = (tx: Tx) => tx.selectFrom('shop_owners').select('user_id').executeTakeFirst()

/** An administrator who owns the shop, beside those who do already. */
export async function anOwner(db: Database, name?: string): Promise<TestUser> {
  const user = await aUser(db, { role: 'admin', ...(name !== undefined && { name }) })
  const insert = (tx: Tx) => tx.insertInto('shop_owners').values({ user_id: user.id }).execute()
  const system = asSystem(db, 'a test needs an owner')
  const other = await inTransaction(system, async ({ tx }) => {
    const found = await ownerOf(tx)
    if (!found) await insert(tx)
    return found
  })
  if (other) await inTransaction(actingAs(db, other.user_id), ({ tx }) => insert(tx))
  return user
}

/** Puts an administrator into a set of their own, as an owner would. */
export async function permitOnly(
  db: Database,
  userId: string,
  permissions: readonly Permission[],
): Promise<string> {
  const owner = await anOwner(db)
  return inTransaction(actingAs(db, owner.id), async ({ tx }) => {
    const { id } = await tx
      .insertInto('permission_sets')
      .values({ name: `Grupo ${randomUUID().slice(-12)}`, permissions: [...permissions] })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.insertInto('permission_members').values({ user_id: userId, set_id: id }).execute()
    return id
  })
}

/** An administrator who may do only this, signed in. */
export async function staffFor(
  db: Database,
  ...permissions: readonly Permission[]
): Promise<TestUser & { readonly actor: Actor }> {
  const user = await aUser(db, { role: 'admin' })
  await permitOnly(db, user.id, permissions)
  return { ...user, actor: { role: 'admin', id: user.id } }
}

/** As in a new shop, for tests that remove every administrator. */
export const forgetOwners = () => asOwner('delete from shop_owners')
