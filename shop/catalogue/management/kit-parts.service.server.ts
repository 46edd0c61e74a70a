import { isUuid } from '#kernel/text/uuid.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { portionsOf } from './chunks.rules.ts'
import {
  type DescribedPart,
  describedBySkus,
  type HeldPart,
  partsBeside,
} from './kit-parts.queries.server.ts'

export type { DescribedPart, HeldPart }

/** The components that staff entered by their codes, published or not. */
export const describedParts = (ctx: Needs, skus: readonly string[]): Promise<DescribedPart[]> =>
  inTransaction(ctx, ({ tx }) => describedBySkus(tx, skus))

/** Everything in the kits that hold one of these products, for what a change means to them. */
export const kitsHolding = (ctx: Needs, productIds: readonly string[]): Promise<HeldPart[]> =>
  inTransaction(ctx, async ({ tx }) => {
    const found = new Map<string, HeldPart>()
    for (const ids of portionsOf(productIds.filter(isUuid)))
      for (const part of await partsBeside(tx, ids)) found.set(`${part.kitId} ${part.id}`, part)
    return [...found.values()]
  })
