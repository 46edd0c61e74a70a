import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { laterChanges } from '#shop/audit/audit.service.server.ts'
import { skuOf } from '../../products/product.rules.ts'
import { classifiedByIds } from '../stored-products.queries.server.ts'
import { type Classification, classificationFields, classifiedAt } from './classification.rules.ts'

/** For staff: the classification of products at a given time, from current values and the audit log. */
export const classificationsAt = (
  ctx: Needs,
  ids: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, Classification>> =>
  inTransaction(ctx, async (inside) => {
    const stored = ids.length === 0 ? [] : await classifiedByIds(inside.tx, ids)
    const found = stored.map(async ({ id, sku, ...now }) => {
      const about = { area: 'product', subject: skuOf(sku, id), fields: classificationFields }
      return [id, classifiedAt(now, await laterChanges(inside, about, at), at)] as const
    })
    return new Map(await Promise.all(found))
  })

/** For staff: those of the products whose codes for customs or export control are still to be confirmed. */
export const unclassifiedAmong = (ctx: Needs, ids: readonly string[]): Promise<readonly string[]> =>
  inTransaction(ctx, async ({ tx }) => {
    const stored = ids.length === 0 ? [] : await classifiedByIds(tx, ids)
    return stored.filter(({ eccn, hts }) => !(eccn && hts)).map(({ id }) => id)
  })
