import type { ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import type { Card } from '../replies/answer.rules.ts'
import { type Facts, note, numbersIn, readings } from '../replies/facts.rules.ts'

const figuresOf = ({ specs, ...product }: ProductSummary): (number | null)[] => [
  product.powerW,
  product.energyWh,
  product.usableWh,
  product.voltageV,
  product.weightLbs,
  ...Object.values(specs).flatMap((value) => {
    if (typeof value === 'number') return value
    return typeof value === 'string' ? numbersIn(value).flatMap(readings) : []
  }),
  ...numbersIn(product.name).flatMap(readings),
]

/** Adds a returned product's prices, figures and stock to the allowed facts. */
export function noteProduct(facts: Facts, product: ProductSummary): void {
  note(facts, { money: [product.priceUsa, product.priceCuba], figures: figuresOf(product) })
  const times = Object.entries(product.specs).flatMap(([key, value]) =>
    /years|_h$/.test(key) && typeof value === 'number' ? value : [],
  )
  note(facts, { durations: times })
  for (const cents of [product.priceUsa, product.priceCuba])
    if (cents !== null) facts.prices.push({ name: product.name, cents })
  if (product.inStock && product.unitsLeft !== null) facts.stock.add(product.unitsLeft)
  facts.words.push(product.inStock ? 'disponible, available, quedan, left' : 'agotado, sold out')
}

export const cardOf = (product: ProductSummary, place: Card['place'], text = ''): Card => ({
  slug: product.slug,
  name: product.name,
  category: product.category,
  image: product.image,
  price: place === 'cuba' ? product.priceCuba : product.priceUsa,
  place,
  note: text,
})
