import { expect, test } from 'vitest'
import { barsOf, drawing } from './day-bars.rules.ts'

test('the highest day fills the height and half the value is half as high, on one baseline', () => {
  const { bars, ground } = barsOf([0, 50, 100])
  expect(ground).toBe(drawing.height)
  expect(bars.map(({ y, height }) => [y, height])).toEqual([
    [140, 0],
    [70, 70],
    [0, 140],
  ])
})

test('a negative day is drawn below the baseline', () => {
  const { bars, ground } = barsOf([30, -10])
  expect([ground, bars[0]?.height, bars[1]?.y, bars[1]?.height]).toEqual([105, 105, 105, 35])
})

test('days without values draw nothing and do not divide by zero', () => {
  expect(barsOf([0, 0]).bars.map(({ height }) => height)).toEqual([0, 0])
  expect(barsOf([]).bars).toEqual([])
})
