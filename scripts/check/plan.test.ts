import { describe, expect, test } from 'vitest'
import { mayBegin } from './plan.ts'
import { remembered } from './touched/test-times.ts'

const plan = {
  rules: null,
  always: ['changed.test.ts'],
  touched: ['a.test.ts', 'long.test.ts'],
  until: 10_000,
}
const times = { 'a.test.ts': 2, 'long.test.ts': 9 }

describe('a test file is started', () => {
  test('when its usual duration fits into the remaining time', () => {
    expect(mayBegin(plan, times, 'a.test.ts', 8_000)).toBe(true)
    expect(mayBegin(plan, times, 'a.test.ts', 8_001)).toBe(false)
    expect(mayBegin(plan, times, 'long.test.ts', 2_000)).toBe(false)
  })

  test('with an assumed five seconds when its duration is unknown, and seven for a page', () => {
    expect(mayBegin(plan, times, 'new.test.ts', 5_000)).toBe(true)
    expect(mayBegin(plan, times, 'new.test.ts', 5_001)).toBe(false)
    expect(mayBegin(plan, times, 'web/catalogue/new.test.ts', 3_000)).toBe(true)
    expect(mayBegin(plan, times, 'web/catalogue/new.test.ts', 3_001)).toBe(false)
  })

  test('in any case when the file itself was changed', () => {
    expect(mayBegin(plan, times, 'changed.test.ts', 99_000)).toBe(true)
  })
})

test('times are learned, and one slow run is half forgotten with the next', () => {
  expect(remembered({ a: 2, b: 1 }, { a: 4, c: 2.71469 })).toEqual({ a: 3, b: 1, c: 2.715 })
})
