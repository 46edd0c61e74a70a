import type { Tx } from '#platform/database/transaction.ts'

/** Of every product, also of those that are hidden or not sold any more. */
export const classifiedByIds = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('products')
    .select(['id', 'sku', 'eccn', 'hts', 'un_number as unNumber'])
    .where('id', 'in', ids)
    .execute()
