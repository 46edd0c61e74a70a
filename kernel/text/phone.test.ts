import { expect, test } from 'vitest'
import { phoneText } from './phone.ts'

test('a phone is shown in groups that can be read', () => {
  expect(phoneText('+5352345678')).toBe('+53 5234 5678')
  expect(phoneText('+13055550123')).toBe('+1 305 555 0123')
  expect(phoneText('+34612345678')).toBe('+34612345678')
})
