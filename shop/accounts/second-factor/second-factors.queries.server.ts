import type { Tx } from '#platform/database/transaction.ts'

/** The second factors of all accounts or of one, locked. */
export const lockFactors = (
  tx: Tx,
  one: { readonly id?: string; readonly user_id?: string } = {},
) =>
  tx
    .selectFrom('two_factors')
    .select(['id', 'secret', 'backup_codes as codes'])
    .where(({ and }) => and(one))
    .orderBy('id')
    .forUpdate()
    .execute()

/** Those whose recovery codes were stored before these were hashed. */
export const unhashedFactorIds = async (tx: Tx): Promise<string[]> => {
  const rows = await tx
    .selectFrom('two_factors')
    .select('id')
    .where('backup_codes', 'not like', '[%')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

interface StoredFactor {
  readonly id: string
  readonly secret: string
  readonly codes: string
}

export const storeFactor = (tx: Tx, { id, secret, codes }: StoredFactor) =>
  tx.updateTable('two_factors').set({ secret, backup_codes: codes }).where('id', '=', id).execute()
