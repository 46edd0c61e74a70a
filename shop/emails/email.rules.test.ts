import { expect, test } from 'vitest'
import { greetableName, maskedAddress, oneLine } from './email.rules.ts'

test('a header is one line without invisible characters', () => {
  expect(oneLine('Sol\r\nBcc: eva@example.com')).toBe('Sol Bcc: eva@example.com')
  expect(oneLine('a\u2028b\u0000c\u202Ed\u200Be  f\t')).toBe('a b c d e f')
  expect(oneLine('x'.repeat(500))).toHaveLength(200)
  expect(oneLine(`${'x'.repeat(199)}😀`).isWellFormed()).toBe(true)
})

test.each(['Ana', 'José Martí', 'J.R. Núñez', 'María del Carmen O’Farrill-Peña', '  Ana\nMaría '])(
  '%j is greeted by name',
  (name) => expect(greetableName(name)).toBe(oneLine(name)),
)

test.each([
  '',
  'Gana ya en evil.com',
  'Visita https://evil.example',
  'WWW.evil',
  'escribe a eva@example',
  'llama al 5555 0142',
  'a/b',
  '<b>Ana</b>',
  'x'.repeat(61),
])('%j is not greeted, since names are untrusted', (name) => {
  expect(greetableName(name)).toBe('')
})

test('a masked address is recognisable to its owner only', () => {
  expect(maskedAddress('ana.perez@example.com')).toBe('an…@example.com')
  expect(maskedAddress('ana@example.com')).toBe('a…@example.com')
})
