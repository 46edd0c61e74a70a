import { expect, test } from 'vitest'
import { checkSystem } from '#shop/electrical/checks/check-system.rules.ts'
import { isSerious } from '#shop/electrical/checks/finding.rules.ts'
import { seedPart, seedProducts } from '#tests/harness/seed-parts.ts'
import { fitsOf } from './fits.rules.ts'
import { bankOf } from './together.rules.ts'

const cuba = { lowC: 10, sunHours: 4.5, isUsa: false }
const fitOf = (...[one, other, place]: Parameters<typeof fitsOf>) =>
  fitsOf(one, other, place)[0]?.fit ?? null
const pair = (one: string, other: string) => fitOf(seedPart(one), seedPart(other), cuba)

test('as many batteries as carry the whole inverter, or a refusal with its reason', () => {
  expect(pair('BAT-12V200', 'INV-2000-12')).toMatchObject({ kind: 'bank', quantity: 2 })
  expect(pair('INV-3000-24H', 'BAT-12V200')).toMatchObject({ kind: 'bank', quantity: 2 })
  expect(pair('BAT-24V100', 'INV-1000-12')).toMatchObject({
    kind: 'refused',
    finding: { rule: 'E2', severity: 'danger' },
  })
})

test('panels in series between the lowest and the highest voltage of an input', () => {
  expect(pair('PAN-550M', 'INV-3500-48H')).toEqual({ kind: 'string', min: 4, max: 9 })
  expect(pair('PAN-200P', 'EST-1000')).toEqual({ kind: 'string', min: 1, max: 1 })
  expect(pair('PAN-550M', 'EST-0300')).toMatchObject({ kind: 'refused' })
})

test('one battery goes with an inverter that a kit sells it with, and more carry all of its power', () => {
  expect(pair('BAT-12V200', 'INV-2000-12C')).toMatchObject({ min: 1, quantity: 2 })
  expect(pair('BAT-12V050', 'INV-1000-12')).toMatchObject({ min: 1, quantity: 2 })
  expect(pair('BAT-12V200', 'INV-3000-24H')).toMatchObject({ min: 2, quantity: 2 })
})

test('the fewest batteries say to how much an inverter that charges is lowered', () => {
  expect(pair('BAT-12V050', 'INV-2000-12C')).toMatchObject({
    min: 1,
    charge: { notes: ['chargeFewest'], figures: { batteries: 1, max_charge_a: 25 } },
  })
  expect(pair('BAT-12V200', 'INV-2000-12C')).toMatchObject({ charge: null })
})

test('a controller takes panels with each battery that it charges', () => {
  const at = (panel: string, controller: string) =>
    fitsOf(seedPart(panel), seedPart(controller), cuba).map(({ fit, bankV }) =>
      fit.kind === 'string' ? `${bankV} V ${fit.min}-${fit.max}` : `${bankV} V ${fit.kind}`,
    )
  expect(at('PAN-200M', 'ACC-MPPT-20')).toEqual(['12 V 1-1', '24 V 2-3'])
  expect(at('PAN-550M', 'ACC-MPPT-20')).toEqual(['12 V refused', '24 V 1-1'])
  expect(at('PAN-200M', 'ACC-MPPT-40')).toEqual(['12 V 1-3', '24 V 2-3'])
})

test('what a label does not say is not known, instead of fitting', () => {
  const panel = { ...seedPart('PAN-550M'), voc_v: null }
  expect(fitOf(panel, seedPart('INV-3500-48H'), cuba)).toMatchObject({ kind: 'unknown' })
  const inverter = { ...seedPart('INV-3500-48H'), pv_max_v: null, pv_voc_max_v: null }
  const field = { rule: 'E12', sku: 'INV-3500-48H', field: 'pv_max_v' }
  expect(fitOf(inverter, seedPart('PAN-550M'), cuba)).toEqual({ kind: 'unknown', unknown: [field] })
  const battery = { ...seedPart('BAT-48V100'), bms_cont_a: null, max_discharge_a: null }
  expect(fitOf(battery, seedPart('INV-3500-48H'), cuba)).toMatchObject({ kind: 'unknown' })
})

test('what does not connect has nothing to say', () => {
  expect([pair('ACC-SHUNT', 'BAT-12V100'), pair('PAN-100M', 'BAT-12V100')]).toEqual([null, null])
})

const isMany = ({ category }: { readonly category: string }) =>
  category === 'battery' || category === 'panel'

/** Every pair that product pages recommend, as parts; a pair is no installation yet, without fuse and cable. */
const recommended = seedProducts.filter(isMany).flatMap((many) =>
  seedProducts.flatMap((single) =>
    fitsOf(seedPart(many.sku), seedPart(single.sku), cuba).flatMap(({ fit, bankV }) => {
      if (fit.kind !== 'bank' && fit.kind !== 'string') return []
      const counts = fit.kind === 'bank' ? [fit.min, fit.quantity] : [fit.min, fit.max]
      const pair = { many: many.sku, single: single.sku, bankV, isString: fit.kind === 'string' }
      return [...new Set(counts)].map((quantity) => ({ ...pair, quantity }))
    }),
  ),
)

test('there are pairs to recommend, with a controller at each of its voltages too', () => {
  expect(recommended.filter(({ bankV }) => bankV === null).length).toBeGreaterThan(100)
  expect(recommended.filter(({ bankV }) => bankV !== null).length).toBeGreaterThan(50)
})

test.each(recommended)('$quantity × $many with $single at $bankV V pass the rules', (found) => {
  const parts = [
    { part: seedPart(found.many), quantity: found.quantity },
    { part: seedPart(found.single), quantity: 1 },
    ...(found.bankV === null ? [] : [bankOf(found.bankV)]),
  ]
  const layout = found.isString ? { series: found.quantity, parallel: 1 } : null
  const { findings } = checkSystem(parts, cuba, { layout })
  const withoutProtection = findings.filter(({ rule }) => !['E18', 'E20'].includes(rule))
  expect(withoutProtection.filter(isSerious)).toEqual([])
})
