import { isUuid } from '#kernel/uuid.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { type StoredProduct, storedByIds } from './kept-rows.queries.server.ts'
import type { Movement } from './movement.rules.ts'
import { movementsOf } from './movements.queries.server.ts'
import { aliasesOf } from './names.queries.server.ts'

export interface ProductOfStaff extends StoredProduct {
  readonly aliases: readonly string[]
  readonly movements: readonly Movement[]
}

/** Everything that staff keeps of one product; having none is no error. */
export const productOfStaff = (ctx: Needs, id: string): Promise<ProductOfStaff | null> =>
  inTransaction(ctx, async ({ tx }) => {
    const [product] = isUuid(id) ? await storedByIds(tx, [id]) : []
    if (!product) return null
    return { ...product, aliases: await aliasesOf(tx, id), movements: await movementsOf(tx, id) }
  })
