import { expect, test } from 'vitest'
import { dailyWh, exampleHouse, simultaneousW, sizesFor, whatItRuns } from './energy-example.ts'

test('the example house uses 3467 Wh a day and 419 W at once', () => {
  expect(dailyWh(exampleHouse)).toBe(3467)
  expect(simultaneousW(exampleHouse)).toBe(419)
})

test('sizes never fall short of what the sum asks for', () => {
  expect(sizesFor(exampleHouse)).toEqual({
    dailyWh: 3467,
    simultaneousW: 419,
    inverterW: 524,
    batteryWh: 4281,
    panelW: 1028,
  })
  expect(sizesFor([]).panelW).toBe(0)
})

test('a small kit is told in lights and a fan, a large one in a refrigerator and fans', () => {
  expect(whatItRuns(518)).toEqual({ device: 'lights-and-fan', hours: 6 })
  expect(whatItRuns(2074)).toEqual({ device: 'fridge-and-fans', hours: 13 })
})
