import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { type Secrets, secretVersion } from '#platform/secrets.ts'
import { engineKeys } from '../engine/engine.server.ts'
import { encryptedFactors, storeFactor } from './second-factors.queries.server.ts'

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

/** Encrypts the keys and recovery codes of second factors with the current secret; how many. */
export const resealSecondFactors = ({ db }: Needs, secrets: Secrets): Promise<number> =>
  inTransaction(asSystem(db, 'second factors get the new key'), async ({ tx }) => {
    let changed = 0
    for (const { id, ...data } of await encryptedFactors(tx)) {
      const secret = await renewed(secrets, data.secret)
      const codes = await renewed(secrets, data.codes)
      if (secret === null || codes === null) continue
      await storeFactor(tx, { id, secret, codes })
      changed += 1
    }
    return changed
  })
