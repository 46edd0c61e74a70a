import { expect, test } from 'vitest'
import { readMovementKind } from './movement.rules.ts'

test('a movement of a kind that nobody knows is a fault, not a correction', () => {
  expect(readMovementKind('returned')).toBe('returned')
  expect(() => readMovementKind('stolen')).toThrow('no kind of stock movement of this shop: stolen')
})
