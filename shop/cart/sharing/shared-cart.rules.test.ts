import { expect, test } from 'vitest'
import { parseShared, toShared } from './shared-cart.rules.ts'

const id = '11111111-1111-4111-8111-111111111111'
const lines = [{ id, quantity: 2, seen: null }]

test.each([
  { destination: 'cuba', code: 'SOL.2-A_1', installation: true },
  { destination: 'usa', code: '', installation: false },
  { destination: null, code: 'GIRASOL1', installation: false },
] as const)('a shared cart has the destination, the coupon and the installation: %o', (carried) => {
  expect(parseShared(toShared({ lines, ...carried }))).toEqual({ lines, dropped: 0, ...carried })
})

test('a link made before carts had a destination still opens', () => {
  const old = { lines, dropped: 0, installation: true, destination: null, code: '' }
  expect(parseShared(`${id}:2.i:1`)).toEqual(old)
})

test('an invented destination and an impossible code are none', () => {
  const { destination, code } = parseShared(`${id}:2.d:mars.c:ñandú`)
  expect({ destination, code }).toEqual({ destination: null, code: '' })
  expect(toShared({ lines, destination: null, code: 'x y ñ', installation: false })).toBe(`${id}:2`)
})
