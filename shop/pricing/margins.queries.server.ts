import { sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'
import { browsableCategories } from '#shop/catalogue/products/product.rules.ts'
import { type MarginRules, maxMargin, roundings, usualRules } from './margin.rules.ts'

function targetsOf(stored: unknown): MarginRules['targets'] {
  const named = (stored ?? {}) as Readonly<Record<string, unknown>>
  const known = browsableCategories.flatMap((category) => {
    const points = Number(named[category])
    return Number.isSafeInteger(points) && points >= 0 && points <= maxMargin
      ? [[category, points]]
      : []
  })
  return { ...usualRules.targets, ...Object.fromEntries(known) }
}

export async function storedRules(tx: Tx, { locked }: { readonly locked: boolean }) {
  const query = tx
    .selectFrom('margin_settings')
    .select(['targets', 'floor_basis_points', 'rounding'])
  const row = await (locked ? query.forUpdate() : query).executeTakeFirst()
  if (!row) return null
  const rounding = roundings.find((name) => name === row.rounding) ?? usualRules.rounding
  return { targets: targetsOf(row.targets), floor: row.floor_basis_points, rounding }
}

export const writeRules = (tx: Tx, { targets, floor, rounding }: MarginRules) => {
  const values = {
    targets: sql<string>`${JSON.stringify(targets)}::jsonb`,
    floor_basis_points: floor,
    rounding,
  }
  return tx
    .insertInto('margin_settings')
    .values(values)
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet(values))
    .execute()
}
