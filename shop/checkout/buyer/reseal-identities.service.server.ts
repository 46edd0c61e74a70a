import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { reseal } from '#platform/encryption.ts'
import type { Secrets } from '#platform/secrets.ts'
import { identityPurpose } from './identity.server.ts'
import { sealedIdentities, sealedTables, storeSealed } from './sealed-identities.queries.server.ts'

const batch = 500

type SealedTable = (typeof sealedTables)[number]

async function resealTable({ db }: Needs, table: SealedTable, secrets: Secrets): Promise<number> {
  let changed = 0
  let after: string | null = null
  do {
    const last: string | null = after
    after = await inTransaction(asSystem(db, 'identity cards get the new key'), async ({ tx }) => {
      const rows = await sealedIdentities(tx, table, last, batch)
      for (const { id, sealed } of rows) {
        const renewed = reseal(secrets, identityPurpose, sealed)
        if (renewed === null) continue
        await storeSealed(tx, table, id, renewed)
        changed += 1
      }
      return rows.length === batch ? (rows.at(-1)?.id ?? null) : null
    })
  } while (after !== null)
  return changed
}

/** Encrypts the identity numbers of drafts and address books with the current secret; how many. */
export async function resealIdentities(ctx: Needs, secrets: Secrets): Promise<number> {
  let changed = 0
  for (const table of sealedTables) changed += await resealTable(ctx, table, secrets)
  return changed
}
