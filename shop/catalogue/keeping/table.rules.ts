import { centsFromDecimal, divideRounding } from '#kernel/money.ts'
import type { FieldName, FieldValue, ProductFields } from './fields.rules.ts'

/** What the table shows of each product, as columns of its row. */
export const tableFields = [
  'name',
  'name_en',
  'sku',
  'category',
  'sell_price',
  'cost_price',
  'numeric_price',
  'final_price',
  'weight_lbs',
  'delivery_fee',
  'track_inventory',
  'stock_quantity',
  'available_for',
  'is_active',
  'is_publicly_visible',
  'wh_available',
  'url_slug',
] as const satisfies readonly FieldName[]
export type TableField = (typeof tableFields)[number]

export interface TableRow {
  readonly id: string
  readonly image: string | null
  readonly fields: Pick<ProductFields, TableField>
}

const centsOf = (value: FieldValue) => (typeof value === 'string' ? centsFromDecimal(value) : null)

/** What is left of the selling price after the cost, in tenths of a percent; null where one is missing. */
export function marginOf({
  sell_price,
  cost_price,
}: Pick<ProductFields, 'sell_price' | 'cost_price'>): number | null {
  const [price, cost] = [centsOf(sell_price), centsOf(cost_price)]
  if (price === null || cost === null || price === 0) return null
  return Number(divideRounding(BigInt(price - cost) * 1_000n, BigInt(price)))
}
