import { expect, test } from 'vitest'
import { readDecimal, readWhole } from './figure.rules.ts'

test('a sum may be typed with comma or point and comes back as it is kept', () => {
  const read: Record<string, string> = {
    '12,5': '12.50',
    '12.5': '12.50',
    ' $ 477.99 ': '477.99',
    '1,299.99': '1299.99',
    '1.299,99': '1299.99',
    '1,299,000': '1299000.00',
    '1 299,5': '1299.50',
    ',5': '0.50',
    '007': '7.00',
    '3.100': '3.10',
  }
  for (const [typed, kept] of Object.entries(read))
    expect([typed, readDecimal(typed)]).toEqual([typed, { ok: true, value: kept }])
})

test('what could mean two sums, or none, is refused by name', () => {
  const refused: Record<string, string> = {
    '1,299': 'too_many_decimals',
    '1.299': 'too_many_decimals',
    '12.345': 'too_many_decimals',
    '-5': 'negative',
    doce: 'no_number',
    '1e3': 'no_number',
    '1,2,3': 'no_number',
    '1,29.99,1': 'no_number',
    '': 'no_number',
    '12345678901': 'too_large',
  }
  for (const [typed, code] of Object.entries(refused))
    expect([typed, readDecimal(typed)]).toEqual([typed, { ok: false, code }])
})

test('a count is a whole number', () => {
  expect(readWhole('12', false)).toEqual({ ok: true, value: 12 })
  expect(readWhole('12.0', false)).toEqual({ ok: true, value: 12 })
  expect(readWhole('-3', true)).toEqual({ ok: true, value: -3 })
  expect(readWhole('-3', false)).toEqual({ ok: false, code: 'negative' })
  expect(readWhole('1.5', false)).toEqual({ ok: false, code: 'no_number' })
  expect(readWhole('9'.repeat(12), false)).toEqual({ ok: false, code: 'too_large' })
})
