import { type ComposedSet, type Line, partsOf } from '#shop/electrical/composer/offer.rules.ts'

/** What is counted on where a battery does not state its cycles: full ones, as deep as is usual for its kind. */
const usual = {
  lithium: { cycles: 3000, depth: 0.8, years: 15 },
  agm: { cycles: 600, depth: 0.5, years: 5 },
  lead: { cycles: 400, depth: 0.5, years: 4 },
} as const
/** A battery of the house has lived half of its life. */
const ownShare = 0.5
/** Dollars a kWh of the label, where a new battery of its kind has no price here. */
const usdPerKwh = { lithium: 200, agm: 220, lead: 150 } as const
const daysAYear = 365
const centsPerDollar = 100

export interface BatteryLife {
  readonly years: number
  /** Cents of a new one like it. */
  readonly price: number
  readonly isOwn: boolean
}

const positive = (value: unknown): number | null =>
  typeof value === 'number' && value > 0 ? value : null

type PriceOf = (sku: string) => number | null

const yearsOf = (totalWh: number, dailyWh: number, maxYears: number): number =>
  dailyWh > 0 ? Math.min(maxYears, totalWh / (dailyWh * daysAYear)) : maxYears

function stationLife({ offer, quantity }: Line, dailyWh: number, price: number | null) {
  const { specs } = offer
  const labelWh = (positive(specs.capacity_wh) ?? 0) * quantity
  const cycles = positive(specs.cycles_80pct) ?? usual.lithium.cycles
  return {
    years: yearsOf(labelWh * cycles, dailyWh, usual.lithium.years),
    price: price ?? (labelWh / 1000) * usdPerKwh.lithium * centsPerDollar,
    isOwn: false,
  }
}

function bankLife({ offer, quantity }: Line, dailyWh: number, price: number | null) {
  const { chemistry, energy_wh: energyWh } = offer.part
  const kind = usual[chemistry ?? 'lithium']
  const labelWh = (energyWh ?? 0) * quantity
  const cycles = positive(offer.specs.cycles_80dod) ?? kind.cycles
  const isOwn = offer.isOwned === true
  const share = isOwn ? ownShare : 1
  const cents = (labelWh / 1000) * usdPerKwh[chemistry ?? 'lithium'] * centsPerDollar
  return {
    years: yearsOf(share * labelWh * cycles * kind.depth, dailyWh, share * kind.years),
    price: isOwn || price === null ? cents : price,
    isOwn,
  }
}

/** How long the battery of a set serves this many Wh a day at the outlets, and what the next one costs. */
export function batteryLifeOf(
  set: ComposedSet,
  outletWhPerDay: number,
  priceOf: PriceOf,
): BatteryLife | null {
  const parts = partsOf(set.lines)
  const dailyWh = outletWhPerDay / set.losses.toOutlets
  const find = (category: string) => parts.find(({ offer }) => offer.part.category === category)
  const line = find('battery') ?? find('portable')
  if (!line) return null
  const each = priceOf(line.offer.part.sku)
  const price = each === null ? null : each * line.quantity
  return line.offer.part.category === 'battery'
    ? bankLife(line, dailyWh, price)
    : stationLife(line, dailyWh, price)
}
