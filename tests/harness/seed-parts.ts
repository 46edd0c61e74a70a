import fs from 'node:fs'
import { type Part, partOf } from '#shop/electrical/parts/part.rules.ts'
import type { PartCount } from '#shop/electrical/parts/system.rules.ts'

export interface SeedProduct {
  readonly sku: string
  readonly category: string
  readonly specs: Readonly<Record<string, unknown>>
  readonly weight_lbs: number
  readonly sell_price_usd: number
  readonly components: readonly { readonly sku: string; readonly qty: number }[]
}

/** The demonstration catalogue, as it is filled into an empty shop. */
export const seedProducts = (
  JSON.parse(fs.readFileSync('database/seed/products.json', 'utf8')) as {
    readonly products: readonly SeedProduct[]
  }
).products

const bySku = new Map(seedProducts.map((product) => [product.sku, product]))

export function seedProduct(sku: string): SeedProduct {
  const product = bySku.get(sku)
  if (!product) throw new Error(`no product ${sku} in the demonstration catalogue`)
  return product
}

export function seedPart(sku: string): Part {
  const { category, specs } = seedProduct(sku)
  return partOf(sku, category, specs)
}

/** `{ 'BAT-12V100': 2 }` as parts; a kit is replaced by its components. */
export const seedParts = (counts: Readonly<Record<string, number>>): PartCount[] =>
  Object.entries(counts).flatMap(([sku, quantity]) => {
    const { components } = seedProduct(sku)
    return components.length === 0
      ? [{ part: seedPart(sku), quantity }]
      : components.map(({ sku: part, qty }) => ({
          part: seedPart(part),
          quantity: qty * quantity,
        }))
  })
