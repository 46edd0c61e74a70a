import { sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'

/** Encrypted identity numbers of orders, by id; `after` is the last one of the batch before. */
export const sealedIdentities = (tx: Tx, after: string | null, max: number) =>
  tx
    .selectFrom('orders')
    .select(['id', 'identity_sealed as sealed'])
    .where('identity_sealed', 'is not', null)
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(max)
    .forUpdate()
    .execute()

export const sealedIdentitiesOf = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('orders')
    .select(['id', 'identity_sealed as sealed'])
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()

export const storeSealed = (tx: Tx, id: string, sealed: string) =>
  tx.updateTable('orders').set({ identity_sealed: sealed }).where('id', '=', id).execute()
