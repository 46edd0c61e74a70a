import { ok, type Result, refused } from '#kernel/result.ts'
import { asSystem, inNameOf, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { queueEmail } from '#shop/emails/outbox/outbox.service.server.ts'
import { leaveOwnership } from '#shop/permissions/owners.service.server.ts'
import type { TooMany } from '../limits/attempt-limit.service.server.ts'
import { provePassword, type SignedInCtx } from '../security/prove.service.server.ts'
import { countAdministrators, deleteUser, roleOfUser } from './user-admin.queries.server.ts'
import { lockAdministrators } from './users.queries.server.ts'

export type EraseRefusal = 'wrong_password' | 'last_administrator' | 'last_owner'

const noteLeaving = (inside: SignedInCtx & { readonly tx: Tx }) => {
  const { id, email: subject } = inside.user
  const before = { id, role: 'admin' }
  return inNameOf(inside, { role: 'admin', id }, (named) =>
    recordChanges(named, [{ area: 'person', subject, action: 'removed', before, after: null }]),
  )
}

/** Deletes the user's own account and its data, and confirms it by e-mail; orders and acts of staff stay. */
export async function eraseOwnAccount(
  ctx: SignedInCtx,
  { password }: { password: string },
): Promise<Result<null, EraseRefusal> | TooMany> {
  const proven = await provePassword(ctx, password)
  if (!proven.ok) return proven
  const { id } = ctx.user
  const acting = { ...ctx, ...asSystem(ctx.db, `${id} erases the own account`) }
  return inTransaction(acting, async (inside) => {
    const { tx } = inside
    await lockAdministrators(tx)
    const isStaff = (await roleOfUser(tx, id)) === 'admin'
    if (isStaff && (await countAdministrators(tx)) < 2) return refused('last_administrator')
    if (!(await leaveOwnership(inside, id))) return refused('last_owner')
    if (isStaff) await noteLeaving(inside)
    await deleteUser(tx, id)
    await queueEmail(inside, {
      to: ctx.user.email,
      locale: ctx.locale,
      email: { kind: 'account_erased' },
    })
    return ok(null)
  })
}
