import { z } from 'zod'
import { categories } from '../products/product.rules.ts'

const money = z.number().nonnegative().nullable()

/** A product in a catalogue file, in the format of the demonstration catalogue. */
export const importedProduct = z.object({
  sku: z.string().min(1),
  name_es: z.string().min(1),
  name_en: z.string().min(1),
  category: z.enum(categories),
  specs: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  weight_lbs: z.number().nonnegative(),
  cost_usd: money,
  sell_price_usd: money,
  /** Its own delivery fee in Cuba; null is the tariff's. */
  delivery_fee_usd: money.default(null),
  stock: z.number().int().nullable(),
  track_inventory: z.boolean(),
  available_for: z.enum(['all', 'cuba', 'usa']),
  components: z.array(z.object({ sku: z.string(), qty: z.number().int().positive() })).default([]),
  short_es: z.string(),
  short_en: z.string(),
  description_es: z.string(),
  description_en: z.string(),
  url_slug: z.string().min(1),
})
export type ImportedProduct = z.infer<typeof importedProduct>

export interface ProductImages {
  readonly image: string
  readonly gallery: readonly string[]
  readonly share: string
}
