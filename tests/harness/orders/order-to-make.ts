import type { Destination } from '#kernel/destination.ts'
import type { PaymentMethod } from '#kernel/payment-method.ts'
import type { Buyer, Recipient } from '#shop/orders/parties.rules.ts'

/** A line by its figures, in cents. */
export interface OrderLine {
  readonly quantity: number
  /** What the buyer pays for each: equipment, freight, delivery. */
  readonly equipment: number
  readonly freight: number
  readonly delivery: number
  readonly sell: number | null
  readonly cost: number | null
}

/** What the order builder has been told; null is what the shop itself would choose. */
export interface OrderToMake {
  readonly method: PaymentMethod
  readonly destination: Destination
  readonly payment: string | null
  readonly paidAt: Date | null
  readonly payBy: Date | null
  readonly isHeld: boolean
  readonly userId: string | null
  readonly buyer: Partial<Buyer>
  readonly recipient: Recipient | null
  readonly showsPrices: boolean
  readonly sku: string
  readonly quantity: number
  /** Placed beside the first product. */
  readonly also: readonly { readonly sku: string; readonly quantity: number }[]
  readonly takesStock: boolean
  readonly total: number
  readonly lines: readonly OrderLine[] | null
  readonly discount: number
  readonly agencyFee: number
  readonly installation: number
}

type Figures = Pick<OrderToMake, 'destination' | 'discount' | 'agencyFee' | 'installation'>

export const amountOf = ({ quantity, equipment, freight, delivery }: OrderLine): number =>
  quantity * (equipment + freight + delivery)

/** What the snapshot of such an order says, counted in the plainest way. */
export function sumsOf(order: Figures, lines: readonly OrderLine[]) {
  const subtotal = lines.reduce((sum, line) => sum + amountOf(line), 0)
  const tax = order.destination === 'usa' ? Math.round((subtotal * 7) / 100) : 0
  const { discount, agencyFee, installation } = order
  return { subtotal, tax, total: subtotal + tax + agencyFee + installation - discount }
}
