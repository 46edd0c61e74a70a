import { expect, test } from 'vitest'
import { isLabelled, roundUp, scaleOf } from './period-chart.rules.ts'

test('grid lines are round figures, and half of a count is a whole number', () => {
  for (const [max, highest] of [
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 4],
    [24, 40],
    [588_000, 600_000],
    [950_000, 1_000_000],
  ] as const)
    expect(roundUp(max)).toBe(highest)
  const ticks = (part: number) => scaleOf([{ whole: 0, part }], 'phone').ticks
  expect([ticks(1), ticks(24), ticks(-3)]).toEqual([
    [1, 0],
    [40, 20, 0],
    [1, 0, -4],
  ])
})

test('bars lie between the highest and the lowest grid line', () => {
  const { y, top, ground, step } = scaleOf([{ whole: 10, part: -10 }], 'desktop')
  expect([y(10), y(0), y(-10)]).toEqual([top, (top + ground) / 2, ground])
  expect(step).toBe(960 - 64)
})

test('a month has four labels on a phone and ten on a desktop', () => {
  const labels = (size: 'phone' | 'desktop') =>
    Array.from({ length: 30 }, (_, at) => isLabelled(30, at, size)).filter(Boolean).length
  expect([labels('phone'), labels('desktop')]).toEqual([4, 10])
})
