import { expect, test } from 'vitest'
import { paymentMethods, readPaymentMethod } from './payment-method.ts'

test('a stored payment method is read, and an unknown one throws', () => {
  for (const method of paymentMethods) expect(readPaymentMethod(method)).toBe(method)
  for (const unknown of ['', 'PayPal', 'bank_transfer', 'toString'])
    expect(() => readPaymentMethod(unknown)).toThrow('no payment method of this shop')
})
