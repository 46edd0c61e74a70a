import { randomUUID } from 'node:crypto'
import { hashPassword as hash } from 'better-auth/crypto'
import type { Ctx } from '#platform/ctx.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { engineOf } from '../engine/engine.server.ts'
import { sendConfirmation } from '../sign-up/sign-up.service.server.ts'
import { confirmUser, insertUser, rememberPassword } from './users.queries.server.ts'

/** Takes its time: to be done before a transaction is opened. */
export const hashPassword = (password: string): Promise<string> => hash(password)

export interface NewAdministratorInput {
  readonly email: string
  readonly passwordHash: string
  /** Whether it is proven that the address is theirs; if not, a letter asks for it. */
  readonly isConfirmed: boolean
}

/**
 * Makes an administrator's account in the transaction that uses up what allows it.
 * Null when somebody has that address already, whose account stays as it is.
 */
export async function makeAdministrator(
  ctx: Ctx & { tx: Tx },
  { email, passwordHash, isConfirmed }: NewAdministratorInput,
): Promise<string | null> {
  const { tx, locale, now } = ctx
  const name = email.split('@')[0] ?? email
  const user = { id: randomUUID(), email, name, locale }
  if (!(await insertUser(tx, user, 'admin'))) return null
  await rememberPassword(tx, user.id, passwordHash, randomUUID())
  if (isConfirmed) await confirmUser(tx, user.id, now)
  else await sendConfirmation(ctx, await engineOf(ctx), user, null)
  return user.id
}
