/** Every supported payment method; what differs between them is a `Record<PaymentMethod, …>`. */
export const paymentMethods = ['paypal', 'zelle'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const isPaymentMethod = (value: string): value is PaymentMethod =>
  paymentMethods.some((method) => method === value)

/** Reads a stored method; an unknown one throws instead of becoming another method. */
export function readPaymentMethod(stored: string): PaymentMethod {
  if (!isPaymentMethod(stored)) throw new Error(`no payment method of this shop: ${stored}`)
  return stored
}

/** As the methods call themselves, in every language. */
export const methodNames: Readonly<Record<PaymentMethod, string>> = {
  paypal: 'PayPal',
  zelle: 'Zelle',
}

/** Online a provider takes the money at once; a transfer is sent by hand and seen in the bank by a person. */
const kinds = { paypal: 'online', zelle: 'transfer' } as const satisfies Record<
  PaymentMethod,
  'online' | 'transfer'
>
export type TransferMethod = {
  [Method in PaymentMethod]: (typeof kinds)[Method] extends 'transfer' ? Method : never
}[PaymentMethod]
export type OnlineMethod = Exclude<PaymentMethod, TransferMethod>

export const isTransfer = (method: PaymentMethod): method is TransferMethod =>
  kinds[method] === 'transfer'

export const onlineMethods = paymentMethods.filter((method) => !isTransfer(method))

/** A stored provider of an online method. */
export function readProvider(stored: string): OnlineMethod {
  const method = readPaymentMethod(stored)
  if (isTransfer(method)) throw new Error(`no provider takes this method's money: ${stored}`)
  return method
}
