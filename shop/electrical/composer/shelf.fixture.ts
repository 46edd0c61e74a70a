import fs from 'node:fs'
import { cents } from '#kernel/money.ts'
import type { PlaceFacts } from '../checks/check-system.rules.ts'
import { partOf } from '../parts/part.rules.ts'
import type { Need } from './need.rules.ts'
import type { Line, Offer } from './offer.rules.ts'
import { type Shelf, shelfOf } from './shelf.rules.ts'

interface Row {
  readonly sku: string
  readonly category: string
  readonly specs: Readonly<Record<string, unknown>>
  readonly sell_price_usd: number
  readonly stock: number
  readonly available_for: string
  readonly components?: readonly { readonly sku: string; readonly qty: number }[]
}

const file = JSON.parse(fs.readFileSync('database/seed/products.json', 'utf8'))
const rows: readonly Row[] = (file.products ?? file).filter(
  ({ available_for }: Row) => available_for !== 'cuba',
)
const single = (row: Row): Offer => ({
  part: partOf(row.sku, row.category, row.specs),
  specs: row.specs,
  price: cents(Math.round(row.sell_price_usd * 100)),
  unitsLeft: row.stock,
  contents: [],
})
const bySku = new Map(rows.map((row) => [row.sku, single(row)]))

/** One product of the demonstration catalogue at its price in the USA. */
export function offerOf(sku: string): Offer {
  const found = bySku.get(sku)
  if (!found) throw new Error(`no product ${sku}`)
  return found
}

/** The demonstration catalogue as offers, the kits with what they consist of. */
export const demonstrationOffers: readonly Offer[] = rows.map((row) => ({
  ...single(row),
  contents: (row.components ?? []).map(({ sku, qty }) => ({ offer: offerOf(sku), quantity: qty })),
}))

export const demonstrationShelf: Shelf = shelfOf(demonstrationOffers)

/** Each family a hundred times, at prices that differ by a fifth up and down. */
export function largeShelf(): Shelf {
  const families = ['battery', 'inverter', 'panel', 'portable', 'kit']
  const many = families.flatMap((category) => {
    const base = demonstrationOffers.filter(({ part }) => part.category === category)
    return Array.from({ length: 100 }, (_, index): Offer => {
      const offer = base[index % base.length] as Offer
      const price = cents(Math.round(offer.price * (0.8 + ((index * 37) % 41) / 100)))
      const part = { ...offer.part, sku: `${offer.part.sku}-${index}` }
      return { ...offer, part, price, unitsLeft: 50 }
    })
  })
  const accessories = demonstrationOffers.filter(({ part }) => part.category === 'accessory')
  return shelfOf([...many, ...accessories])
}

export const florida: PlaceFacts = { lowC: -8, sunHours: 4, isUsa: true }
export const cuba: PlaceFacts = { lowC: 10, sunHours: 4.3, isUsa: false }
export const listed = (lines: readonly Line[]) =>
  Object.fromEntries(lines.map(({ offer, quantity }) => [offer.part.sku, quantity]))

export const evening: Need = {
  simultaneousW: 121,
  startW: 176,
  meanW: 121,
  blackoutHours: 10,
  dailyWh: 1000,
  sunHours: 4,
  panels: false,
  gridHours: 14,
  needs240: false,
  maxPanels: 48,
  isComplete: false,
  reserve: 1,
}
export const house: Need = {
  ...evening,
  simultaneousW: 900,
  startW: 2500,
  meanW: 300,
  blackoutHours: 12,
  gridHours: 12,
  dailyWh: 6000,
  panels: true,
}
export const large: Need = {
  ...house,
  simultaneousW: 3900,
  startW: 7500,
  meanW: 900,
  blackoutHours: 24,
  gridHours: 0,
  dailyWh: 20_000,
  needs240: true,
}
