import { cents } from '#kernel/money.ts'
import type { Tariff } from '#shop/shipping/tariff.rules.ts'
import type { CartLine, CartProduct } from './cart.rules.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const demonstrationTariff: Tariff = {
  costPerPound: cents(199),
  agencyFee: cents(0),
  fixedDeliveryFee: cents(5000),
}

/** Product A of the specification's vectors: 200.00, 30 lb, 309.70 delivered to Cuba. */
export const aCartProduct = (overrides: Partial<CartProduct> = {}, number = 1): CartProduct => ({
  id: idOf(number),
  slug: `producto-${number}`,
  hasSlug: true,
  sku: `P-${number}`,
  name: `Producto ${number}`,
  category: 'battery',
  image: null,
  priceUsa: cents(20_000),
  priceCuba: cents(30_970),
  availableFor: 'all',
  inStock: true,
  unitsLeft: null,
  weightLbs: 30,
  parts: { sellPrice: cents(20_000), deliveryFee: null, hasOwnCubaPrice: false },
  ...overrides,
})

export const aCartLine = (quantity = 1, product: CartProduct = aCartProduct()): CartLine => ({
  id: product.id,
  quantity,
  seen: product,
})

export const knownOf = (...products: readonly CartProduct[]): Map<string, CartProduct> =>
  new Map(products.map((product) => [product.id, product]))
