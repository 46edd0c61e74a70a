import { ok, type Result, refused } from '#kernel/result.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import type { TooMany } from '../limits/attempt-limit.service.server.ts'
import { provePassword, type SignedInCtx } from '../security/prove.service.server.ts'
import { countAdministrators, deleteUser, roleOfUser } from './user-admin.queries.server.ts'
import { lockAdministrators } from './users.queries.server.ts'

export type EraseRefusal = 'wrong_password' | 'last_administrator'

/** Deletes the user's own account and its data; orders stay, without an account. */
export async function eraseOwnAccount(
  ctx: SignedInCtx,
  { password }: { password: string },
): Promise<Result<null, EraseRefusal> | TooMany> {
  const proven = await provePassword(ctx, password)
  if (!proven.ok) return proven
  const { id } = ctx.user
  return inTransaction(asSystem(ctx.db, `${id} erases the own account`), async ({ tx }) => {
    await lockAdministrators(tx)
    const isStaff = (await roleOfUser(tx, id)) === 'admin'
    if (isStaff && (await countAdministrators(tx)) < 2) return refused('last_administrator')
    await deleteUser(tx, id)
    return ok(null)
  })
}
