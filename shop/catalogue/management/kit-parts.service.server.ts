import { isUuid } from '#kernel/text/uuid.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
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

/** Everything in the kits that hold this product, for what a change of it means to them. */
export const kitsHolding = (ctx: Needs, productId: string): Promise<HeldPart[]> =>
  inTransaction(ctx, async ({ tx }) => (isUuid(productId) ? partsBeside(tx, productId) : []))
