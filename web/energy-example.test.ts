import { expect, test } from 'vitest'
import { dailyWh, exampleHouse, simultaneousW, sizesFor } from './energy-example.ts'

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
