import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { Ctx, Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { type Secrets, secretVersion } from '#platform/secrets.ts'
import { engineKeys } from '../engine/engine.server.ts'
import { secretsOf } from '../sessions/secrets.service.server.ts'
import { hashedLike, hashedList, isHashed } from './recovery-codes.server.ts'
import { lockFactors, storeFactor, unhashedFactorIds } from './second-factors.queries.server.ts'

const keyring = (secrets: Secrets, oldWay: string) => {
  const keys = new Map(engineKeys(secrets).map(({ version, value }) => [version, value]))
  return { keys, currentVersion: secretVersion(secrets.current), legacySecret: oldWay }
}

/** Null where none of the secrets opens it. */
async function opened(secrets: Secrets, data: string): Promise<string | null> {
  for (const oldWay of [secrets.current, ...secrets.former]) {
    const plain = await symmetricDecrypt({ key: keyring(secrets, oldWay), data }).catch(() => null)
    if (plain !== null) return plain
  }
  return null
}

async function renewed(secrets: Secrets, data: string): Promise<string | null> {
  const plain = await opened(secrets, data)
  if (plain === null) return null
  return symmetricEncrypt({ key: keyring(secrets, secrets.current), data: plain })
}

/** The recovery codes as hashes; null where they are still encrypted, and by a secret that is lost. */
async function hashed(secrets: Secrets, codes: string): Promise<string | null> {
  if (isHashed(codes)) return codes
  const plain = await opened(secrets, codes)
  return plain === null ? null : hashedList(plain)
}

/** Encrypts the keys of second factors with the current secret; how many. */
export const resealSecondFactors = ({ db }: Needs, secrets: Secrets): Promise<number> =>
  inTransaction(asSystem(db, 'second factors get the new key'), async ({ tx }) => {
    let changed = 0
    for (const { id, ...data } of await lockFactors(tx)) {
      const secret = await renewed(secrets, data.secret)
      const codes = await hashed(secrets, data.codes)
      if (secret === null || codes === null) continue
      await storeFactor(tx, { id, secret, codes })
      changed += 1
    }
    return changed
  })

type Asking = Pick<Ctx, 'db' | 'config'>

/** Hashes the recovery codes that were stored encrypted, account by account. */
export async function hashRecoveryCodes({ db, config }: Asking): Promise<void> {
  const acting = asSystem(db, 'recovery codes become hashes')
  const ids = await inTransaction(acting, ({ tx }) => unhashedFactorIds(tx))
  if (ids.length === 0) return
  const secrets = await secretsOf({ db, config })
  for (const id of ids)
    await inTransaction(acting, async ({ tx }) => {
      const [factor] = await lockFactors(tx, { id })
      const codes = factor ? await hashed(secrets, factor.codes) : null
      if (factor && codes !== null) await storeFactor(tx, { ...factor, codes })
    })
}

/** What a typed recovery code would be stored as; null for an account without codes. */
export const storedFormOf = (
  { db, config }: Asking,
  userId: string,
  code: string,
): Promise<string | null> =>
  inTransaction(asSystem(db, 'a recovery code is compared'), async ({ tx }) => {
    const [factor] = await lockFactors(tx, { user_id: userId })
    if (!factor) return null
    const codes = await hashed(await secretsOf({ db, config }), factor.codes)
    if (codes === null) return null
    if (codes !== factor.codes) await storeFactor(tx, { ...factor, codes })
    return hashedLike(codes, code)
  })
