/** The online methods: each has a provider, a folder of `shop/payments`. */
export const onlineMethods = ['paypal'] as const
export type OnlineMethod = (typeof onlineMethods)[number]

/** A transfer that a person confirms at the bank: known only from `payment_methods`. */
export type TransferMethod = string & { readonly [isRead]: true }
declare const isRead: unique symbol

export type PaymentMethod = OnlineMethod | TransferMethod

/** As `payment_methods` stores it: a provider takes the money at once, manual is a transfer sent by hand. */
export const methodKinds = ['provider', 'manual'] as const
export type MethodKind = (typeof methodKinds)[number]

/** Whether a provider takes the money of this method. */
export const hasProvider = (method: string): method is OnlineMethod =>
  onlineMethods.some((online) => online === method)

export const isTransfer = (method: PaymentMethod): method is TransferMethod => !hasProvider(method)

export const kindOf = (method: PaymentMethod): MethodKind =>
  isTransfer(method) ? 'manual' : 'provider'

/**
 * Reads a stored method with the kind that `payment_methods` gives it; null is none. An unknown one, or one whose
 * provider this version does not have, throws instead of becoming another method.
 */
export function readPaymentMethod(stored: string, kind: string | null): PaymentMethod {
  if (kind === 'provider' && hasProvider(stored)) return stored
  if (kind === 'manual' && !hasProvider(stored)) return stored as TransferMethod
  throw new Error(`no payment method of this shop: ${stored}`)
}

/** A stored provider of an online method. */
export function readProvider(stored: string): OnlineMethod {
  if (hasProvider(stored)) return stored
  throw new Error(`no provider takes this method's money: ${stored}`)
}

/** A payment method as shoppers see it. */
export interface NamedMethod {
  readonly method: PaymentMethod
  /** The same in every language. */
  readonly name: string
}
