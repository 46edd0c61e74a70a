import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { isSerious } from '#shop/electrical/checks/finding.rules.ts'
import { lowAt } from '#shop/electrical/places/american-places.rules.ts'
import type { SheetPart } from '#shop/electrical/wiring/wiring-facts.rules.ts'
import { sheetCheckOf } from '#shop/electrical/wiring/wiring-sheet.rules.ts'
import { partsOfKits, summariesBySkus } from './products.queries.server.ts'
import { isSet, type SetPart, type SetSheet, setSheetPath } from './set-sheet.rules.ts'

export interface OrderedTogether {
  readonly lines: readonly SetPart[]
  /** Where it is mounted, as a code; null for Cuba. */
  readonly place: string | null
}

/** Whether the sheet finds nothing serious; without a load the sun is not asked. */
function isWholeAt(place: string | null, parts: readonly Omit<SheetPart, 'name'>[]): boolean {
  const facts = { lowC: lowAt(place), sunHours: 0, isUsa: place !== null }
  return !sheetCheckOf(parts, facts).findings.some(isSerious)
}

/** The wiring sheet of each order's items, or of those beside its kits; null where they are no set. */
export const setSheets = (
  ctx: Needs<'locale'>,
  orders: readonly OrderedTogether[],
): Promise<(SetSheet | null)[]> =>
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
        ...part.product,
        quantity: quantity * part.quantity,
      }))
    }
    const isKit = ({ sku }: SetPart) => bySku.get(sku)?.category === 'kit'
    return orders.map(({ lines, place }) => {
      if (!lines.every(({ sku }) => bySku.has(sku))) return null
      // a kit has a sheet of its own, unless more was bought to grow it
      const loose = lines.filter((line) => !isKit(line))
      const set = [lines, loose].find((parts) => isSet(parts.flatMap(partsOf)))
      if (!set) return null
      const parts = set.map(({ sku, quantity }) => ({ sku, quantity }))
      return {
        path: setSheetPath(parts, place),
        skus: parts.map(({ sku }) => sku),
        isWhole: isWholeAt(place, set.flatMap(partsOf)),
      }
    })
  })
