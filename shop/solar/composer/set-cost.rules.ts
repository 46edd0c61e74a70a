import type { Need } from '#shop/electrical/composer/need.rules.ts'
import type { ComposedSet } from '#shop/electrical/composer/offer.rules.ts'
import { batteryLifeOf } from './battery-life.rules.ts'

const years = 10
const daysAYear = 365
/** A small petrol generator of the same use: bought twice in ten years, at half load. */
export const generatorFacts = {
  priceUsd: 450,
  timesBought: 2,
  litresPerKwh: 0.6,
  usdPerLitre: 1.3,
} as const

export interface KwhCost {
  /** Cents per kWh used, over ten years. */
  readonly set: number
  readonly generator: number
  /** Years of the battery when they end before the ten; what the next one gives of itself is counted. */
  readonly batteryYears: number | null
  readonly isOwnBattery: boolean
}

/** What a used kWh costs over ten years, when the blackout comes every day. */
export function kwhCostOf(
  set: ComposedSet,
  need: Need,
  priceOf: (sku: string) => number | null,
): KwhCost {
  const kwh = (need.meanW * need.blackoutHours * daysAYear * years) / 1000
  const { priceUsd, timesBought, litresPerKwh, usdPerLitre } = generatorFacts
  const fixed = (priceUsd * timesBought) / kwh
  const life = batteryLifeOf(set, (need.meanW + set.standbyW) * need.blackoutHours, priceOf)
  const isReplaced = life !== null && life.years < years
  const replaced = isReplaced ? (life.price * (years - life.years)) / life.years : 0
  return {
    set: Math.round((set.price + replaced) / kwh),
    generator: Math.round(100 * (fixed + litresPerKwh * usdPerLitre)),
    batteryYears: isReplaced ? life.years : null,
    isOwnBattery: life?.isOwn ?? false,
  }
}
