import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { productsBySkus } from '#shop/catalogue/catalogue.service.server.ts'
import { energySourceOf, type Runtime, runtimeOf } from '#shop/electrical/runtime.rules.ts'
import { type Item, loadOf } from '../calculator/calculation.rules.ts'
import { meanW } from '../sizing/loads.rules.ts'

/** Hours that the product with this code runs devices. */
export async function runtimeOfSku(
  ctx: Needs<'locale'>,
  sku: string,
  items: readonly Item[],
): Promise<Result<Runtime, 'unknown' | 'stores_nothing'>> {
  const [product] = await productsBySkus(ctx, [sku])
  if (!product) return refused('unknown')
  const source = energySourceOf(product.category, product.specs)
  return source ? ok(runtimeOf(source, meanW(items.map(loadOf)))) : refused('stores_nothing')
}
