import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { ImportedProduct, ProductImages } from './product-import.input.ts'
import {
  countProducts,
  hasProducts,
  insertKitComponents,
  insertProducts,
  insertSynonyms,
  repeatProducts,
  type Synonym,
} from './product-import.queries.server.ts'

export const isCatalogueEmpty = (ctx: Needs): Promise<boolean> =>
  inTransaction(ctx, async ({ tx }) => !(await hasProducts(tx)))

/** Inserts products and kit contents; an unknown component is a fault. */
export const importProducts = (
  ctx: Needs,
  products: readonly ImportedProduct[],
  images: ReadonlyMap<string, ProductImages>,
) =>
  inTransaction(ctx, async ({ tx }) => {
    const ids = await insertProducts(tx, products, images)
    const idOf = (sku: string) => {
      const id = ids.get(sku)
      if (!id) throw new Error(`no product has the SKU ${sku}`)
      return id
    }
    const components = products.flatMap((kit) =>
      kit.components.map((part, position) => ({
        kit_id: idOf(kit.sku),
        component_id: idOf(part.sku),
        quantity: part.qty,
        position,
      })),
    )
    if (components.length > 0) await insertKitComponents(tx, components)
    return ids
  })

export const teachSynonyms = (ctx: Needs, synonyms: readonly Synonym[]) =>
  inTransaction(ctx, ({ tx }) => insertSynonyms(tx, synonyms))

const maxSeriesAtOnce = 50

/** A large catalogue for benchmarks only: repeats existing products up to the given number. */
export async function enlargeCatalogue(
  ctx: Needs,
  requested: number,
  onProgress: (held: number) => void = () => {},
): Promise<number> {
  let held = await inTransaction(ctx, ({ tx }) => countProducts(tx))
  let next = 1
  let atOnce = 1
  while (held > 0 && held < requested) {
    const last = next + atOnce - 1
    const added = await inTransaction(ctx, ({ tx }) => repeatProducts(tx, next, last))
    held += added
    next = last + 1
    const missing = Math.ceil(((requested - held) * atOnce) / Math.max(1, added))
    atOnce = Math.max(1, Math.min(maxSeriesAtOnce, missing))
    onProgress(held)
  }
  return held
}
