import { expect, test } from 'vitest'
import { isTestEmail, sandboxCartKey, sandboxKey, testEmail } from './browser/sandbox.rules.ts'
import { vectors } from './checks/vectors.rules.ts'
import { closedTables, openTables } from './diagnosis.rules.ts'
import { sampleOrder } from './sample-order.rules.ts'

test('a table without forced row security is named, and one without policies too', () => {
  const table = (name: string, isEnabled: boolean, isForced: boolean, policies: number) => ({
    table: name,
    isEnabled,
    isForced,
    policies,
  })
  const tables = [
    table('good', true, true, 2),
    table('off', false, false, 1),
    table('unforced', true, false, 1),
    table('mute', true, true, 0),
  ]
  expect(openTables(tables)).toEqual(['off', 'unforced'])
  expect(closedTables(tables)).toEqual(['mute'])
})

test("the formulas match the specification's results", () => {
  expect(vectors().filter(({ expected, actual }) => expected !== actual)).toEqual([])
})

test('the frame stores its cart under solarCart, and nothing else under a live key (S-406)', () => {
  expect(sandboxCartKey).toBe('solarCart')
  expect(sandboxKey('cartNotices')).toBe('solarCart:cartNotices')
})

test('only an address created for a test counts as one', () => {
  expect(isTestEmail(testEmail('9b2c1f3e-0000-4000-8000-00000000abcd'))).toBe(true)
  expect(isTestEmail('prueba-ana@girasol.invalid')).toBe(false)
  expect(isTestEmail('ana@example.com')).toBe(false)
})

test('the sample is one line of two at 149.99 and a total of 299.99 (A-368, A-369)', () => {
  expect(sampleOrder.orderTotal).toBe('299.99')
  expect(sampleOrder.cartItems).toEqual([
    { name: 'Panel solar 550 W', quantity: 2, price: 149.99, total: 299.98 },
  ])
})
