import type { Needs } from '#platform/ctx.ts'
import {
  findProduct,
  listProducts,
  productsToCompare,
} from '#shop/catalogue/catalogue.service.server.ts'
import { productsFor } from '#shop/catalogue/excerpt/excerpt.service.server.ts'
import {
  isAvailableFor,
  type Product,
  type ProductSummary,
} from '#shop/catalogue/products/product.rules.ts'
import { emptyListing, type Listing, sensible } from '#shop/catalogue/search/listing.rules.ts'
import { landedPrice, type PriceBreakdown } from '#shop/pricing/price.rules.ts'
import { currentTariff } from '#shop/shipping/shipping.service.server.ts'
import type { Message } from '../conversation/conversation.rules.ts'
import { mentionedIn } from '../matching/mentioned.rules.ts'
import { type Offer, offerOf } from '../matching/offer.rules.ts'
import { type Facts, note } from '../replies/facts.rules.ts'
import { noteProduct } from '../turns/turn.rules.ts'
import { firstOf } from '../understanding/quantities.rules.ts'
import type { Read } from '../understanding/understanding.rules.ts'

/** One question in progress: the visitor, and the facts returned so far. */
export interface Turn {
  readonly ctx: Needs<'locale' | 'destination' | 'now' | 'config'>
  readonly facts: Facts
}

export interface Found {
  readonly products: readonly ProductSummary[]
  /** True when no product matched every word of the search. */
  readonly isLoose: boolean
}

/** Products for sale, as in the shop's lists. */
export async function searchProducts(turn: Turn, requested: Partial<Listing>): Promise<Found> {
  const listing = sensible({ ...emptyListing, ...requested })
  const { products, isLoose } = await listProducts(turn.ctx, listing)
  for (const product of products) noteProduct(turn.facts, product)
  return { products, isLoose }
}

export async function showProduct(turn: Turn, slug: string): Promise<Product | null> {
  const product = (await findProduct(turn.ctx, slug))?.product ?? null
  if (product) noteProduct(turn.facts, product)
  return product
}

export async function sideBySide(turn: Turn, slugs: readonly string[]): Promise<ProductSummary[]> {
  const products = await productsToCompare(turn.ctx, slugs)
  for (const product of products) noteProduct(turn.facts, product)
  return products
}

/** The parts of a price delivered to Cuba; null when it was set by hand or there is none. */
export async function priceParts(turn: Turn, product: Product): Promise<PriceBreakdown | null> {
  if (product.hasOwnCubaPrice || !isAvailableFor(product.availableFor, 'cuba')) return null
  const parts = landedPrice({ ...product, ownPrice: null }, await currentTariff(turn.ctx))
  if (parts.finalPrice !== product.priceCuba) return null
  note(turn.facts, { money: [parts.sellPrice, parts.shippingCost, parts.deliveryFee] })
  return parts
}

/** What a pound and a delivery to Cuba cost now; null while no tariff says it. */
export async function freightRate(turn: Turn) {
  const { costPerPound, fixedDeliveryFee } = await currentTariff(turn.ctx)
  if (costPerPound === null || fixedDeliveryFee === null) return null
  note(turn.facts, { money: [costPerPound, fixedDeliveryFee] })
  return { pound: costPerPound, delivery: fixedDeliveryFee }
}

const nominal: Readonly<Record<number, number>> = { 12: 12.8, 24: 25.6, 48: 51.2 }
/** Wh from amp-hours; 12 V by default. */
export function energyAsked({ quantities, chemistry }: Pick<Read, 'quantities' | 'chemistry'>) {
  const count = quantities.find(({ unit }) => unit === 'Ah' || unit === 'Wh')?.count ?? 1
  const wh = firstOf(quantities, 'Wh')
  if (wh !== null) return { wh: wh * count, volts: null, count }
  const ah = firstOf(quantities, 'Ah')
  if (ah === null) return null
  const text = firstOf(quantities, 'V')
  const volts = text ?? 12
  const each = chemistry === 'lifepo4' ? (nominal[volts] ?? volts) : volts
  return { wh: count * ah * each, volts: text === null ? each : null, count }
}

/** The products that a conversation may name, in either language. */
export async function offersIn(
  { ctx }: Pick<Turn, 'ctx'>,
  messages: readonly Message[],
): Promise<Offer[]> {
  const found = await productsFor(ctx, () => mentionedIn(messages))
  return found.map(({ product, names }) => offerOf(product, names))
}
