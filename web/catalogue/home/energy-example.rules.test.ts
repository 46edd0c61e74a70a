import { expect, test } from 'vitest'
import { loadOf } from '#shop/solar/calculator/calculation.rules.ts'
import { typicalHouses } from '#shop/solar/calculator/typical-houses.rules.ts'
import { dailyWh, exampleLoads } from './energy-example.ts'
import { exampleSizes } from './system-sizing.server.ts'

test('the example house uses 3467 Wh a day, and what is named of it as much as in the calculator', () => {
  const items = typicalHouses.find(({ house }) => house === 'small')?.items ?? []
  const whOf = (code: string) => dailyWh(items.filter((item) => item.code === code).map(loadOf))
  const { fridge, fan, light } = exampleLoads
  expect([fridge, fan, light].map((load) => dailyWh([load]))).toEqual(['rm', 'vp', 'bl'].map(whOf))
  expect(dailyWh(items.map(loadOf))).toBe(3467)
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
