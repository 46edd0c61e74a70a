import type { Destination } from '#kernel/destination.ts'
import type { Usd } from '#kernel/money.ts'
import type { PaymentMethod } from '#kernel/payment-method.ts'

export const buyerEmails = [
  'order_received',
  'order_divided',
  'order_corrected',
  'order_held',
  'order_released',
  'order_refused',
  'proof_received',
  'proof_refused',
  'payment_under_review',
  'payment_partly_received',
  'payment_confirmed',
  'order_expired',
  'order_cancelled',
  'order_refunded',
  'order_prepared',
  'order_handed_over',
  'order_in_cuba',
  'order_ready_for_pickup',
  'order_in_hands',
  'order_delivered',
  'order_undelivered',
  'order_incident',
  'order_delayed',
  'damage_received',
  'damage_answered',
  'order_link',
] as const
/** E-mails to the recipient: never with a price. */
export const recipientEmails = [
  'recipient_order_coming',
  'recipient_handed_over',
  'recipient_ready_for_pickup',
  'recipient_delivered',
  'recipient_undelivered',
  'recipient_delayed',
  'recipient_cancelled',
  'recipient_damage_received',
  'recipient_damage_answered',
] as const
/** What staff may correct of who receives an order and where, in the order of its form. */
export const correctedFields = [
  ...(['givenNames', 'firstSurname', 'secondSurname', 'phone', 'secondPhone', 'email'] as const),
  ...(['schedule', 'municipality', 'reparto', 'street', 'number', 'apartment'] as const),
  ...(['between1', 'between2', 'reference', 'city', 'state', 'zip'] as const),
] as const
export type CorrectedField = (typeof correctedFields)[number]

/** A field as it is now; empty where it was taken out. */
export interface Corrected {
  readonly field: CorrectedField
  readonly value: string
}

export const ownerEmails = ['owner_new_order', 'owner_proof_to_verify', 'owner_order_held'] as const

export type OrderEmailKind =
  | (typeof buyerEmails)[number]
  | (typeof recipientEmails)[number]
  | (typeof ownerEmails)[number]

export interface EmailLine {
  readonly name: string
  readonly quantity: number
  readonly price: Usd
  readonly total: Usd
  /** The page that says how it is installed. */
  readonly installation?: string
}

/** The delivery address, as the specification's payloads name it. */
export interface ShippingAddress {
  readonly recipientName: string
  readonly street: string
  readonly reparto: string
  readonly municipality: string
  readonly province: string
  readonly phone: string
}

export interface PartialPayment {
  readonly received: Usd
  readonly missing: Usd
}

/** The data of e-mails about an order; each kind uses a part of it. */
export interface OrderFacts {
  readonly number: string
  /** The order link for the recipient of the e-mail. */
  readonly link: string
  readonly destination: Destination
  readonly method: PaymentMethod
  readonly methodName: string
  readonly isPaid: boolean
  /** Relatives pay it in parts, or did until now. */
  readonly isDivided?: boolean
  /** Its provider did not accept the payment. */
  readonly isDeclined?: boolean
  readonly buyerName: string
  readonly recipientName: string
  /** Whoever pays receives it. */
  readonly isForOneself?: boolean
  /** The damage was reported by the link of whoever received it. */
  readonly isReportedByRecipient?: boolean
  /** It was to be paid at once, and is to be paid by a transfer now. */
  readonly isNowTransfer?: boolean
  readonly placedAt: Date
  readonly payBy: Date | null
  readonly lines: readonly EmailLine[]
  /** The wiring sheet of all items together; null where they are no set. */
  readonly setSheet?: string | null
  /** Whether they make a complete system. */
  readonly isSetWhole?: boolean
  readonly sums: {
    readonly subtotal: Usd
    readonly discount: Usd
    readonly couponCode?: string | null
    readonly deliverySaving: Usd
    readonly shipping: Usd
    readonly tax: Usd
    readonly agencyFee: Usd
    readonly installation: Usd
    readonly total: Usd
  }
  /** An installation was bought with it, and is still to be made. */
  readonly isInstalled?: boolean
  /** Picked up at a point: the address is that of whoever fetches it. */
  readonly isPickup?: boolean
  readonly address: Omit<ShippingAddress, 'recipientName'>
  /** Who else may receive it; absent where nobody else may. */
  readonly authorisedName?: string | undefined
  /** Until when the items of a transfer are reserved without a proof. */
  readonly itemsUntil: Date | null
  readonly carrier: string
  readonly trackingCode: string
  /** The page that follows it; null where none is known. */
  readonly trackingPage?: string | null
  /** Who received it; empty where nobody noted it. */
  readonly receivedBy?: string
  /** Between which days it arrives, in the language of the e-mail; empty where nothing is promised. */
  readonly arrival: string
  /** The new window of a delay. */
  readonly window: { readonly from: Date; readonly to: Date } | null
  /** A reason entered by staff, to be quoted; empty where there is none. */
  readonly note: string
  /** Links to accept a delay or cancel the order, and what no answer means, if known. */
  readonly choices: {
    readonly accept: string
    readonly cancel: string
    readonly silence?: 'accepts' | 'cancels'
  } | null
  readonly refunded: Usd | null
  readonly refundedAt?: Date | null
  /** It was delivered before this happened. */
  readonly wasDelivered?: boolean
  /** What of the payment is still to be returned and was not asked for. */
  readonly held?: Usd | null
  /** It ended, and all that is held goes back. */
  readonly isGoingBack?: boolean
  /** What was asked for, and is on its way back. */
  readonly underway?: Usd | null
  /** What went back of it before. */
  readonly returned?: Usd | null
  /** What was corrected of who receives it and where. */
  readonly corrections?: readonly Corrected[] | undefined
  /** What came of a transfer so far, and what is missing. */
  readonly partial?: PartialPayment | null
}

export interface OrderEmail {
  readonly kind: OrderEmailKind
  readonly order: OrderFacts
}
