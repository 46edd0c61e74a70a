import type { Destination } from '#kernel/destination.ts'
import { contentIn, type Locale } from '#kernel/locale.ts'
import type { Usd } from '#kernel/money.ts'
import type { PaymentMethod } from '#kernel/payment-method.ts'
import { cubaCode } from '#shop/catalogue/products/set-sheet.rules.ts'
import type { ComplianceState, DeliveryState, PaymentState } from './lifecycle/order-state.rules.ts'
import type { Buyer, Recipient } from './parties.rules.ts'

export interface OrderLine {
  readonly productId: string
  readonly sku: string
  readonly nameEs: string
  readonly nameEn: string
  readonly quantity: number
  /** = equipment + freight + delivery, each per piece. */
  readonly unitPrice: Usd
  readonly unitEquipment: Usd
  readonly unitFreight: Usd
  readonly unitDelivery: Usd
  readonly weightLbs: number | null
  readonly amount: Usd
}

/** What goes back, or went back, of what was paid. */
export interface MoneyBack {
  readonly amount: Usd
  /** What had been returned before, of an order whose rest goes back. */
  readonly returned: Usd
}

/** A piece of a kit as it was sold. */
export interface SoldPart {
  readonly id: string
  readonly sku: string
  readonly nameEs: string
  readonly nameEn: string
  readonly quantity: number
}

/** The wiring sheet of a kit, or the guide with the figures of another product, in the cold of where it goes. */
export const installationPath = (
  { productId }: Pick<OrderLine, 'productId'>,
  order: Pick<Order, 'destination' | 'recipient'>,
): string => `/catalogo/${productId}/instalacion?lugar=${placeOfSheet(order) ?? cubaCode}`

/** What is installed by itself: the sheet of a set stands for all its parts. */
export const isInstalledAlone = (
  { sku }: Pick<OrderLine, 'sku'>,
  sheet: { readonly skus: readonly string[] } | null,
): boolean => !sheet?.skus.includes(sku)

/** Where an order is mounted, for how cold its panels get; null for Cuba. */
export const placeOfSheet = ({
  destination,
  recipient,
}: Pick<Order, 'destination' | 'recipient'>) => {
  if (destination === 'cuba') return null
  return recipient.address.kind === 'usa' ? `US-${recipient.address.state}` : 'US'
}

/** The days between which an order arrives. */
export interface OrderWindow {
  readonly from: Date
  readonly to: Date
}

export interface OrderSums {
  readonly subtotal: Usd
  readonly shipping: Usd
  readonly agencyFee: Usd
  readonly tax: Usd
  readonly installation: Usd
  readonly discount: Usd
  /** Repeated deliveries that came off. */
  readonly deliverySaving: Usd
  readonly total: Usd
}

export interface Order extends OrderSums {
  readonly id: string
  readonly number: string
  readonly userId: string | null
  readonly locale: Locale
  readonly destination: Destination
  readonly method: PaymentMethod
  /** The same in every language. */
  readonly methodName: string
  readonly payment: PaymentState
  readonly compliance: ComplianceState
  readonly delivery: DeliveryState
  readonly buyer: Buyer
  readonly recipient: Recipient
  readonly showsPrices: boolean
  readonly couponCode: string | null
  /** For the books, Cuba only: the specification's logistics, part of no sum. */
  readonly logistics: Usd | null
  readonly isSigned: boolean
  readonly exportBasis: string | null
  readonly exportFiling: string
  readonly carrier: string
  readonly trackingCode: string
  /** Who received the order; empty until it is delivered. */
  readonly receivedBy: string
  readonly placedAt: Date
  readonly payBy: Date | null
  readonly paidAt: Date | null
  /** Promised with the payment, or announced with a delay since. */
  readonly window: OrderWindow | null
  /** A delay was announced whose end nobody knows: no days are promised any more. */
  readonly isUndated?: boolean
  readonly closedAt: Date | null
  /** Until when the items are reserved without a proof; null once one is there, and for other methods. */
  readonly itemsUntil: Date | null
  /** Since when this open order reserves nothing. */
  readonly itemsReleasedAt: Date | null
  readonly linkVersion: number
}

export interface OrderWithLines extends Order {
  readonly lines: readonly OrderLine[]
}

/** Which link opened the order: the payer sees everything, the recipient a part. */
export type OrderViewer = 'payer' | 'recipient'

export const nameIn = (line: Pick<OrderLine, 'nameEs' | 'nameEn'>, locale: Locale): string =>
  contentIn(locale, { es: line.nameEs, en: line.nameEn })
