import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { seedProduct } from '#tests/harness/seed-parts.ts'
import { checkSystem } from '../checks/check-system.rules.ts'
import { partOf } from '../parts/part.rules.ts'
import { cubanLowC } from '../places/american-places.rules.ts'
import { additionsTo } from './additions.rules.ts'
import { branchCircuits } from './branch-circuits.rules.ts'
import type { SheetPart } from './wiring-facts.rules.ts'
import { wiringSheetOf } from './wiring-sheet.rules.ts'

interface SeedProduct {
  readonly sku: string
  readonly name_es: string
  readonly category: string
  readonly specs: Readonly<Record<string, unknown>>
}
const { products } = JSON.parse(fs.readFileSync('database/seed/products.json', 'utf8')) as {
  products: SeedProduct[]
}
const part = (sku: string, quantity: number): SheetPart => {
  const product = products.find((one) => one.sku === sku)
  if (!product) throw new Error(`no ${sku} in the seed`)
  return { ...product, name: product.name_es, quantity }
}
const cuba = { lowC: cubanLowC, sunHours: 4.5, isUsa: false }

const hybrid = [
  part('PAN-550M', 4),
  part('BAT-48V100', 2),
  part('INV-6000-48S', 1),
  part('ACC-CAB-100', 1),
  part('ACC-CAJA-4', 1),
  part('ACC-FUS-PV25', 1),
  part('ACC-BRK-125', 2),
  part('ACC-BATC-20', 2),
  part('ACC-RCD-63S', 1),
]

