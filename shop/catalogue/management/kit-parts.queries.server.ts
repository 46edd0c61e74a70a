import type { Tx } from '#platform/database/transaction.ts'
import type { Specs } from '../products/product.rules.ts'

/** A component as the electrical rules see it, published or not. */
export interface DescribedPart {
  readonly id: string
  readonly sku: string
  readonly category: string
  readonly specs: Specs
}

export interface HeldPart extends DescribedPart {
  readonly kitId: string
  readonly kitName: string
  readonly quantity: number
}

export async function describedBySkus(tx: Tx, skus: readonly string[]): Promise<DescribedPart[]> {
  if (skus.length === 0) return []
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'sku', 'category', 'specs'])
    .where('sku', 'in', [...skus])
    .execute()
  return rows.map((row) => ({ ...row, sku: row.sku ?? row.id, specs: row.specs as Specs }))
}

/** Everything in the kits that hold one of these products. */
export async function partsBeside(tx: Tx, productIds: readonly string[]): Promise<HeldPart[]> {
  const rows = await tx
    .selectFrom('kit_components as part')
    .innerJoin('products as kit', 'kit.id', 'part.kit_id')
    .innerJoin('products as p', 'p.id', 'part.component_id')
    .where('part.kit_id', 'in', (held) =>
      held
        .selectFrom('kit_components')
        .select('kit_id')
        .where('component_id', 'in', [...productIds]),
    )
    .select([
      'part.kit_id as kitId',
      'kit.name as kitName',
      'part.quantity',
      'p.id',
      'p.sku',
      'p.category',
      'p.specs',
    ])
    .orderBy('kit.name')
    .orderBy('part.position')
    .execute()
  return rows.map((row) => ({ ...row, sku: row.sku ?? row.id, specs: row.specs as Specs }))
}
