import { isUuid } from '#kernel/text/uuid.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Movement } from '../stock/movement.rules.ts'
import { movementsOf } from '../stock/stock.queries.server.ts'
import { aliasesOf, namesOfSkus } from './names.queries.server.ts'
import { type StoredProduct, storedByIds } from './stored-products.queries.server.ts'

export interface ProductOfStaff extends StoredProduct {
  readonly aliases: readonly string[]
  readonly movements: readonly Movement[]
}

/** All editable data of a product; null when there is none. */
export const productOfStaff = (ctx: Needs, id: string): Promise<ProductOfStaff | null> =>
  inTransaction(ctx, async ({ tx }) => {
    if (!isUuid(id)) return null
    const [[product], aliases, movements] = await Promise.all([
      storedByIds(tx, [id]),
      aliasesOf(tx, id),
      movementsOf(tx, id),
    ])
    return product ? { ...product, aliases, movements } : null
  })

/** For staff: the names of products by their SKU. */
export const productNames = (
  ctx: Needs,
  skus: readonly string[],
): Promise<Readonly<Record<string, string>>> =>
  inTransaction(ctx, async ({ tx }) => {
    const found = skus.length === 0 ? [] : await namesOfSkus(tx, [...new Set(skus)])
    return Object.fromEntries(found.map(({ sku, name }) => [sku, name]))
  })