describe('the wiring sheet of any parts', () => {
  test('states strings, fuses and cables by the figures that are checked', () => {
    const sheet = wiringSheetOf(hybrid, cuba)
    expect(sheet.kind).toBe('hybrid')
    expect(sheet.panels).toMatchObject({ series: 4, strings: 1, minV: 120, limitV: 500 })
    expect(sheet.panels?.coldV).toBeCloseTo(207.27, 2)
    expect(sheet.stringFuse).toMatchObject({ ratedA: 25, neededA: 25 })
    expect(sheet.bank).toMatchObject({ quantity: 2, parallel: 2, maxChargeA: 100 })
    expect(sheet.bankFuse).toMatchObject({ quantity: 2, ratedA: 125, neededA: 125 })
    expect(sheet.bankCable?.dropPct).toBeLessThan(0.2)
    expect(sheet.disconnect?.isInBox).toBe(true)
    expect(sheet.source?.bond).toBe('relay_in_battery_mode')
    expect(sheet.torques).toEqual([])
  })

  test('says what a long cable costs on a day of the darkest month', () => {
    const house = [
      part('PAN-550M', 2),
      part('BAT-24V200', 1),
      part('INV-3000-24H', 1),
      part('ACC-CAB-100', 1),
    ]
    const { panelCable } = wiringSheetOf(house, cuba)
    expect(panelCable?.dropPct).toBeCloseTo(3.8, 1)
    // 1100 W × 4.5 h × 0.75 × 3.8 %
    expect(panelCable?.lossWh).toBeCloseTo(140.2, 1)
  })

  test('shows a danger of parts that do not fit, instead of hiding it', () => {
    const three = hybrid.map((one) => (one.category === 'panel' ? { ...one, quantity: 3 } : one))
    const { findings } = wiringSheetOf(three, cuba).check
    expect(findings).toContainEqual(expect.objectContaining({ rule: 'E13' }))
  })

  test.each([
    ['ACC-MPPT-20', 25, '10'],
    ['ACC-MPPT-40', 50, '6'],
    ['ACC-MPPT-60', 80, '2'],
    ['ACC-MPPT-100', 125, '1/0'],
  ])('gives the way of %s to the battery its fuse and cable', (controller, fuseA, awg) => {
    const parts = [part('PAN-200M', 2), part('BAT-12V200', 1), part(controller, 1)]
    const rest = [part('INV-2000-12', 1), part('ACC-BATC-20', 1), part('ACC-FUS-T200', 1)]
    const sheet = wiringSheetOf([...parts, ...rest], cuba)
    expect(sheet.controller).toMatchObject({ fuseA, cable: { awg }, interruptKa: 10 })
    expect(sheet.bank?.chargedBy).toBe('controller')
  })

  test.each([
    [1, 10],
    [3, 30],
    [4, 40],
  ])('of %i batteries of 200 Ah the fuse of a controller interrupts %i kA', (batteries, ka) => {
    const parts = [part('BAT-12V200', batteries), part('ACC-MPPT-40', 1), part('ACC-CARG-20', 1)]
    const rest = [part('INV-1000-12', 1), part('ACC-FUS-T200', batteries), part('PAN-200M', 2)]
    const sheet = wiringSheetOf([...parts, ...rest, part('ACC-BATC-20', batteries)], cuba)
    expect([sheet.controller?.interruptKa, sheet.charger?.interruptKa]).toEqual([ka, ka])
  })

  test('says how the pairs of a bank lie, and that a plain inverter does not charge', () => {
    const total = [part('BAT-48V200W', 1), part('INV-8000-48S', 1), part('ACC-FUS-T250', 1)]
    const beside = wiringSheetOf([...total, part('ACC-BATC-20', 2)], cuba)
    expect(beside.bankCable).toMatchObject({ run: 'sideBySide', quantity: 2, ampacityA: 250 })
    expect(beside.bankCable?.dropPct).toBeCloseTo(0.093, 3)
    expect(beside.bankCable?.dropPct).toBe(beside.check.figures.battery_drop_pct)
    expect(wiringSheetOf(hybrid, cuba).bankCable?.run).toBe('each')
    const sun = [part('PAN-100M', 1), part('BAT-12V050', 1), part('ACC-MPPT-20', 1)]
    // 1.125 × 12.8 V + 1 V
    expect(wiringSheetOf(sun, cuba).panels?.minV).toBeCloseTo(15.4, 6)
    const small = [part('INV-1000-12', 1), part('BAT-12V050', 3), part('ACC-BRK-125', 1)]
    const sheet = wiringSheetOf([...small, part('ACC-BATC-20', 3), part('ACC-CARG-20', 1)], cuba)
    expect(sheet).toMatchObject({
      kind: 'separate',
      bank: { chargedBy: 'charger' },
      bankCable: { run: 'bars' },
      bankFuse: { isEach: true, neededCount: 3 },
      charger: { fuseA: 25, cable: { awg: '10' } },
    })
  })

  test('counts a combiner box once, with the fuses of its strings', () => {
    const many = hybrid.map((one) => (one.category === 'panel' ? { ...one, quantity: 8 } : one))
    const large = many.map((one) => (one.category === 'inverter' ? part('INV-12000-48S', 1) : one))
    const { combiner, stringFuse, disconnect } = wiringSheetOf(large, cuba)
    expect(combiner).toMatchObject({ quantity: 1, room: 4, replacedA: 15 })
    expect(stringFuse).toMatchObject({ quantity: 1, neededCount: combiner?.strings })
    expect(disconnect).toMatchObject({ isInBox: true, name: '' })
  })

  test('says when a box has no room for all strings', () => {
    const panels = [part('PAN-100M', 6), part('BAT-12V200', 1), part('ACC-MPPT-60', 1)]
    const rest = [part('INV-1000-12', 1), part('ACC-CAJA-4', 1), part('ACC-CAB-50', 1)]
    const counted = [...panels, ...rest].map(({ sku, category, specs, quantity }) => ({
      part: partOf(sku, category, specs),
      quantity,
    }))
    const { findings } = checkSystem(counted, cuba, { layout: { series: 1, parallel: 6 } })
    expect(findings.find(({ rule }) => rule === 'E16')?.notes).toContain('boxFull')
  })

  test('counts the loss from the farthest battery, through every cable of the bank', () => {
    const lossOf = (inverter: string, batteries: number, pairs: number) => {
      const parts = [part(inverter, 1), part('BAT-12V100', batteries), part('ACC-BRK-125', 1)]
      return wiringSheetOf([...parts, part('ACC-BATC-20', pairs)], cuba).bankCable?.dropPct ?? 0
    }
    expect(lossOf('INV-1000-12', 3, 3) / lossOf('INV-1000-12', 1, 1)).toBeCloseTo(1.5, 6)
    // the link in series is half a pair
    expect(lossOf('INV-3000-24H', 2, 2) / lossOf('INV-3000-24H', 2, 1)).toBeCloseTo(1, 6)
    expect(lossOf('INV-3000-24H', 4, 6)).toBeGreaterThan(0)
  })

  test('asks for a disconnect at every input that carries sun', () => {
    const three = [part('PAN-550M', 3), part('BAT-12V200', 2), part('ACC-MPPT-40', 3)]
    const rest = [part('INV-1000-12', 1), part('ACC-BATC-20', 2), part('ACC-FUS-T200', 2)]
    const withCuts = (count: number) =>
      wiringSheetOf([...three, ...rest, part('ACC-CAB-50', 3), part('ACC-BRK-63', count)], cuba)
    expect(withCuts(1).disconnect).toMatchObject({ quantity: 1, neededCount: 3 })
    const notes = (count: number) =>
      withCuts(count).check.findings.flatMap((one) =>
        one.notes.filter((note) => note === 'disconnects'),
      )
    expect([notes(1), notes(3)]).toEqual([['disconnects'], []])
  })

  test.each([
    ['ACC-FUS-T200', 'classT'],
    ['ACC-FUS-M80', 'terminal'],
    ['ACC-BRK-125', 'breaker'],
  ])('says of what kind %s is', (fuse, kind) => {
    const parts = [part('BAT-12V200', 1), part('INV-1000-12', 1), part(fuse, 1)]
    expect(wiringSheetOf(parts, cuba).bankFuse?.kind).toBe(kind)
  })

  test('shows a torque where a product states one', () => {
    const stated = hybrid.map((one) =>
      one.category === 'inverter' ? { ...one, specs: { ...one.specs, torque_nm: 6 } } : one,
    )
    expect(wiringSheetOf(stated, cuba).torques).toEqual([
      { name: part('INV-6000-48S', 1).name, text: '6' },
    ])
  })
})

