import { expect, test } from 'vitest'
import { dailyWh, exampleHouse } from './energy-example.ts'
import { exampleSizes } from './system-sizing.server.ts'

test('the example house uses 3467 Wh a day, as in the calculator', () => {
  expect(dailyWh(Object.values(exampleHouse))).toBe(3467)
  expect(exampleSizes().dailyWh).toBe(3467)
})

test('its sizes are those of the calculator, with what the inverter itself draws', () => {
  expect(exampleSizes()).toEqual({
    dailyWh: 3467,
    simultaneousW: 419,
    controllerA: 60,
    href: '/calculadora-solar?apagon=24&equipos=rm1-vp2-bl6-tv1-ro1-te3-la1',
    inverterW: 524,
    batteryWh: 4577,
    panelW: 1099,
  })
})
