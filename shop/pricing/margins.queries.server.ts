import { sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'
import { browsableCategories } from '#shop/catalogue/product.rules.ts'
import { type MarginRules, mostMargin, roundings, usualRules } from './margin.rules.ts'

function targetsOf(kept: unknown): MarginRules['targets'] {
  const named = (kept ?? {}) as Readonly<Record<string, unknown>>
  const known = browsableCategories.flatMap((family) => {
    const points = Number(named[family])
    return Number.isSafeInteger(points) && points >= 0 && points <= mostMargin
      ? [[family, points]]
      : []
  })
  return { ...usualRules.targets, ...Object.fromEntries(known) }
}

/** Whoever is about to change them waits for whoever does. */
export async function keptRules(tx: Tx, { locked }: { readonly locked: boolean }) {
  const query = tx
    .selectFrom('margin_settings')
    .select(['targets', 'floor_basis_points', 'rounding'])
  const row = await (locked ? query.forUpdate() : query).executeTakeFirst()
  if (!row) return null
  const rounding = roundings.find((name) => name === row.rounding) ?? usualRules.rounding
  return { targets: targetsOf(row.targets), floor: row.floor_basis_points, rounding }
}

export const writeRules = (tx: Tx, { targets, floor, rounding }: MarginRules) => {
  const said = {
    targets: sql<string>`${JSON.stringify(targets)}::jsonb`,
    floor_basis_points: floor,
    rounding,
  }
  return tx
    .insertInto('margin_settings')
    .values(said)
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet(said))
    .execute()
}
