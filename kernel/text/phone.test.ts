import { expect, test } from 'vitest'
import { phoneText } from './phone.ts'

test('a phone is shown in groups that can be read', () => {
  expect(phoneText('+5352345678')).toBe('+53 5234 5678')
  expect(phoneText('+13055550123')).toBe('+1 305 555 0123')
  expect(phoneText('+34612345678')).toBe('+34 612 345 678')
  expect(phoneText('+525512345678')).toBe('+52 551 234 5678')
  expect(phoneText('+50688123456')).toBe('+506 8812 3456')
  expect(phoneText('52345678')).toBe('52345678')
})
