import type { Destination } from '#kernel/destination.ts'
import { add, atRate, cents, times, type Usd, zero } from '#kernel/money.ts'
import { priceFor } from '#shop/catalogue/products/product.rules.ts'
import { type Discount, discountFor } from '#shop/coupons/coupon.rules.ts'
import { freight, landedPrice } from '#shop/pricing/price.rules.ts'
import type { Tariff } from '#shop/shipping/tariff.rules.ts'
import type { CartProduct } from './cart.rules.ts'

/**
 * The specification's defaults for the cart where a tariff is missing or zero; those of prices differ (3.00
 * a pound, no fee: `price.rules.ts`).
 */
export const defaultCostPerPound = cents(199)
export const defaultAgencyFee = zero
export const defaultFixedDeliveryFee = cents(5000)
/** Florida sales tax, 7 % of subtotal and shipping, for the USA only. */
export const usaTaxRate = 700

export interface PricedLine {
  readonly product: CartProduct
  readonly quantity: number
}

/** Amounts of an item, times its quantity: `equipment + freight + delivery = amount`. */
export interface LineSum {
  readonly product: CartProduct
  readonly quantity: number
  readonly unitPrice: Usd
  readonly equipment: Usd
  readonly freight: Usd
  readonly delivery: Usd
  readonly ratePerPound: Usd
  readonly weightLbs: number
  /** True when the price has no breakdown. */
  readonly isOneFigure: boolean
  readonly amount: Usd
}

export interface Totals {
  readonly lines: readonly LineSum[]
  readonly subtotal: Usd
  readonly shipping: Usd
  readonly tax: Usd
  readonly agencyFee: Usd
  readonly discount: Usd
  readonly installation: Usd
  /** Repeated deliveries that come off where an order to Cuba is delivered once. */
  readonly deliverySaving: Usd
  readonly total: Usd
  readonly weightLbs: number
  /** Cuba only: the specification's logistics, stored with the order for the books, never shown beside its sums. */
  readonly logistics: Usd | null
}

export interface CartSum {
  readonly destination: Destination
  readonly lines: readonly PricedLine[]
  readonly tariff: Tariff
  readonly discount: Discount | null
  /** The price of the installation service; zero where it was not chosen. */
  readonly installation: Usd
  /** The owner delivers each order to Cuba once: of all delivery fees only the highest is charged. */
  readonly oneDelivery: boolean
}

/** Pounds rounded to two decimals. */
const pounds = (weight: number): number => Math.round(weight * 100) / 100

function lineSum({ product, quantity }: PricedLine, { destination, tariff }: CartSum): LineSum {
  const unitPrice = priceFor(product, destination) ?? zero
  const { parts, weightLbs } = product
  const own = parts?.hasOwnCubaPrice ? product.priceCuba : null
  const sum = landedPrice(
    {
      sellPrice: parts?.sellPrice ?? null,
      weightLbs,
      deliveryFee: parts?.deliveryFee ?? null,
      ownPrice: own,
    },
    tariff,
  )
  const isOneFigure =
    destination === 'usa' || own !== null || !sum.isValid || sum.finalPrice !== unitPrice
  return {
    product,
    quantity,
    unitPrice,
    equipment: times(isOneFigure ? unitPrice : sum.sellPrice, quantity),
    freight: times(isOneFigure ? zero : sum.shippingCost, quantity),
    delivery: times(isOneFigure ? zero : sum.deliveryFee, quantity),
    ratePerPound: sum.shippingRate,
    weightLbs: pounds((weightLbs ?? 0) * quantity),
    isOneFigure,
    amount: times(unitPrice, quantity),
  }
}

/** Total weight × rate + fixed fee, with defaults for missing or zero tariffs. */
export const orderLogistics = (weightLbs: number, tariff: Tariff): Usd =>
  add(
    freight(weightLbs, tariff.costPerPound || defaultCostPerPound),
    tariff.fixedDeliveryFee || defaultFixedDeliveryFee,
  )

/** Every delivery fee of a cart but the highest one. */
function repeatedDeliveries(lines: readonly LineSum[]): Usd {
  const fees = lines.map(({ delivery, quantity }) => delivery / quantity)
  return cents(lines.reduce((sum, { delivery }) => sum + delivery, 0) - Math.max(0, ...fees))
}

/** Whether what a cart pays to be delivered once is no less than this fee, so that it adds none. */
export const isDeliveryCovered = ({ lines }: Pick<Totals, 'lines'>, fee: Usd): boolean =>
  lines.some(({ delivery, quantity }) => delivery / quantity >= fee)

/** Freight and delivery that the prices of a cart to Cuba contain, and the pounds they are for. */
export function includedIn({ lines }: Pick<Totals, 'lines'>) {
  const known = lines.filter(({ isOneFigure }) => !isOneFigure)
  return {
    freight: add(...known.map(({ freight }) => freight)),
    delivery: add(...known.map(({ delivery }) => delivery)),
    weightLbs: pounds(known.reduce((weight, line) => weight + line.weightLbs, 0)),
  }
}

/** Totals with their breakdown: the shown parts add up to the total, which is never below 0. */
export function cartTotals(sum: CartSum): Totals {
  const lines = sum.lines.map((line) => lineSum(line, sum))
  const isEmpty = lines.length === 0
  const subtotal = add(...lines.map((line) => line.amount))
  const shipping = zero
  const tax = sum.destination === 'usa' ? atRate(add(subtotal, shipping), usaTaxRate) : zero
  const agencyFee = isEmpty ? zero : sum.tariff.agencyFee || defaultAgencyFee
  const before = add(subtotal, shipping, tax, agencyFee)
  const deliverySaving = sum.oneDelivery ? repeatedDeliveries(lines) : zero
  const discounted = sum.discount ? discountFor(sum.discount, subtotal) : zero
  const discount = cents(Math.min(discounted, subtotal - deliverySaving))
  const installation = isEmpty ? zero : sum.installation
  const weightLbs = pounds(lines.reduce((weight, line) => weight + line.weightLbs, 0))
  return {
    lines,
    subtotal,
    shipping,
    tax,
    agencyFee,
    discount,
    installation,
    deliverySaving,
    total: add(before, cents(-deliverySaving), cents(-discount), installation),
    weightLbs,
    logistics:
      sum.destination === 'cuba' && !isEmpty ? orderLogistics(weightLbs, sum.tariff) : null,
  }
}

/** A cart with its products looked up by item. */
export interface CartToPrice<Line> extends Omit<CartSum, 'lines'> {
  readonly lines: readonly Line[]
  readonly productOf: (line: Line) => CartProduct | null | undefined
}

/** The only price calculation of a cart, for the browser, the cart page and new orders. */
export const priceCart = <Line extends { readonly quantity: number }>({
  lines,
  productOf,
  ...sum
}: CartToPrice<Line>): Totals =>
  cartTotals({
    ...sum,
    lines: lines.flatMap((line) => {
      const product = productOf(line)
      return product ? [{ product, quantity: line.quantity }] : []
    }),
  })
