import { formatUsd } from '#kernel/money.ts'
import type { ProductCategory } from '#shop/catalogue/products/product.rules.ts'
import {
  priceParts,
  searchProducts,
  showProduct,
  sideBySide,
} from '../tools/catalogue-tools.service.server.ts'
import {
  noSuchProduct,
  recordProduct,
  type ToolRuns,
  wholeRecord,
} from './tool-turn.service.server.ts'

const maxFound = 6

export const productTools: ToolRuns<
  'search_products' | 'show_product' | 'compare' | 'landed_price'
> = {
  async search_products(turn, asked) {
    const { products } = await searchProducts(turn, {
      search: asked.text ?? '',
      category: (asked.family as ProductCategory | undefined) ?? null,
      minWh: asked.min_wh ?? null,
      maxWh: asked.max_wh ?? null,
      minW: asked.min_w ?? null,
      maxW: asked.max_w ?? null,
      maxPrice: asked.max_price_usd ?? null,
      onlyAvailable: true,
      ...(asked.text ? { sort: 'match' as const } : {}),
    })
    return { products: products.slice(0, maxFound).map((product) => recordProduct(turn, product)) }
  },
  async show_product(turn, { slug }) {
    const product = await showProduct(turn, slug)
    return product ? wholeRecord(turn, product) : noSuchProduct
  },
  compare: async (turn, { slugs }) => ({
    products: (await sideBySide(turn, slugs)).map((product) => wholeRecord(turn, product)),
  }),
  async landed_price(turn, { slug }) {
    const product = await showProduct(turn, slug)
    if (!product) return noSuchProduct
    const parts = await priceParts(turn, product)
    return {
      ...recordProduct(turn, product),
      parts: parts && {
        equipment: formatUsd(parts.sellPrice),
        shipping: formatUsd(parts.shippingCost),
        delivery: formatUsd(parts.deliveryFee),
      },
    }
  },
}
