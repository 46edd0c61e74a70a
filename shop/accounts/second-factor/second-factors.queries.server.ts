import type { Tx } from '#platform/database/transaction.ts'

export const encryptedFactors = (tx: Tx) =>
  tx
    .selectFrom('two_factors')
    .select(['id', 'secret', 'backup_codes as codes'])
    .orderBy('id')
    .forUpdate()
    .execute()

interface EncryptedFactor {
  readonly id: string
  readonly secret: string
  readonly codes: string
}

export const storeFactor = (tx: Tx, { id, secret, codes }: EncryptedFactor) =>
  tx.updateTable('two_factors').set({ secret, backup_codes: codes }).where('id', '=', id).execute()
