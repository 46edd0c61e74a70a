import { describe, expect, test } from 'vitest'
import { systemDemand } from '../system/system-demand.rules.ts'
import { itemsIn } from './calculation-query.rules.ts'
import { statedVolts, voltsIn } from './volts-written.rules.ts'

describe('volts of a device of the visitor’s own', () => {
  test.each([
    ['Oxigeno 220 V', 220],
    ['Bomba de 220v', 220],
    ['Bomba 2 HP 220 volts', 220],
    ['Split 240', 220],
    ['Lavadora 230 VAC', 220],
    ['Bomba 220/240 V', 220],
    ['Concentrador 110 V', 110],
    ['Concentrador 120v', 110],
    ['Cargador 100-240 V', null],
    ['Motor 110/220 V', null],
    ['Nevera de 240 litros', null],
    ['Plancha 220 W', null],
    ['Congelador 240 L', null],
    ['Bomba 12 V', null],
    ['Oxígeno', null],
  ] as const)('«%s» says %s', (name, volts) => {
    expect(statedVolts(name)).toBe(volts)
  })

  test('are read from its name: of 220 V it asks an outlet of 220 V, and no half of it', () => {
    const { items } = itemsIn('x1w1500h1m', 'Bomba 2 HP 220 V')
    const demand = systemDemand(items, 8)
    expect(demand).toMatchObject({ needs240: true, asksVolts: null, largest120W: 0 })
    expect(demand.on110).toEqual({ largest: null, hardest: null })
  })

  test('are asked where its name says none, each device by itself, and the answer counts', () => {
    const { items } = itemsIn('x1w1500h1m-x1w100h1', 'Bomba~Lámpara')
    expect(systemDemand(items, 8)).toMatchObject({ needs240: false, asksVolts: 'x' })
    const volts = voltsIn('xa220-xb110-xc220', items)
    expect(volts).toEqual({ xa: 220, xb: 110 })
    expect(systemDemand(items, 8, volts)).toMatchObject({
      needs240: true,
      asksVolts: null,
      largest120W: 100,
    })
  })
})
