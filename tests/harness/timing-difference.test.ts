import { expect, test } from 'vitest'
import { isIndistinguishable } from './timing-difference.ts'

const around = (ms: number) => Array.from({ length: 50 }, (_, at) => ms + ((at * 7919) % 100) / 10)

test('times of the same kind cannot be told apart', () => {
  expect(isIndistinguishable(around(300), around(300))).toBe(true)
  expect(isIndistinguishable(around(300), around(301))).toBe(true)
})

test('an answer that takes longer for one of them is told', () => {
  expect(isIndistinguishable(around(300), around(330))).toBe(false)
  expect(isIndistinguishable(around(12), around(8))).toBe(false)
})
