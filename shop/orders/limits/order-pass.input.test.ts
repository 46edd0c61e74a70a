import { expect, test } from 'vitest'
import { passInput } from './order-pass.input.ts'

const kindOf = (value: string) => passInput.safeParse({ value, hours: '24' }).data?.kind ?? null

test('what lets a buyer through is an e-mail, a telephone or a network address', () => {
  expect(kindOf('ana@example.com')).toBe('email')
  expect(kindOf('203.0.113.7')).toBe('address')
  expect(kindOf('2001:db8::1')).toBe('address')
  for (const phone of ['+53 5 234 5678', '5234 5678', '(305) 555-0123', '+1 305 555 0123'])
    expect([phone, kindOf(phone)]).toEqual([phone, 'phone'])
  for (const phone of ['0034 612 345 678', '+34 612 345 678', '1-305-555-0123'])
    expect([phone, kindOf(phone)]).toEqual([phone, 'phone'])
})

test('digits that nobody can dial are none of them', () => {
  for (const value of [
    ...['00000000-0000-0000-0000-000000000000', '0001-01-01', '1000000000000'],
    ...['2026-11-27', '00000000', '+000 000 000', '12345', '11111111111111111'],
  ])
    expect([value, kindOf(value)]).toEqual([value, null])
})
