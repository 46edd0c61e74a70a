import type { Needs } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import { deleteOwner, insertOwner, lockOwners, ownerIds } from './owners.queries.server.ts'

interface Inside {
  readonly tx: Tx
}

/** The first administrator owns the shop. */
export async function claimOwnership({ tx }: Inside, id: string): Promise<void> {
  if ((await ownerIds(tx)).length === 0) await insertOwner(tx, id)
}

export const isShopOwner = async ({ tx }: Inside, id: string): Promise<boolean> =>
  (await ownerIds(tx)).includes(id)

/** False for the last owner, who stays one; true for whoever owns nothing, too. */
export async function leaveOwnership({ tx }: Inside, id: string): Promise<boolean> {
  await lockOwners(tx)
  const owners = await ownerIds(tx)
  if (!owners.includes(id)) return true
  if (owners.length < 2) return false
  await deleteOwner(tx, id)
  return true
}

/** For staff: the ids of those who decide what others may do. */
export const shopOwners = (ctx: Needs): Promise<string[]> =>
  inTransaction(ctx, ({ tx }) => ownerIds(tx))
