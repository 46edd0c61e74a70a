import { expect, test } from 'vitest'
import { buyerSearch } from './buyer.rules.ts'

test('a telephone is searched by its digits however it is typed, anything else as it is', () => {
  expect(buyerSearch('+1 (305) 555-0188')).toBe('13055550188')
  expect(buyerSearch('305 555 0188')).toBe('3055550188')
  expect(buyerSearch('Ana 305 555 0188')).toBe('Ana 305 555 0188')
  expect(buyerSearch('GS-1234-5678-9ABC')).toBe('GS-1234-5678-9ABC')
  expect(buyerSearch('123')).toBe('123')
})
