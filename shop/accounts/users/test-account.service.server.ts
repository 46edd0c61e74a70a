import { randomUUID } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Ctx } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { confirmUser, insertUser, rememberPassword } from './users.queries.server.ts'

/** An account for the test centre's sign-in, removed afterwards; no e-mail is sent. */
export async function createTestAccount(
  ctx: Ctx,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Result<{ readonly id: string }, 'not_allowed'>> {
  if (ctx.actor.role !== 'admin' || !email.endsWith('.invalid')) return refused('not_allowed')
  const hash = await hashPassword(password)
  const id = randomUUID()
  await inTransaction(asSystem(ctx.db, 'the test centre needs somebody'), async ({ tx }) => {
    await insertUser(tx, { id, email, name: 'Prueba', locale: ctx.locale }, 'customer')
    await rememberPassword(tx, id, hash, randomUUID())
    await confirmUser(tx, id, ctx.now)
  })
  return ok({ id })
}
