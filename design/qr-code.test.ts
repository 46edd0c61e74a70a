import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { longestQrText, qrCode } from './qr-code.rules.ts'

const rowsOf = (text: string) =>
  (qrCode(text) ?? []).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))
const corner = ['#######.', '#.....#.', '#.###.#.', '#.###.#.', '#.###.#.', '#.....#.', '#######.']

const uri =
  'otpauth://totp/Girasol:marta@example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Girasol&digits=6&period=30'

test('a code has three corners, rulers between them, and is square', () => {
  const rows = rowsOf('hola')
  expect([rows.length, ...new Set(rows.map((row) => row.length))]).toEqual([57, 57])
  expect(rows.slice(0, 7).map((row) => row.slice(0, 8))).toEqual(corner)
  expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(corner.map((row) => row.slice(0, 7)))
  expect(rows.slice(-7).map((row) => row.slice(0, 8))).toEqual(corner)
  expect(rows[6]?.slice(8, 48)).toBe('#.'.repeat(20))
})

test('the codes are those that a reader of another make has read back', () => {
  const print = (text: string) =>
    createHash('sha256').update(rowsOf(text).join('\n')).digest('hex').slice(0, 16)
  expect([print(uri), print('x'.repeat(longestQrText)), print('ñ'.repeat(135))]).toEqual([
    '191c20cad22e3a69',
    '56ce156e9454bc43',
    '94a90069a01012d7',
  ])
})

test('a text that is too long has no code', () => {
  expect(qrCode('x'.repeat(longestQrText + 1))).toBeNull()
  expect(qrCode('ñ'.repeat(136))).toBeNull()
})
