import { formatUsd } from '#kernel/money.ts'
import { type Product, productPath } from '#shop/catalogue/products/product.rules.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'

/** What an open product says in the head: its name and final price, its description and picture. */
export function productPage(product: Product): PageInfo {
  const inUsa = product.availableFor === 'usa' || product.priceCuba === null
  const price = inUsa ? product.priceUsa : product.priceCuba
  return {
    title: price === null ? product.name : `${product.name} - ${formatUsd(price)}`,
    titleIsWhole: true,
    description: product.shortDescription || product.description,
    path: productPath(product),
    image: product.shareImage ?? product.image,
  }
}
