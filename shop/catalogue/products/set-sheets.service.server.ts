import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { partsOfKits, summariesBySkus } from './products.queries.server.ts'
import { isSet, type SetPart, setSheetPath } from './set-sheet.rules.ts'

export interface OrderedTogether {
  readonly lines: readonly SetPart[]
  /** Where it is mounted, as a code; null for Cuba. */
  readonly place: string | null
}

/** Where the wiring sheet of each order's items is; null for those that are no set of one inverter with its batteries. */
export const setSheetPaths = (
  ctx: Needs<'locale'>,
  orders: readonly OrderedTogether[],
): Promise<(string | null)[]> =>
  inTransaction(ctx, async ({ tx, locale }) => {
    // a single item has a page of its own
    const skus = orders.flatMap(({ lines }) =>
      lines.length > 1 ? lines.map(({ sku }) => sku) : [],
    )
    const products = await summariesBySkus(tx, [...new Set(skus)], locale)
    const kits = products.filter(({ category }) => category === 'kit').map(({ id }) => id)
    const inKits = await partsOfKits(tx, kits, locale)
    const bySku = new Map(products.map((product) => [product.sku, product]))
    const partsOf = ({ sku, quantity }: SetPart) => {
      const product = bySku.get(sku)
      if (product?.category !== 'kit') return product ? [{ ...product, quantity }] : []
      return (inKits.get(product.id) ?? []).map((part) => ({
        category: part.product.category,
        quantity: quantity * part.quantity,
      }))
    }
    return orders.map(({ lines, place }) => {
      const isKnown = lines.every(({ sku }) => bySku.has(sku))
      if (!isKnown || !isSet(lines.flatMap(partsOf))) return null
      const parts = lines.map(({ sku, quantity }) => ({ sku, quantity }))
      return setSheetPath(parts, place)
    })
  })
