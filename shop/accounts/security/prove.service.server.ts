import { verifyPassword } from 'better-auth/crypto'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { User } from '#kernel/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import {
  countAttempt,
  resetAttempts,
  type TooMany,
} from '../limits/attempt-limit.service.server.ts'
import { passwordOf } from '../users/users.queries.server.ts'

export type SignedInCtx = Ctx & { readonly user: User }

/**
 * Checks the user's password. Attempts are counted by the signed-in account, apart from those of sign-in:
 * nobody without a session can use them up.
 */
export async function provePassword(
  ctx: SignedInCtx,
  password: string,
): Promise<Result<null, 'wrong_password'> | TooMany> {
  const source = { what: 'provePassword', who: ctx.user.id } as const
  const counted = await countAttempt(ctx, [source])
  if (!counted.ok) return counted
  const stored = await inTransaction(asSystem(ctx.db, 'is it the password'), ({ tx }) =>
    passwordOf(tx, ctx.user.id),
  )
  if (stored === null || !(await verifyPassword({ hash: stored, password })))
    return refused('wrong_password')
  await resetAttempts(ctx, [source], [])
  return ok(null)
}
