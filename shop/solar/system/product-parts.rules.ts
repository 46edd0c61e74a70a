import type { KitPart, ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import { partOf } from '#shop/electrical/parts/part.rules.ts'
import type { PartCount } from '#shop/electrical/parts/system.rules.ts'

type Described = Pick<ProductSummary, 'sku' | 'category' | 'specs'>

export const productPart = ({ sku, category, specs }: Described, quantity = 1): PartCount => ({
  part: partOf(sku, category, specs),
  quantity,
})

/** Adds up what several products or kits hold of the same part. */
export function partsTogether(parts: readonly PartCount[]): PartCount[] {
  const found = new Map<string, PartCount>()
  for (const { part, quantity } of parts) {
    const known = found.get(part.sku)
    found.set(part.sku, { part, quantity: quantity + (known?.quantity ?? 0) })
  }
  return [...found.values()]
}

/** The parts of a kit, as many times as there are kits. */
export const kitParts = (parts: readonly KitPart[], kits = 1): PartCount[] =>
  parts.map(({ product, quantity }) => productPart(product, quantity * kits))
