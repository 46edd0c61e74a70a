import fc from 'fast-check'
import { expect, test } from 'vitest'
import { handOverGuards } from './hand-over.rules.ts'
import {
  type ComplianceState,
  complianceNext,
  handOverRefusal,
  type PaymentState,
  paymentNext,
} from './order-state.rules.ts'

const standing = fc.record({
  destination: fc.constantFrom('usa' as const, 'cuba' as const),
  payment: fc.constantFrom(...(Object.keys(paymentNext) as PaymentState[])),
  compliance: fc.constantFrom(...(Object.keys(complianceNext) as ComplianceState[])),
  delivery: fc.constant('prepared' as const),
  isSigned: fc.boolean(),
  exportBasis: fc.constantFrom(null, 'SCP'),
  exportFiling: fc.constantFrom('', 'X2026'),
})

test('an order may leave exactly when every guard that staff is shown is met', () => {
  fc.assert(
    fc.property(standing, (order) => {
      const isFree = handOverGuards(order).every(({ isMet }) => isMet)
      expect(isFree).toBe(handOverRefusal(order) === null)
    }),
  )
})
