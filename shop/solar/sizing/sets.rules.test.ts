import { describe, expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import type { KitPart, ProductSummary, Specs } from '#shop/catalogue/products/product.rules.ts'
import { usualItem } from '../calculator/calculation.rules.ts'
import { houseWarnings, setWarnings } from '../calculator/warnings.rules.ts'
import { smallHouse } from '../solar.fixture.ts'
import { gridCharge, partFigures } from './set-parts.rules.ts'
import { abilitiesOf, chooseSets, coverOf, type Demand, factorOf } from './sets.rules.ts'

const product = (
  id: string,
  category: ProductSummary['category'],
  dollars: number,
  specs: Specs,
): ProductSummary => ({
  id,
  sku: id,
  slug: id,
  hasSlug: true,
  name: id,
  shortDescription: '',
  category,
  image: null,
  priceUsa: cents(dollars * 100),
  priceCuba: cents(dollars * 110),
  availableFor: 'all',
  inStock: true,
  unitsLeft: null,
  weightLbs: 1,
  powerW: null,
  energyWh: 2560,
  usableWh: null,
  voltageV: null,
  specs,
})

const kit = (id: string, dollars: number, outlet: number, panels: number, watts: number) =>
  product(id, 'kit', dollars, {
    usable_wh: outlet,
    wh_available: Math.round(outlet / 0.81),
    pv_w: panels,
    max_continuous_w: watts,
    inverter_w: watts,
  })
const station = product('station', 'portable', 900, {
  usable_ac_wh: 3482,
  capacity_wh: 4096,
  ac_output_w: 4000,
  surge_w: 8000,
  ac_full_charge_h: 2.5,
})

const demand: Demand = { loads: smallHouse, blackoutHours: 12, sunHours: 4.5, panels: true }
const kits = [
  kit('tiny', 500, 500, 100, 550),
  kit('weak', 900, 9000, 9000, 400),
  kit('bare', 1000, 4147, 1300, 3000),
  kit('good', 1500, 5000, 1700, 3500),
  kit('large', 3000, 9000, 3500, 6000),
  kit('huge', 9000, 13_000, 7200, 9700),
]

describe('sets for a house', () => {
  const chosen = (overrides: Partial<Demand> = {}, products = kits) =>
    chooseSets(products, { ...demand, ...overrides }, 'cuba').map((set) => [
      set.product.id,
      set.level,
      set.isMet,
    ])

  test('are the lowest-priced that meet the requirement, the reserve and twice the requirement', () => {
    expect(chosen()).toEqual([
      ['bare', 'enough', true],
      ['good', 'recommended', true],
      ['large', 'ample', true],
    ])
  })

  test('always have enough power, however much they store', () =>
    expect(chosen().flat()).not.toContain('weak'))

  test('say when the closest one is insufficient', () => {
    expect(chosen({ blackoutHours: 24 }, kits.slice(0, 1))).toEqual([['tiny', 'enough', false]])
    expect(chosen({}, [])).toEqual([])
  })

  test('have no panels where none can be mounted, and panels where they can', () => {
    expect(chosen({ panels: false }, [...kits, station])).toEqual([['station', 'enough', true]])
    expect(chosen({}, [...kits, station]).flat()).not.toContain('station')
  })

  test('a product without a price is not offered', () => {
    const unpriced = kits.map((one) => ({ ...one, priceCuba: null }))
    expect(chosen({}, unpriced)).toEqual([])
  })
})

test('off-grid the recommended reserve of panels is half as much again', () => {
  expect([factorOf('recommended', false), factorOf('recommended', true)]).toEqual([1.25, 1.5])
})

test("the inverter's standby consumption counts against a set", () => {
  const abilities = abilitiesOf(kits[2]!)!
  const idle = coverOf({ ...abilities, standbyW: 0 }, demand)
  expect(coverOf(abilities, demand).energy).toBeLessThan(idle.energy)
  expect(abilitiesOf(product('panel', 'panel', 1, { power_w: 550 }))).toBeNull()
})

test('warnings: shower, fixed-speed air conditioner, hotplates, and cooking with two at once', () => {
  const house = { blackoutHours: 12, panels: true }
  const of = (...codes: string[]) =>
    houseWarnings({ ...house, items: codes.map((code) => usualItem(code)) })
  expect(of('rm', 'vp')).toEqual([])
  expect(of('du')).toEqual(['shower'])
  expect(of('sc')).toEqual(['airConditioner'])
  expect(of('si')).toEqual([])
  expect(of('ho', 'ar')).toEqual(['hotPlates', 'twoCookers'])
  expect(houseWarnings({ ...house, items: [{ ...usualItem('du'), critical: false }] })).toEqual([])
})

test('an off-grid house without panels gets a warning that nothing charges its battery', () => {
  const items = [usualItem('rm')]
  expect(houseWarnings({ items, blackoutHours: 24, panels: false })).toEqual(['noSource'])
  expect(houseWarnings({ items, blackoutHours: 23, panels: false })).toEqual([])
})

test('warnings of a set: surge, power, charge current and missing panels', () => {
  const requests = { surgeW: 4000, simultaneousW: 2000, panelW: 2200, continuousW: 3000 }
  const parts = { surgeW: 6000, batteryV: 51.2, maxChargeA: 50 }
  expect(setWarnings({ ...requests, wantsPanels: true }, parts)).toEqual([])
  expect(
    setWarnings({ ...requests, wantsPanels: true }, { ...parts, surgeW: 3000, maxChargeA: 40 }),
  ).toEqual(['surge', 'chargeCurrent'])
  const weak = { ...requests, continuousW: 1000, panelW: 0 }
  expect(setWarnings({ ...weak, wantsPanels: true }, parts)).toEqual(['power', 'noPanels'])
})

const part = (category: ProductSummary['category'], specs: Specs, quantity = 1): KitPart => ({
  product: product('part', category, 1, specs),
  quantity,
})
const battery = part('battery', { nominal_v: 51.2, max_charge_a: 50 }, 2)

test('the parts of a kit determine motor starts and charge current', () => {
  const parts = [battery, part('inverter', { surge_w: 12_000 })]
  expect(partFigures(kits[0]!, parts)).toEqual({ surgeW: 12_000, batteryV: 51.2, maxChargeA: 100 })
  expect(partFigures(station, [])).toEqual({ surgeW: 8000, batteryV: null, maxChargeA: null })
})

test('the grid charges by the label, by the charger in the box, or by a fifth an hour', () => {
  const one = kits[0]!
  expect(gridCharge(station, [])).toEqual({ watts: 1638.4, isKnown: true })
  const charger = part('inverter', { ac_charge_a: 60 })
  expect(gridCharge(one, [battery, charger]).watts).toBeCloseTo(3072)
  const hybrid = part('inverter', { type: 'hybrid off-grid' })
  expect(gridCharge(one, [battery, hybrid])).toEqual({ watts: 512, isKnown: false })
  expect(gridCharge(one, [battery, part('inverter', {})])).toEqual({ watts: 0, isKnown: true })
  expect(gridCharge(product('b', 'battery', 1, {}), [])).toEqual({ watts: 512, isKnown: false })
})
