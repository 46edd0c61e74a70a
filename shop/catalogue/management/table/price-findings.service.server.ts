import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { FieldName } from '../../fields/product-fields.rules.ts'
import { type PriceWarning, priceWarnings } from '../../files/price-warning.rules.ts'
import { nameFor } from '../../prices/product-pricing.rules.ts'
import type { ProductChange } from '../change.rules.ts'
import { fieldsByIds } from '../stored-products.queries.server.ts'

export interface PriceFinding {
  readonly id: string
  readonly name: string
  readonly warnings: readonly PriceWarning[]
}

const priceFields: readonly FieldName[] = [
  'sell_price',
  'cost_price',
  'numeric_price',
  'final_price',
]

/** What an import or the form would ask about these prices, by product; without a price one may still be. */
export async function priceFindings(
  ctx: Needs<'locale'>,
  changes: readonly ProductChange[],
): Promise<readonly PriceFinding[]> {
  const priced = changes.filter(({ fields }) => priceFields.some((name) => fields[name]))
  if (priced.length === 0) return []
  const ids = priced.map(({ id }) => id)
  const names: readonly FieldName[] = ['name', 'name_en', ...priceFields]
  const stored = await inTransaction(ctx, ({ tx }) => fieldsByIds(tx, ids, names))
  const now = new Map(stored.map(({ id, fields }) => [id, fields]))
  return priced.flatMap(({ id, fields }) => {
    const before = now.get(id) ?? {}
    const warnings = priceWarnings(fields, before).filter((warning) => warning !== 'none')
    const name = nameFor(ctx.locale, {
      name: String(before.name ?? ''),
      nameEn: before.name_en ? String(before.name_en) : null,
    })
    return warnings.length > 0 ? [{ id, name, warnings }] : []
  })
}
