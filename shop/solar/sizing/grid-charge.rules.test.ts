import { expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import type { KitPart, ProductSummary, Specs } from '#shop/catalogue/products/product.rules.ts'
import { gridCharge } from './grid-charge.rules.ts'

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

const station = product('station', 'portable', 900, {
  usable_ac_wh: 3482,
  capacity_wh: 4096,
  ac_output_w: 4000,
  surge_w: 8000,
  ac_full_charge_h: 2.5,
})

const part = (category: ProductSummary['category'], specs: Specs, quantity = 1): KitPart => ({
  product: product('part', category, 1, specs),
  quantity,
})
const battery = part('battery', { nominal_v: 51.2, max_charge_a: 50 }, 2)

test('the grid charges by the label, by the charger in the box, or by a fifth an hour', () => {
  const one = product('kit', 'kit', 500, {})
  expect(gridCharge(station, [])).toEqual({
    ...{ watts: 1638.4, low: 1638.4, high: 1638.4 },
    ...{ isKnown: true, labelH: 2.5 },
  })
  const charger = part('inverter', { ac_charge_a: 60 })
  expect(gridCharge(one, [battery, charger]).watts).toBeCloseTo(3072)
  const hybrid = part('inverter', { type: 'hybrid off-grid' })
  const usual = { watts: 512, low: 256, high: 1024, isKnown: false, labelH: null }
  expect(gridCharge(one, [battery, hybrid])).toEqual(usual)
  expect(gridCharge(one, [battery, part('inverter', {})])).toMatchObject({
    watts: 0,
    isKnown: true,
  })
  expect(gridCharge(product('b', 'battery', 1, {}), [])).toEqual(usual)
})
