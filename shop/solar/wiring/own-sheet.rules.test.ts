import { expect, test } from 'vitest'
import { cubanLowC } from '#shop/electrical/places/american-places.rules.ts'
import type { SheetPart } from '#shop/electrical/wiring/wiring-facts.rules.ts'
import { wiringSheetOf } from '#shop/electrical/wiring/wiring-sheet.rules.ts'
import { seedProduct } from '#tests/harness/seed-parts.ts'
import { wiring as es } from '../messages/wiring.es.ts'
import { nothingOwned, type OwnOutput } from '../owned/owned.rules.ts'
import { ownedOffers } from '../owned/owned-offers.rules.ts'
import { checklistOf, switchingOff, switchingSteps } from './checklist.rules.ts'
import { notIncluded } from './not-included.rules.ts'
import { sheetRows } from './sheet-rows.rules.ts'

const cuba = { lowC: cubanLowC, sunHours: 4.5, isUsa: false }
const sold = (counts: Readonly<Record<string, number>>): SheetPart[] =>
  Object.entries(counts).map(([sku, quantity]) => ({ ...seedProduct(sku), name: sku, quantity }))

const sheetWithOwn = (chargeA: number, output: OwnOutput | null = null) => {
  const inverter = { watts: 1000, volts: 12, chargeA, surgeW: 2000, output } as const
  const own = ownedOffers({ ...nothingOwned, inverter }).map(({ part, specs }) => ({
    ...{ sku: part.sku, category: part.category, specs, name: part.sku, quantity: 1 },
  }))
  return wiringSheetOf([...own, ...sold({ 'BAT-12V200': 1, 'ACC-FUS-T200': 1 })], cuba)
}

test('of an inverter of the house nobody says whether it bonds its neutral', () => {
  const sheet = sheetWithOwn(50)
  const bonds = checklistOf(sheet, es, 'es').filter(({ item }) => item.startsWith('Puente'))
  expect(bonds.map(({ expected }) => expected)).toEqual(['lo del manual', 'lo del manual'])
  const rows = sheetRows(sheet, es, 'es')
  expect(rows.find(({ id }) => id === 'rcd')?.details.join()).toContain('Si el inversor une')
})

test('its charger has a grid input with a breaker', () => {
  expect(sheetWithOwn(50).source?.gridInput?.breakerA).toBeGreaterThan(0)
  expect(notIncluded(sheetWithOwn(50), es, 'es').join()).toContain('el cable de la calle')
  expect(sheetWithOwn(0).source?.hasGridInput).toBe(false)
})

test('the disconnect that the steps name is said to be missing', () => {
  const parts = { 'INV-2000-12C': 1, 'BAT-12V200': 1, 'ACC-MPPT-40': 1, 'PAN-200M': 2 }
  const missing = (more: Record<string, number>) =>
    notIncluded(wiringSheetOf(sold({ ...parts, ...more }), cuba), es, 'es').join()
  expect(missing({})).toContain('un corte de corriente directa entre los paneles y el equipo')
  expect(missing({ 'ACC-BRK-63': 1 })).not.toContain('un corte de corriente directa')
})

test('a charger beside the inverter is plugged in after it and unplugged before it', () => {
  const parts = { 'INV-1000-12': 1, 'BAT-12V100': 1, 'ACC-BATC-20': 1, 'ACC-BRK-125': 1 }
  const steps = switchingSteps(wiringSheetOf(sold({ ...parts, 'ACC-CARG-20': 1 }), cuba))
  expect(steps).toEqual(['bank', 'inverter', 'charger', 'plugs'])
  expect(switchingOff(steps)).toEqual(['plugs', 'charger', 'inverter', 'bank'])
})

test('nobody expects 110 V of an inverter of which nothing is known', () => {
  const readings = (sheet: Parameters<typeof checklistOf>[0]) =>
    Object.fromEntries(checklistOf(sheet, es, 'es').map(({ item, expected }) => [item, expected]))
  expect(readings(sheetWithOwn(50))['Voltios de salida']).toMatch(/^lo de su chapa/)
  const shop = wiringSheetOf(sold({ 'INV-1000-12': 1, 'BAT-12V100': 1 }), cuba)
  expect(readings(shop)['Voltios de salida']).toBe('110–127 V')
})

