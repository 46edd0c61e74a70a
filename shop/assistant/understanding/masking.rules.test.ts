import { expect, test } from 'vitest'
import { mask, masked } from './masking.rules.ts'

test.each([
  ['mi carné es 85010112345', `mi carné es ${mask}`],
  ['85 01 01 12345, mándalo', `${mask}, mándalo`],
  ['tarjeta 4111 1111 1111 1111', `tarjeta ${mask}`],
  ['8501-0112-345', mask],
])('%s is kept as %s', (input, stored) => expect(masked(input)).toBe(stored))

test.each([
  '+1 305 555 0142',
  '1280 Wh y 5120 Wh',
  'GS-7K2M-93QA',
  '100 200 300 400 W',
  '53 5 1234567',
])('%s stays', (input) => expect(masked(input)).toBe(input))
