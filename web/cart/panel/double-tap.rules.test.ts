import { expect, test } from 'vitest'
import { isDoubleTap } from './double-tap.ts'

test('a product touched twice at once is added once; touched later or another one, again', () => {
  expect(isDoubleTap('a', 1_000)).toBe(false)
  expect(isDoubleTap('a', 1_250)).toBe(true)
  expect(isDoubleTap('b', 1_300)).toBe(false)
  expect(isDoubleTap('a', 1_400)).toBe(false)
  expect(isDoubleTap('a', 2_400)).toBe(false)
})
