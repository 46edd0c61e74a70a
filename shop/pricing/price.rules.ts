import { add, cents, divideRounding, type Usd, zero } from '#kernel/money.ts'
import type { Tariff } from '#shop/shipping/tariff.rules.ts'

/** The rate per pound where none is configured: 3.00 USD. */
export const defaultRatePerPound = cents(300)

export interface PriceParts {
  readonly sellPrice: Usd | null
  readonly weightLbs: number | null
  /** The product's own delivery fee; null means the tariff's. */
  readonly deliveryFee: Usd | null
  /** Manual landed price; above 0 it overrides the formula. */
  readonly ownPrice: Usd | null
}

export interface PriceBreakdown {
  readonly sellPrice: Usd
  readonly shippingCost: Usd
  readonly deliveryFee: Usd
  readonly finalPrice: Usd
  readonly isValid: boolean
  readonly shippingRate: Usd
}

/** Weight (lb, two decimals) × rate, in cents; half a cent rounds away from zero. */
export function freight(weightLbs: number, ratePerPound: Usd): Usd {
  const hundredths = BigInt(Math.round(weightLbs * 100))
  return cents(Number(divideRounding(hundredths * BigInt(ratePerPound), 100n)))
}

/**
 * The landed price: equipment + weight × rate + delivery fee. With a manual price there is one part only; without
 * a selling price it is not valid.
 */
export function landedPrice(parts: PriceParts, tariff: Tariff): PriceBreakdown {
  const shippingRate = tariff.costPerPound || defaultRatePerPound
  if (parts.ownPrice !== null && parts.ownPrice > 0) {
    const finalPrice = parts.ownPrice
    return {
      sellPrice: finalPrice,
      shippingCost: zero,
      deliveryFee: zero,
      finalPrice,
      isValid: true,
      shippingRate,
    }
  }
  const sellPrice = parts.sellPrice ?? zero
  const shippingCost = freight(parts.weightLbs ?? 0, shippingRate)
  const deliveryFee = parts.deliveryFee ?? tariff.fixedDeliveryFee ?? zero
  const finalPrice = add(sellPrice, shippingCost, deliveryFee)
  const isValid = parts.sellPrice !== null
  return { sellPrice, shippingCost, deliveryFee, finalPrice, isValid, shippingRate }
}
