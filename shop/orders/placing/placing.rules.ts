import type { Destination } from '#kernel/destination.ts'
import type { Usd } from '#kernel/money.ts'
import type { PaymentMethod } from '#kernel/payment-method.ts'
import type { LimitRefusal } from '../limits/placing-limits.rules.ts'
import type { Buyer, Recipient } from '../parties.rules.ts'

export interface RequestedLine {
  readonly id: string
  readonly quantity: number
}

/** A request to place an order; prices are not part of it. */
export interface OrderRequest {
  readonly destination: Destination
  readonly lines: readonly RequestedLine[]
  readonly couponCode: string
  readonly installation: boolean
  readonly method: PaymentMethod
  readonly buyer: Buyer
  readonly recipient: Recipient
  /** The recipient's carné de identidad; empty where it is unknown. */
  readonly nationalId: string
  readonly showsPrices: boolean
}

export type PlacingRefusal =
  | 'maintenance'
  | 'cart_empty'
  | 'product_gone'
  | 'not_for_destination'
  | 'sold_out'
  | 'not_enough_stock'
  | 'coupon_invalid'
  | 'installation_unavailable'
  | 'method_off'
  | 'declaration_missing'
  | 'declaration_outdated'
  | 'province_suspended'
  | 'attempt_reused'
  | LimitRefusal['code']

/** The total changed since it was shown: the buyer must confirm the new one. */
export interface PriceChanged {
  readonly ok: false
  readonly code: 'price_changed'
  readonly total: Usd
}

export interface Placed {
  readonly orderId: string
  readonly number: string
  /** The payer's link to the order. */
  readonly link: string
  readonly successPath: string
}

export interface PlacingRefused {
  readonly ok: false
  readonly code: PlacingRefusal
  readonly productId?: string
  /** Of that product, what this buyer's unpaid orders may still reserve. */
  readonly maxUnits?: number
  /** What a new buyer's transfer may come to. */
  readonly maxTotal?: Usd
  readonly retryAfterSeconds?: number
}

export type PlacingResult =
  | { readonly ok: true; readonly value: Placed }
  | PlacingRefused
  | PriceChanged
