import { randomUUID } from 'node:crypto'
import { hashPassword as hash } from 'better-auth/crypto'
import type { Ctx } from '#platform/ctx.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { claimOwnership } from '#shop/permissions/owners.service.server.ts'
import { engineOf } from '../engine/engine.server.ts'
import { sendConfirmation } from '../sign-up/sign-up.service.server.ts'
import { confirmUser, insertUser, rememberPassword } from './users.queries.server.ts'

/** Hashing is slow: call it before opening a transaction. */
export const hashPassword = (password: string): Promise<string> => hash(password)

export interface NewAdministratorInput {
  /** Missing or empty for the part of the address before its @. */
  readonly name?: string | undefined
  readonly email: string
  readonly passwordHash: string
  /** Whether the address is confirmed; if not, an e-mail asks for it. */
  readonly isConfirmed: boolean
}

/**
 * Creates an administrator's account in the transaction that consumes the permission to do so. Null when
 * the address already has an account, which stays unchanged. The first one owns the shop.
 */
export async function makeAdministrator(
  ctx: Ctx & { tx: Tx },
  { name, email, passwordHash, isConfirmed }: NewAdministratorInput,
): Promise<string | null> {
  const { tx, locale, now } = ctx
  const user = { id: randomUUID(), email, name: name || (email.split('@')[0] ?? email), locale }
  if (!(await insertUser(tx, user, 'admin'))) return null
  await claimOwnership(ctx, user.id)
  await rememberPassword(tx, user.id, passwordHash, randomUUID())
  if (isConfirmed) await confirmUser(tx, user.id, now)
  else await sendConfirmation(ctx, await engineOf(ctx), user, passwordHash)
  return user.id
}
