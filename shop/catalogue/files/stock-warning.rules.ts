import type { FieldChange, ProductChange } from '../management/change.rules.ts'

/** Why a file's stock may be older than what was sold since: it differs from when it was exported, or was sold lately. */
export type StockWarning =
  | { readonly since: 'export'; readonly was: number; readonly sold: number }
  | { readonly since: 'lately'; readonly sold: number }

/** What a file without the stock of its day is measured by. */
export const lateDays = 7

interface Known {
  /** The stock that the export wrote beside it; undefined in a file without it. */
  readonly exported: number | undefined
  /** How many were sold in the last days, less what came back. */
  readonly sold: number
}

/** What is asked before a file sets a stock that was sold from since; null where nothing is. */
export function stockWarning(
  change: FieldChange | undefined,
  { exported, sold }: Known,
): StockWarning | null {
  const [from, to] = [change?.from, change?.to]
  if (typeof from !== 'number' || typeof to !== 'number') return null
  if (exported !== undefined)
    return from === exported ? null : { since: 'export', was: exported, sold: exported - from }
  return sold > 0 && to > from ? { since: 'lately', sold } : null
}

/** The changes with the stock of the marked ones left as it is. */
export const withStockOfShop = <Change extends ProductChange>(
  changes: readonly (Change & { readonly stock?: StockWarning })[],
) =>
  changes.flatMap(({ stock, ...change }) => {
    if (!stock) return [change]
    const { stock_quantity: _, ...fields } = change.fields
    return Object.keys(fields).length > 0 ? [{ ...change, fields }] : []
  })
