import type { Tx } from '#platform/database/transaction.ts'

/** Every product, hidden and inactive ones included. */
export const classifiedByIds = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('products')
    .select(['id', 'sku', 'eccn', 'hts', 'un_number as unNumber'])
    .where('id', 'in', ids)
    .execute()
