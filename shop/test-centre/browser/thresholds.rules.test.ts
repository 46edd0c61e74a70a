import { expect, test } from 'vitest'
import { type Measure, ratingOf, thresholds, worst } from './thresholds.rules.ts'

test.each([
  ['load', 3000],
  ['dom', 1500],
  ['firstPaint', 1000],
  ['largestPaint', 2500],
  ['layoutShift', 0.1],
  ['firstByte', 600],
  ['query', 500],
  ['connection', 200],
  ['memory', 80],
] as const satisfies readonly (readonly [Measure, number])[])(
  '%s may be up to %s (A-374, A-375, A-376, A-377, A-378, A-379, A-380, A-381, A-382)',
  (measure, limit) => {
    expect(thresholds[measure]).toBe(limit)
    expect(ratingOf(measure, limit)).toBe('success')
    expect(ratingOf(measure, limit + 0.01)).toBe('error')
  },
)

test('the other limits are 1000 ms and lower (A-383)', () => {
  const { slowestFile, suggestions, words } = thresholds
  expect(Math.max(slowestFile, suggestions, words)).toBeLessThanOrEqual(1000)
})

test('a measure the browser lacks is a notice, never a success', () => {
  expect(ratingOf('largestPaint', null)).toBe('warning')
  expect(worst([null, 3, 2])).toBe(3)
  expect(worst([null])).toBeNull()
})
