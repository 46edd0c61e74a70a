import type { Tx } from '#platform/database/transaction.ts'

export const sealedTables = ['checkout_drafts', 'recipients'] as const
type SealedTable = (typeof sealedTables)[number]

/** Encrypted identity numbers, by id; `after` is the last one of the batch before. */
export const sealedIdentities = (tx: Tx, table: SealedTable, after: string | null, max: number) =>
  tx
    .selectFrom(table)
    .select(['id', 'identity_sealed as sealed'])
    .where('identity_sealed', '<>', '')
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(max)
    .forUpdate()
    .execute()

export const storeSealed = (tx: Tx, table: SealedTable, id: string, sealed: string) =>
  tx.updateTable(table).set({ identity_sealed: sealed }).where('id', '=', id).execute()
