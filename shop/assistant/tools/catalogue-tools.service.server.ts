import type { Destination } from '#kernel/destination.ts'
import type { Needs } from '#platform/ctx.ts'
import {
  findProduct,
  listProducts,
  productsToCompare,
} from '#shop/catalogue/catalogue.service.server.ts'
import {
  isAvailableFor,
  type Product,
  type ProductCategory,
  type ProductSummary,
} from '#shop/catalogue/products/product.rules.ts'
import { emptyListing, type Listing, sensible } from '#shop/catalogue/search/listing.rules.ts'
import { landedPrice, type PriceBreakdown } from '#shop/pricing/price.rules.ts'
import { currentTariff } from '#shop/shipping/shipping.service.server.ts'
import { type Facts, note } from '../replies/facts.rules.ts'
import { noteProduct } from '../turns/turn.rules.ts'
import { firstOf } from '../understanding/quantities.rules.ts'
import type { Read } from '../understanding/understanding.rules.ts'

/** One question in progress: the visitor, and the facts returned so far. */
export interface Turn {
  readonly ctx: Needs<'locale' | 'destination' | 'now'>
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

const nominal: Readonly<Record<number, number>> = { 12: 12.8, 24: 25.6, 48: 51.2 }
/** Wh from amp-hours; 12 V by default. */
export function energyAsked({ quantities, chemistry }: Pick<Read, 'quantities' | 'chemistry'>) {
  const wh = firstOf(quantities, 'Wh')
  if (wh !== null) return { wh, volts: null }
  const ah = firstOf(quantities, 'Ah')
  if (ah === null) return null
  const text = firstOf(quantities, 'V')
  const volts = text ?? 12
  const each = chemistry === 'lifepo4' ? (nominal[volts] ?? volts) : volts
  return { wh: ah * each, volts: text === null ? each : null }
}

const bareNumber = (text: string): number | null => {
  const found = / (\d{3,5})(?= )/.exec(text)
  return found ? Number(found[1]) : null
}

const around = (value: number, share: number) =>
  [Math.floor(value * (1 - share)), Math.ceil(value * (1 + share))] as const

type Limits = Partial<Pick<Listing, 'minW' | 'maxW' | 'minWh' | 'maxWh' | 'voltage'>>
const byEnergy = (wh: number): Limits => {
  const [minWh, maxWh] = around(wh, 0.07)
  return { minWh, maxWh }
}
const byPower = (watts: number): Limits => {
  const [minW, maxW] = around(watts, 0.02)
  return { minW, maxW }
}

const asVoltage = (volts: number | null): Listing['voltage'] =>
  ([12, 24, 48] as const).find((known) => known === volts) ?? null

const bareIn = ({ quantities, text }: Read): number | null =>
  quantities.length === 0 ? bareNumber(text) : null

function powerLimits(read: Read, voltage: Listing['voltage']): Limits | null {
  const requested = firstOf(read.quantities, 'W') ?? bareIn(read)
  return requested === null ? null : { ...byPower(requested), voltage }
}

function energyLimits(
  category: ProductCategory,
  read: Read,
  voltage: Listing['voltage'],
): Limits | null {
  const energy = energyAsked(read)?.wh ?? bareIn(read)
  if (energy !== null) return { ...byEnergy(energy), voltage }
  const watts = firstOf(read.quantities, 'W')
  return watts === null || category === 'battery' ? null : byPower(watts)
}

/** Whether the figures of a question match a product of that category. */
function limitsOf(category: ProductCategory, read: Read): Limits | null {
  const voltage = asVoltage(firstOf(read.quantities, 'V'))
  return category === 'panel' || category === 'inverter'
    ? powerLimits(read, voltage)
    : energyLimits(category, read, voltage)
}

const smallWords =
  /^(?:de|del|la|el|los|las|para|con|1|a|en|the|for|and|y|o|u?n|solar|solares|me|mi|my|que|cuanto|cuesta|dura|mejor|precio|hay|is|in|does|cost|kits?)$/

/** Words around 'kit' that name one. */
function kitName(text: string): string {
  const words = text.split(' ').filter((word) => /^[a-z0-9]+$/.test(word))
  const at = words.findIndex((word) => /^kits?$/.test(word))
  const [after, before] = [
    words.slice(at + 1, at + 6),
    words.slice(Math.max(0, at - 2), at).reverse(),
  ]
  const significantWords = (list: readonly string[]) =>
    list.filter((word) => !smallWords.test(word))
  return [...significantWords(after).slice(0, 2), ...significantWords(before).slice(0, 1)][0] ?? ''
}

async function kitNamed(turn: Turn, read: Read): Promise<readonly ProductSummary[]> {
  const name = kitName(read.text)
  if (name === '') return []
  const { products, isLoose } = await searchProducts(turn, {
    search: name,
    category: 'kit',
    sort: 'match',
  })
  const isNamed = (product: ProductSummary) =>
    product.name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().includes(name)
  return isLoose ? [] : products.filter(isNamed)
}

/** The products named by a question, best match first; empty when it names none. */
export async function productsMeant(turn: Turn, read: Read): Promise<readonly ProductSummary[]> {
  const [category] = read.categories
  if (!category) return []
  const limits = limitsOf(category, read)
  if (limits) return (await searchProducts(turn, { category: category, ...limits })).products
  if (category === 'kit') return kitNamed(turn, read)
  return []
}

export const placeAsked = (turn: Turn, read: Read): Destination =>
  read.destination ?? turn.ctx.destination
