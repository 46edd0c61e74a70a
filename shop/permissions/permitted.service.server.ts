import type { Permission } from '#kernel/user.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { may } from './permitted.queries.server.ts'

/** Whether whoever acts is an administrator with one of the permissions, by the database. */
export async function mayDo(
  ctx: Needs,
  ...wanted: readonly (Permission | 'everything')[]
): Promise<boolean> {
  if (ctx.actor.role !== 'admin') return false
  return inTransaction(ctx, ({ tx }) => may(tx, wanted))
}
