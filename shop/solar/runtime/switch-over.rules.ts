import type { KitPart, ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import {
  hasOutlets,
  type SwitchOver,
  switchOverBy,
} from '#shop/electrical/composer/abilities.rules.ts'
import { kitParts, productPart } from '../system/product-parts.rules.ts'

/** Whether what a product feeds stays on when the grid goes; null where it has no outlets. */
export function switchOverOfProduct(
  product: Pick<ProductSummary, 'sku' | 'category' | 'specs'>,
  contents: readonly KitPart[],
): SwitchOver | null {
  const counted = product.category === 'kit' ? kitParts(contents) : [productPart(product)]
  const parts = counted.map(({ part }) => part)
  return parts.some(hasOutlets) ? switchOverBy(parts) : null
}
