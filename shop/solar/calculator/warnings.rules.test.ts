import { expect, test } from 'vitest'
import { isSized, usualItem } from './calculation.rules.ts'
import { houseWarnings } from './warnings.rules.ts'

test('warnings: shower, fixed-speed air conditioner, hotplates, and cooking with two at once', () => {
  const house = { blackoutHours: 12, panels: true, roof: 'south' } as const
  const of = (...codes: string[]) =>
    houseWarnings({ ...house, items: codes.map((code) => usualItem(code)) })
  expect(of('rm', 'vp')).toEqual([])
  expect(of('du')).toEqual(['shower'])
  expect(of('ct')).toEqual(['waterHeater'])
  expect(of('sc')).toEqual(['airConditioner'])
  expect(of('si')).toEqual([])
  expect(of('ho', 'ar')).toEqual(['hotPlates', 'twoCookers'])
  expect(houseWarnings({ ...house, items: [{ ...usualItem('du'), critical: false }] })).toEqual([])
})

test('an off-grid house without panels gets a warning that nothing charges its battery', () => {
  const items = [usualItem('rm')]
  expect(houseWarnings({ items, blackoutHours: 24, panels: false, roof: 'south' })).toEqual([
    'noSource',
  ])
  expect(houseWarnings({ items, blackoutHours: 23, panels: false, roof: 'north' })).toEqual([])
})

test('panels on a roof that faces north get a warning', () => {
  const house = { items: [usualItem('rm')], blackoutHours: 12, roof: 'north' } as const
  expect(houseWarnings({ ...house, panels: true })).toEqual(['northRoof'])
  expect(houseWarnings({ ...house, panels: false })).toEqual([])
})

test.each([
  ...['Calentador de agua instantáneo', 'ducha eléctrica', 'Tankless', 'electric shower'],
  ...['Calentador instantáneo 5500', 'Calentador de paso', 'instant water heater'],
])('«%s» is an electric shower: no set is sized for it, and it is warned of', (name) => {
  const item = { ...usualItem('x'), name, watts: 5500 }
  expect(isSized(item)).toBe(false)
  const house = { blackoutHours: 12, panels: true, roof: 'south' } as const
  expect(houseWarnings({ ...house, items: [item] })).toEqual(['shower'])
})

test.each(['Calentador de gas instantáneo', 'Calentador de leche', 'Ducha', 'Olla eléctrica'])(
  '«%s» is none',
  (name) => expect(isSized({ ...usualItem('x'), name })).toBe(true),
)
