import { randomBytes } from 'node:crypto'
import type { Ctx } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { insertMissingSecret, secretByName } from './secrets.queries.server.ts'

const sessionSecret = 'session_secret'

/**
 * The secret that signs cookies: configured, else created once and shared by every process on this
 * database.
 */
export async function sharedSecret({ db, config }: Pick<Ctx, 'db' | 'config'>): Promise<string> {
  if (config.SESSION_SECRET !== '') return config.SESSION_SECRET
  return inTransaction(asSystem(db, 'the secret that signs cookies'), async ({ tx }) => {
    await insertMissingSecret(tx, sessionSecret, randomBytes(32).toString('base64url'))
    const stored = await secretByName(tx, sessionSecret)
    if (!stored) throw new Error('the secret that signs cookies was not kept')
    return stored
  })
}
