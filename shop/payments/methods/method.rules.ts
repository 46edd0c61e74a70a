import type { Destination } from '#kernel/destination.ts'
import { cents, type Usd, zero } from '#kernel/money.ts'
import type { PaymentMethod, TransferMethod } from '#kernel/payment-method.ts'

/** Whether and for which destinations and sums a method is open. */
export interface MethodLimits {
  readonly method: PaymentMethod
  readonly isActive: boolean
  readonly destinations: readonly string[]
  readonly min: Usd
  readonly max: Usd | null
}

/** The recipient of a transfer, and the sum above which two administrators must confirm it. */
export interface TransferDetails {
  /** The e-mail or phone of the shop's bank account. */
  readonly recipient: string
  readonly registeredName: string
  readonly secondPersonAbove: Usd
}

export type TransferDetailsByMethod = Readonly<Partial<Record<TransferMethod, TransferDetails>>>

export const usualSecondPersonAbove = cents(100_000)

export const isOpenFor = (limits: MethodLimits, destination: Destination, total: Usd): boolean =>
  limits.isActive &&
  limits.destinations.includes(destination) &&
  total > zero &&
  total >= limits.min &&
  (limits.max === null || total <= limits.max)

export const needsSecondPerson = (total: Usd, { secondPersonAbove }: TransferDetails): boolean =>
  total > secondPersonAbove

/** The settings of a method that the owner has not configured. */
export const closedMethod = (method: PaymentMethod): MethodLimits => ({
  method,
  isActive: false,
  destinations: ['usa', 'cuba'],
  min: zero,
  max: null,
})
export const noTransferDetails: TransferDetails = {
  recipient: '',
  registeredName: '',
  secondPersonAbove: usualSecondPersonAbove,
}
