import { centsFromDecimal, divideRounding } from '#kernel/money.ts'
import type { TableField } from '../../fields/product-fields.rules.ts'
import type { FieldValue, ProductFields } from '../fields.rules.ts'

export interface TableRow {
  readonly id: string
  readonly image: string | null
  readonly fields: Pick<ProductFields, TableField>
}

const centsOf = (value: FieldValue) => (typeof value === 'string' ? centsFromDecimal(value) : null)

/** Gross margin in tenths of a percent; null without a price or a cost. */
export function marginOf({
  sell_price,
  cost_price,
}: Pick<ProductFields, 'sell_price' | 'cost_price'>): number | null {
  const [price, cost] = [centsOf(sell_price), centsOf(cost_price)]
  if (price === null || cost === null || price === 0) return null
  return Number(divideRounding(BigInt(price - cost) * 1_000n, BigInt(price)))
}
