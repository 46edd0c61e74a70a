import { parseMoney } from '#kernel/money-input.ts'
import type { FieldName } from '../fields/product-fields.rules.ts'
import type { FieldChange, FieldChanges } from '../management/change.rules.ts'
import type { FieldValue, ProductFields } from '../management/fields.rules.ts'

export type PriceWarning = 'none' | 'far_up' | 'far_down' | 'below_cost'

/** A price that changes by more is taken for a mistake in typing until it is confirmed. */
const farFactor = 3

/** What a customer pays follows from these. */
const sellingFields = ['sell_price', 'numeric_price', 'final_price'] as const
/** An own price is empty where the shop calculates it. */
const mayBeNone: readonly FieldName[] = ['numeric_price', 'final_price']

/** As it was typed, with comma or point; what is no amount is refused when it is saved. */
const sumOf = (value: FieldValue | undefined): number =>
  typeof value === 'string' ? (parseMoney(value) ?? 0) : 0

function jumpOf({ from, to }: FieldChange): PriceWarning | null {
  const [before, after] = [sumOf(from), sumOf(to)]
  if (before === 0 || after === 0) return null
  if (after > before * farFactor) return 'far_up'
  return after * farFactor < before ? 'far_down' : null
}

const isBelowCost = (price: FieldValue | undefined, cost: FieldValue | undefined) =>
  sumOf(price) > 0 && sumOf(price) < sumOf(cost)

/** What is to be confirmed of the prices that a change would set; `now` is empty for a new product. */
export function priceWarnings(
  fields: FieldChanges,
  now: Partial<ProductFields>,
): readonly PriceWarning[] {
  const valueAfter = (name: FieldName) => (fields[name] ? fields[name].to : now[name])
  const warnings = sellingFields.flatMap((name): (PriceWarning | null)[] => {
    const change = fields[name]
    if (!change) return []
    const isNone = sumOf(change.to) === 0 && !mayBeNone.includes(name)
    return [isNone ? 'none' : jumpOf(change)]
  })
  const isNewlyBelow =
    (fields.sell_price !== undefined || fields.cost_price !== undefined) &&
    isBelowCost(valueAfter('sell_price'), valueAfter('cost_price'))
  const all = [...warnings, isNewlyBelow ? ('below_cost' as const) : null]
  return [...new Set(all.filter((warning) => warning !== null))]
}
