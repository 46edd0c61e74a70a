import { expect, test } from 'vitest'
import { paymentMethods, readPaymentMethod } from './payment-method.ts'

test('a stored method is read as what it is, and one that nobody knows is a fault', () => {
  for (const method of paymentMethods) expect(readPaymentMethod(method)).toBe(method)
  for (const unknown of ['', 'PayPal', 'bank_transfer', 'toString'])
    expect(() => readPaymentMethod(unknown)).toThrow('no payment method of this shop')
})
