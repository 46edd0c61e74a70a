import { expect, test } from 'vitest'
import { readable } from '../understanding/folding.rules.ts'
import { chargingPanelsIn } from './recharge-by-panels.rules.ts'

test.each([
  ['¿cuánto demora en cargar con dos paneles?', 2, null],
  ['y con 3 paneles de 200?', 3, 200],
  ['how long to charge it with two 200w panels', 2, 200],
  ['en q tiempo se llena con un panel de 550', 1, 550],
  ['con 4 placas de 410 w', 4, 410],
])('%s', (question, count, watts) => {
  expect(chargingPanelsIn(readable(question))).toEqual({ count, watts })
})

test('panels without a number count nothing', () => {
  expect(chargingPanelsIn(readable('se carga con paneles?'))).toBeNull()
})
