import { expect, test } from 'vitest'
import { cannotBeTold } from './alike.ts'

const around = (ms: number) => Array.from({ length: 50 }, (_, at) => ms + ((at * 7919) % 100) / 10)

test('times of the same kind cannot be told apart', () => {
  expect(cannotBeTold(around(300), around(300))).toBe(true)
  expect(cannotBeTold(around(300), around(301))).toBe(true)
})

test('an answer that takes longer for one of them is told', () => {
  expect(cannotBeTold(around(300), around(330))).toBe(false)
  expect(cannotBeTold(around(12), around(8))).toBe(false)
})