test('volts that were read on the plate of an inverter of the house stand on its sheet', () => {
  const shown = (output: OwnOutput | null) => {
    const sheet = sheetWithOwn(0, output)
    const row = sheetRows(sheet, es, 'es').find(({ id }) => id === sheet.kind)
    const items = checklistOf(sheet, es, 'es')
    return [
      row?.figure,
      row?.details.join(' '),
      items.find(({ item }) => item === 'Voltios de salida')?.expected,
    ].join(' | ')
  }
  expect(shown(null)).toMatch(/\? V \|.*No se sabe si da 110 o 220 V.*\| lo de su chapa/)
  expect(shown('110')).toMatch(/· 120 V \|.*Da 110-120 V, como se leyó.*\| 110–127 V, 60 Hz/)
  expect(shown('220')).toMatch(/· 240 V \|.*Da 220-240 V, como se leyó.*\| 220–254 V, 60 Hz/)
  expect(shown('both')).toMatch(/120\/240 V \|.*Da 110-120 y 220-240 V.*\| 110–127 y 220–254 V/)
  expect(shown('220')).not.toContain('No se sabe si da 110')
})

test('of a hybrid of the house nobody says that it changes over to the grid by itself', () => {
  const tracker = { maxV: 145, minV: 60, maxW: 3000, maxA: 50 }
  const inverter = { watts: 3500, volts: 48, chargeA: 20, surgeW: 7000, tracker } as const
  const own = ownedOffers({ ...nothingOwned, inverter }).map(({ part, specs }) => ({
    ...{ sku: part.sku, category: part.category, specs, name: part.sku, quantity: 1 },
  }))
  const parts = { 'BAT-48V100': 1, 'PAN-550M': 2, 'ACC-RCBO-40': 1 }
  const sheet = wiringSheetOf([...own, ...sold(parts)], cuba)
  const board = (one: typeof sheet) =>
    sheetRows(one, es, 'es')
      .find(({ id }) => id === 'board')
      ?.details.join(' ')
  expect(sheet.kind).toBe('hybrid')
  expect(board(sheet)).toContain('No se sabe si el inversor hace de conmutador')
  expect(board(sheet)).not.toContain('No hay que poner otro')
  const shop = wiringSheetOf(sold({ ...parts, 'INV-3500-48H': 1 }), cuba)
  expect(board(shop)).toContain('No hay que poner otro')
})

test('a charging current that has to be lowered is read before it is switched on', () => {
  const readings = (parts: Record<string, number>) =>
    checklistOf(wiringSheetOf(sold(parts), cuba), es, 'es').filter(({ item }) =>
      item.startsWith('Corriente de carga'),
    )
  const inverter = { 'INV-2000-12C': 1, 'ACC-FUS-T200': 1, 'ACC-BATC-20': 1 }
  const backup = { ...inverter, 'BAT-12V200': 1 }
  expect(readings(backup)).toEqual([])
  expect(readings({ ...backup, 'ACC-MPPT-60': 1, 'PAN-200M': 4 })).toEqual([
    { item: 'Corriente de carga del equipo que la ajusta', expected: '40 A o menos' },
  ])
  expect(readings({ ...inverter, 'BAT-12V050': 1 })).toEqual([
    { item: 'Corriente de carga del equipo que la ajusta', expected: '25 A o menos' },
  ])
})

test('boxes beside the equipment are drawn behind the cables of the strings, a box on the roof before them', () => {
  // in the cold of Minnesota strings of nine would burn the inputs: three of six go on two
  const order = (parts: Record<string, number>, lowC = -38) =>
    sheetRows(wiringSheetOf(sold(parts), { ...cuba, lowC }), es, 'es')
      .map(({ id }) => id)
      .filter((id) => id === 'combiner' || id === 'panelCable')
  const bank = { 'BAT-48V100': 2, 'ACC-BATC-20': 2, 'ACC-FUS-T250': 2 }
  const large = { ...bank, 'INV-8000-48S': 1, 'PAN-550M': 18, 'ACC-CAB-50': 3, 'ACC-FUS-PV25': 1 }
  expect(order({ ...large, 'ACC-CAJA-4': 2 })).toEqual(['panelCable', 'combiner'])
  const small = { ...bank, 'INV-6000-48S': 1, 'PAN-550M': 6, 'ACC-CAB-100': 1 }
  expect(order({ ...small, 'ACC-CAJA-4': 1 })).toEqual(['combiner', 'panelCable'])
})
