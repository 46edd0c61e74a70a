import { expect, test } from 'vitest'
import { portionsOf } from './chunks.rules.ts'

test('many things come in portions, none lost and none twice', () => {
  expect(portionsOf([])).toEqual([])
  expect(portionsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  const things = Array.from({ length: 3_000 }, (_, index) => index)
  expect(portionsOf(things).flat()).toEqual(things)
})
