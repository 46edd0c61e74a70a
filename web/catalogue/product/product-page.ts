import { formatUsd } from '#kernel/money.ts'
import { type Product, productPath } from '#shop/catalogue/products/product.rules.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'

/** The head of an open product: name and final price, description and image. */
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