describe('what may be added', () => {
  test('are panels up to the volts that the inverter stands in the cold', () => {
    const { panels } = additionsTo(hybrid, cuba)
    expect(panels.at(-1)).toMatchObject({ count: 5, series: 9, strings: 1, usedW: null })
    expect(panels.map(({ count }) => count)).toContain(2)
  })

  test('sizes the copper behind a box for all strings that meet in it', () => {
    const three = (pairs: number) => [
      ...[part('INV-8000-48S', 1), part('BAT-24V200', 4), part('PAN-550M', 18)],
      ...[part('ACC-CAB-50', pairs), part('ACC-CAJA-4', 1), part('ACC-FUS-PV25', 1)],
    ]
    const cold = { lowC: -38, sunHours: 3, isUsa: true }
    const each = wiringSheetOf(three(3), cold)
    expect(each.combiner).toMatchObject({ inputs: 2, perInput: 2, tail: { awg: '8' } })
    expect(each.panelCable).toMatchObject({ run: 'perString' })
    expect(each.panelCable?.neededA).toBeCloseTo(21.9, 1)
  })

  test('of two inputs names the second combiner box', () => {
    const kit = seedProduct('KIT-HOGAR-3300').components.map(({ sku, qty }) => part(sku, qty))
    const { panels } = additionsTo(kit, cuba)
    expect(panels.find(({ count }) => count === 2)).toMatchObject({ strings: 1, boxes: 0 })
    expect(panels.find(({ count }) => count === 8)).toMatchObject({ strings: 2, boxes: 1 })
  })

  test('is one panel more where the controller uses only a part of it', () => {
    const refrigerator = [part('PAN-200M', 2), part('BAT-12V200', 1), part('ACC-MPPT-40', 1)]
    const rest = [part('INV-2000-12', 1), part('ACC-BATC-20', 1), part('ACC-FUS-T200', 1)]
    expect(additionsTo([...refrigerator, ...rest, part('ACC-CAB-50', 1)], cuba).panels).toEqual([
      { count: 1, series: 3, strings: 1, boxes: 0, usedW: 512, watts: 600, chargeA: null },
    ])
  })

  test('is no folding panel more than a station has inputs for', () => {
    const panels = (station: string, count: number) =>
      additionsTo([part(station, 1), part('PAN-200P', count)], cuba).panels
    expect(panels('EST-1000', 1)).toEqual([])
    expect(panels('EST-2000', 2)).toEqual([])
    expect(panels('EST-2000', 1)).toMatchObject([{ count: 1, strings: 2 }])
  })

  test('names the current to which charging is limited where the sun gives more than the battery takes', () => {
    const oneBattery = hybrid.map((one) =>
      one.category === 'battery' ? { ...one, quantity: 1 } : one,
    )
    const amps = additionsTo(oneBattery, cuba).panels.map(({ chargeA }) => chargeA)
    expect(amps).toEqual([50, 50, 50, 50, 50])
    const [first, second] = additionsTo(hybrid, cuba).panels
    expect([first?.chargeA, second?.chargeA]).toEqual([null, null])
  })

  test('is what the coldest night of the place lets be put in series', () => {
    const minnesota = { ...cuba, lowC: -38, isUsa: true }
    expect(additionsTo(hybrid, minnesota).panels.at(-1)).toMatchObject({ count: 4, series: 8 })
  })

  test('are more batteries with the larger fuse, and none without it', () => {
    expect(additionsTo(hybrid, cuba).batteries).toEqual([])
    const larger = additionsTo(hybrid, cuba, [part('ACC-FUS-T200', 1)])
    expect(larger.batteries.map(({ count }) => count)).toEqual([1, 2])
    expect(larger.batteries[0]?.fuse).toContain('clase T')
    expect(larger.batteries.map(({ isOnBusbars }) => isOnBusbars)).toEqual([true, true])
  })
})

test('no breaker of a house circuit is larger than its cable carries', () => {
  const carries: Readonly<Record<number, number>> = { 14: 17, 12: 22, 10: 30, 8: 44, 6: 57, 4: 74 }
  for (const { breakerA, awg } of branchCircuits)
    expect(breakerA).toBeLessThanOrEqual(carries[awg] ?? 0)
})

test('a circuit of the house reaches as far as 3 % is lost at 120 V', () => {
  // by hand: 0.03 × 120 V × mm² / (2 × 0.8 × A × 0.021 Ω·mm²/m)
  const byHand: Readonly<Record<number, number>> = {
    15: 15,
    20: 17,
    30: 18,
    40: 22,
    50: 28,
    63: 36,
  }
  for (const { breakerA, metres120 } of branchCircuits)
    expect([breakerA, metres120]).toEqual([breakerA, byHand[breakerA]])
})
