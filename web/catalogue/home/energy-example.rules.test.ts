import { expect, test } from 'vitest'
import { dailyWh, exampleHouse } from './energy-example.ts'
import { sizesFor } from './system-sizing.server.ts'

const house = Object.values(exampleHouse)

test('the example house uses 3467 Wh a day', () => {
  expect(dailyWh(house)).toBe(3467)
})

test('sizes are never below the calculated need', () => {
  expect(sizesFor(house)).toEqual({
    dailyWh: 3467,
    simultaneousW: 419,
    inverterW: 524,
    batteryWh: 4281,
    panelW: 1028,
  })
  expect(sizesFor([]).panelW).toBe(0)
})
