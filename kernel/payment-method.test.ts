import { expect, test } from 'vitest'
import { isTransfer, kindOf, readPaymentMethod, readProvider } from './payment-method.ts'

test('a stored payment method is read by its kind', () => {
  expect(readPaymentMethod('paypal', 'provider')).toBe('paypal')
  const cashApp = readPaymentMethod('cash_app', 'manual')
  expect([cashApp, isTransfer(cashApp), kindOf(cashApp)]).toEqual(['cash_app', true, 'manual'])
  expect(isTransfer('paypal')).toBe(false)
})

test('an unknown method, and one whose provider is missing, throw', () => {
  for (const [stored, kind] of [
    ['bank_transfer', null],
    ['', null],
    ['stripe', 'provider'],
    ['paypal', 'manual'],
    ['zelle', 'provider'],
    ['zelle', 'cash'],
  ] as const)
    expect(() => readPaymentMethod(stored, kind)).toThrow('no payment method of this shop')
  for (const unknown of ['zelle', 'PayPal', 'toString'])
    expect(() => readProvider(unknown)).toThrow('no provider')
})
