import { onlineMethods, type PaymentMethod, readPaymentMethod } from '#kernel/payment-method.ts'

/** The method of this code, as the database would name its kind. */
export const aMethod = (code: string): PaymentMethod =>
  readPaymentMethod(code, onlineMethods.some((online) => online === code) ? 'provider' : 'manual')

export const zelle = aMethod('zelle')
