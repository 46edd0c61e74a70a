import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { reseal, seal } from '#platform/encryption.ts'
import type { Secrets } from '#platform/secrets.ts'
import { sealedIdentities, storeSealed } from './sealed-identities.queries.server.ts'

const purpose = 'national identity'
const batch = 500

export const sealIdentity = (secret: string, nationalId: string): string =>
  seal(secret, purpose, nationalId)

/** Encrypts the identity numbers of orders with the current secret; how many. */
export async function resealOrderIdentities({ db }: Needs, secrets: Secrets): Promise<number> {
  let changed = 0
  let after: string | null = null
  do {
    const last: string | null = after
    after = await inTransaction(asSystem(db, 'identity cards get the new key'), async ({ tx }) => {
      const rows = await sealedIdentities(tx, last, batch)
      for (const { id, sealed } of rows) {
        const renewed = sealed && reseal(secrets, purpose, sealed)
        if (!renewed) continue
        await storeSealed(tx, id, renewed)
        changed += 1
      }
      return rows.length === batch ? (rows.at(-1)?.id ?? null) : null
    })
  } while (after !== null)
  return changed
}
