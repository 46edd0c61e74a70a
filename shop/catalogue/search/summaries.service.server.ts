import type { Needs } from '#platform/ctx.ts'
import { keyOf, readOnce } from '#platform/database/reads/read-once.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { ProductSummary } from '../products/product.rules.ts'
import { summariesByIds } from '../products/products.queries.server.ts'

/** A summary takes some two kilobytes, and searches that nobody repeats find the same products. */
const maxKnown = 500

/** The summaries of products that were found, in their order; each is read once, until the shop changes. */
export const summariesInOrder = (
  ctx: Needs<'locale'>,
  found: readonly { readonly product_id: string }[],
): Promise<ProductSummary[]> =>
  inTransaction(ctx, async (inside) => {
    const { tx, locale } = inside
    const create = async () => new Map<string, ProductSummary>()
    const known = await readOnce(inside, keyOf('summaries', locale), create)
    const ids = found.map(({ product_id }) => product_id)
    const missing = ids.filter((id) => !known.has(id))
    const read = missing.length === 0 ? [] : await summariesByIds(tx, missing, locale)
    const summaries = new Map(read.map((summary) => [summary.id, summary]))
    const shown = ids.flatMap((id) => known.get(id) ?? summaries.get(id) ?? [])
    if (known.size + read.length > maxKnown) known.clear()
    for (const summary of read) known.set(summary.id, summary)
    return shown
  })
